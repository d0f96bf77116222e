import { and, eq, sql } from "drizzle-orm";
import { decideIf } from "~/db/decide.server";
import type { Db } from "~/db/index.server";
import { jsonValues } from "~/db/json-rows";
import { morningBoards, needsYouCards } from "~/db/schema";
import { isEmotion, isPleasant } from "~/features/check-in/index.server";
import { classRefusal } from "~/features/classrooms/index.server";
import { m } from "~/messages/compiled/messages.js";
import { listLookStatement } from "~/platform/audit.server";
import { addDays } from "~/platform/calendar";
import { startOfDay } from "~/platform/calendar.server";
import { type Clock, localDateOf } from "~/platform/clock";
import type { Work } from "~/platform/context.server";
import { AppError } from "~/platform/errors";
import { createId } from "~/platform/ids";
import { isSchoolDay } from "~/platform/school-days";
import type { Staff } from "../visible-students.server";
import type { Answers, DayAnswer } from "./baseline";
import { askedBy, type BoardRead, type ColleagueRow } from "./board-statements.server";
import { type BoardView, toView } from "./board-view";
import {
  type CardRow,
  cardsOnBoard,
  cardsPassedTo,
  cardsToMake,
  isAsk,
  type NewCard,
  waitingForTalk,
} from "./cards";
import type { MorningBoard } from "./morning.schema";

/**
 * The morning board of a class, without an id of the first one: who answered on the class's day, who asked to talk and
 * the day's cards. One round trip; the day's first look makes the cards and takes a second one. The look is noted in
 * every shown student's disclosure log, and a teacher's own look as the receipt on the students' check-ins. A substitute
 * sees the day's counts and who asked to talk, and no card made of a child's weeks; only who asked has that look in the
 * log, as what it was. Throws 404, and 403 to a substitute on another day.
 */
export async function openMorningBoard(
  context: Work,
  staff: Staff,
  classroomId?: string,
): Promise<BoardView> {
  const asked = askedBy(staff, classroomId, context.clock());
  const [colleagues, ...read] = await asked.statements.page(context.db, asked.values);
  return viewOf(context, { staff, classroomId }, read, colleagues);
}

/** The contract's board of a class, which names no colleagues. Throws the same. */
export async function readMorningBoard(
  context: Work,
  staff: Staff,
  classroomId?: string,
): Promise<MorningBoard> {
  const asked = askedBy(staff, classroomId, context.clock());
  const read = await asked.statements.board(context.db, asked.values);
  return (await viewOf(context, { staff, classroomId }, read, [])).board;
}

async function viewOf(
  { db, clock }: Work,
  { staff, classroomId }: { staff: Staff; classroomId: string | undefined },
  [[room], members, logs, days, , allCards]: BoardRead,
  colleagues: ColleagueRow[],
): Promise<BoardView> {
  if (!room) throw await boardRefusal(db, staff, classroomId, clock());
  const date = localDateOf(clock(), room.schoolZone ?? room.teacherZone);
  const isOn = room.hasCheckIn ?? true;
  const holidays = room.holidays ?? [];
  const studentIds = members.map(({ id }) => id);
  let cards: CardRow[] = allCards;
  if (room.madeFor !== date) {
    const wanted = cardsToMake({
      ...{ date, holidays, isCheckInOn: isOn, studentIds, cards },
      answers: answersOf(logs, days),
      asks: asksOf(days),
    });
    cards = await makeCards(
      db,
      { classroomId: room.id, date, zone: room.schoolZone ?? room.teacherZone },
      wanted,
      clock,
    );
  }
  const askedToday = new Map(
    days.flatMap((day) =>
      day.localDate === date && day.wantsToTalkAt ? [[day.userId, day.wantsToTalkAt.getTime()] as const] : [],
    ),
  );
  const shown = { date, studentIds, askedToday };
  const view = toView({
    ...{ room, date, isOn, members },
    isSchoolDay: isSchoolDay(date, holidays),
    answered: new Set(logs.filter((log) => log.localDate === date).map(({ userId }) => userId)),
    skipped: new Set(
      days.filter((day) => day.localDate === date && day.skippedAt).map(({ userId }) => userId),
    ),
    waiting: waitingForTalk(cards, shown),
    onBoard: cardsOnBoard(room.isShort ? cards.filter(isAsk) : cards, shown),
    passedOn: cardsPassedTo(room.isShort ? allCards.filter(isAsk) : allCards, staff.id, {
      ...shown,
      holidays,
    }),
    colleagues,
  });
  if (view.isShort) await noteShownTo(db, staff, view, clock);
  return view;
}

