import type { UserRow } from "~/platform/context.server";
import { reasonText, sentenceText } from "./card-texts";
import type { CardRow } from "./cards";
import type { MorningBoard } from "./morning.schema";

export type StudentState = "answered" | "not_yet" | "rather_not" | "asked" | "off";
/** What the page shows: the contract's board, and each student's tile. */
export type BoardView = {
  classroom: { id: string; name: string };
  /** Whether the school asks for check-ins. */
  isOn: boolean;
  /** Whether there is school today; nobody has to answer otherwise. */
  isSchoolDay: boolean;
  /** For a substitute: the students are those who asked to talk. */
  isShort: boolean;
  students: { id: string; name: string; state: StudentState }[];
  board: MorningBoard;
  /** Cards that a colleague passed on to this person by name. */
  passedOn: MorningBoard["needsYou"];
  /** To whom a card can be passed on by name. */
  colleagues: { id: string; name: string }[];
};

/** What was read of a class and its day. */
type Facts = {
  /** `isShort`: for a substitute. */
  room: { id: string; name: string; isShort: number };
  date: string;
  isOn: boolean;
  isSchoolDay: boolean;
  members: Pick<UserRow, "id" | "firstName" | "lastName" | "grade">[];
  answered: Set<string>;
  skipped: Set<string>;
  waiting: Set<string>;
  onBoard: CardRow[];
  passedOn: CardRow[];
  colleagues: Pick<UserRow, "id" | "firstName" | "lastName">[];
};

/** The board of a class as it is shown. */
export function toView(facts: Facts): BoardView {
  const { room, date, isOn, isSchoolDay, members, answered, skipped, waiting } = facts;
  const stateOf = (id: string): StudentState => {
    if (answered.has(id)) return "answered";
    if (skipped.has(id)) return "rather_not";
    return isOn ? "not_yet" : "off";
  };
  const states = members.map(({ id }) => stateOf(id));
  const count = (wanted: StudentState) => states.filter((state) => state === wanted).length;
  const named = (id: string) => ({ id, firstName: members.find((each) => each.id === id)?.firstName ?? "" });
  const listed = room.isShort ? members.filter(({ id }) => waiting.has(id)) : members;
  const toCard = (card: CardRow) => ({
    id: card.id,
    student: named(card.studentId),
    reason: reasonText(card),
    sentence: sentenceText(card, gradeOf(card.studentId)),
  });
  const gradeOf = (id: string) => members.find((each) => each.id === id)?.grade ?? null;
  return {
    classroom: { id: room.id, name: room.name },
    isOn,
    isSchoolDay,
    isShort: Boolean(room.isShort),
    students: listed.map((each) => ({
      id: each.id,
      name: nameInClass(each, members),
      state: waiting.has(each.id) ? "asked" : stateOf(each.id),
    })),
    board: {
      date,
      answered: count("answered"),
      notYet: count("not_yet"),
      ratherNot: count("rather_not"),
      wantsToTalk: members.filter(({ id }) => waiting.has(id)).map(({ id }) => named(id)),
      needsYou: facts.onBoard.map(toCard),
    },
    passedOn: facts.passedOn.map(toCard),
    colleagues: facts.colleagues.map(({ id, firstName, lastName }) => ({
      id,
      name: `${firstName} ${lastName}`,
    })),
  };
}

/** The first name, with the last name's first letter where two in the class share it. */
function nameInClass(
  { id, firstName, lastName }: Facts["members"][number],
  members: Facts["members"],
): string {
  const isShared = members.some((other) => other.id !== id && other.firstName === firstName);
  return isShared && lastName ? `${firstName} ${lastName.slice(0, 1)}.` : firstName;
}