/** A substitute's look concerns only those who were shown by name: who asked to talk, and no day of theirs. */
async function noteShownTo(
  db: Db,
  staff: Staff,
  { students, board, passedOn }: BoardView,
  clock: Clock,
): Promise<void> {
  const cards = [...board.needsYou, ...passedOn].map(({ student }) => student.id);
  const ids = new Set([...students.map(({ id }) => id), ...cards]);
  if (ids.size === 0) return;
  const subjects = jsonValues(JSON.stringify([...ids]));
  await listLookStatement(
    db,
    { readerId: staff.id, subjects, action: "record_read", view: "morning_board_asked" },
    clock(),
  );
}

async function boardRefusal(
  db: Db,
  staff: Staff,
  classroomId: string | undefined,
  now: Date,
): Promise<AppError> {
  if (classroomId !== undefined) return classRefusal(db, staff, classroomId, { run: now });
  return new AppError("not_found", m.circle_class_not_found());
}

type PastLog = { userId: string; localDate: string; emotion: string };
type PastDay = { userId: string; localDate: string; skippedAt: Date | null; wantsToTalkAt: Date | null };

function answersOf(logs: PastLog[], days: PastDay[]): Map<string, Answers> {
  const answers = new Map<string, Map<string, DayAnswer>>();
  const note = (userId: string, date: string, answer: DayAnswer) => {
    const own = answers.get(userId) ?? new Map<string, DayAnswer>();
    answers.set(userId, own.set(date, answer));
  };
  for (const { userId, localDate, skippedAt } of days) if (skippedAt) note(userId, localDate, "rather_not");
  for (const { userId, localDate, emotion } of logs) {
    if (isEmotion(emotion)) note(userId, localDate, isPleasant(emotion) ? "pleasant" : "unpleasant");
  }
  return answers;
}

function asksOf(days: PastDay[]): Map<string, number[]> {
  const asks = new Map<string, number[]>();
  for (const { userId, wantsToTalkAt } of days) {
    if (wantsToTalkAt) asks.set(userId, [...(asks.get(userId) ?? []), wantsToTalkAt.getTime()]);
  }
  return asks;
}

/** Makes the day's cards unless another look has just done so, and returns all cards as they are then. */
async function makeCards(
  db: Db,
  { classroomId, date, zone }: { classroomId: string; date: string; zone: string },
  wanted: NewCard[],
  clock: Clock,
): Promise<CardRow[]> {
  const now = clock();
  const day = { classroomId, localDate: date, createdAt: now };
  const all = db
    .select()
    .from(needsYouCards)
    .where(and(eq(needsYouCards.classroomId, classroomId), eq(needsYouCards.localDate, date)));
  const made = await decideIf(
    db,
    sql`not exists (select 1 from ${morningBoards}
      where ${morningBoards.classroomId} = ${classroomId} and ${morningBoards.localDate} = ${date})`,
    [
      all,
      db.insert(morningBoards).values({ id: createId(), endsAt: startOfDay(addDays(date, 1), zone), ...day }),
      ...wanted.map((card) =>
        db
          .insert(needsYouCards)
          .values({ id: createId(), ...card, ...day })
          .onConflictDoNothing(),
      ),
      all,
    ],
  );
  return made ? (made.at(-1) as CardRow[]) : all;
}
