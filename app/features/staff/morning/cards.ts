// Which "needs you" cards a class has on a day: pure rules over what was read.
import type { CardReason, needsYouCards } from "~/db/schema";
import { type Holiday, schoolDaysBetween } from "~/platform/school-days";
import { type Answers, findDifference, schoolDaysOf } from "./baseline";

export type CardRow = typeof needsYouCards.$inferSelect;
export type Card = Pick<CardRow, "studentId" | "localDate" | "reason" | "askedAtMs" | "outcome">;
type PassedCard = Card & Pick<CardRow, "passedTo">;
export type NewCard = { studentId: string; reason: CardReason; days: number; askedAtMs: number };

/** Cards on the board at one time, and of a day's own noticing. */
export const MOST_CARDS = 5;
/** School days that earlier cards are remembered for. */
const CARD_MEMORY = 10;
/** The days to look back over for them: two weeks of holidays fit in. */
export const CARD_REACH_DAYS = 28;
/** A card with "later" comes back within this many school days. */
const COMES_BACK_WITHIN = 5;
/** After such an outcome nobody is reminded of the same student for so many school days, unless the student asks. */
const QUIET_FOR: Partial<Record<NonNullable<Card["outcome"]>, number>> = {
  talked: 5,
  passed_on: 5,
  not_needed: 10,
};

/** A student asked for it, so it tells nothing of how their weeks were. */
export const isAsk = ({ askedAtMs }: Pick<Card, "askedAtMs">): boolean => askedAtMs > 0;
/** Nothing has come of it yet. */
const isUnsettled = ({ outcome }: Pick<Card, "outcome">): boolean => outcome === null || outcome === "later";

export type ClassDay = {
  /** The class's day, YYYY-MM-DD. */
  date: string;
  /** The school's days without school. */
  holidays: readonly Holiday[];
  /** Whether the school asks for check-ins at all: without, silence and answers say nothing. */
  isCheckInOn: boolean;
  studentIds: readonly string[];
  /** Each student's answers of the last weeks. */
  answers: ReadonlyMap<string, Answers>;
  /** Moments (milliseconds) at which a student asked to talk and did not take it back. */
  asks: ReadonlyMap<string, readonly number[]>;
  /** Earlier cards, today's as well. */
  cards: readonly Card[];
};

/**
 * The cards to make on a class's day beside those of students who ask today: asks that nobody has answered yet, cards
 * put off with "later", and students who differ from their own usual. At most five with today's asks, where asks
 * always have their place; of the others the surest.
 */
export function cardsToMake(day: ClassDay): NewCard[] {
  const asksToday = new Set(
    day.cards.filter((card) => isAsk(card) && card.localDate === day.date).map(({ studentId }) => studentId),
  );
  const others = day.studentIds.filter((id) => !asksToday.has(id));
  const earlier = others.flatMap((id) => unansweredAsk(day, id) ?? []);
  const asking = new Set(earlier.map(({ studentId }) => studentId));
  const noticed = day.isCheckInOn
    ? noticedCards(
        day,
        others.filter((id) => !asking.has(id)),
      )
    : [];
  const free = Math.max(0, MOST_CARDS - asksToday.size - earlier.length);
  return [...earlier, ...noticed.slice(0, free)];
}

/** The remembered ones of a student, oldest first. */
const cardsBefore = (day: ClassDay, studentId: string): Card[] =>
  day.cards
    .filter(
      (card) =>
        card.studentId === studentId && card.localDate < day.date && daysSince(card, day) <= CARD_MEMORY,
    )
    .sort((a, b) => (a.localDate < b.localDate ? -1 : 1));

/** An ask of an earlier day that still stands: nobody has said what came of it, or only "later". */
function unansweredAsk(day: ClassDay, studentId: string): NewCard | null {
  const cards = cardsBefore(day, studentId);
  const last = cards
    .filter(isAsk)
    .sort((a, b) => a.askedAtMs - b.askedAtMs || (a.localDate < b.localDate ? -1 : 1))
    .at(-1);
  if (!last || !isUnsettled(last)) return null;
  // A talk about another card of the same or a later day was the talk.
  const isAnswered = cards.some((card) => card.localDate >= last.localDate && !isUnsettled(card));
  const stands = day.asks.get(studentId)?.includes(last.askedAtMs);
  if (isAnswered || !stands) return null;
  return { studentId, reason: "asked_earlier", days: 0, askedAtMs: last.askedAtMs };
}

function noticedCards(day: ClassDay, studentIds: readonly string[]): NewCard[] {
  const schoolDays = schoolDaysOf(day.answers.values(), day.date, day.holidays);
  const back: NewCard[] = [];
  const found: { card: NewCard; chance: number }[] = [];
  for (const studentId of studentIds) {
    const cards = cardsBefore(day, studentId);
    if (cards.some((card) => daysSince(card, day) <= quietAfter(card))) continue;
    const difference = findDifference(day.answers.get(studentId) ?? new Map(), schoolDays);
    const isBack = comesBack(cards.filter((card) => !isAsk(card)).at(-1), day);
    if (isBack) {
      const reason = difference?.kind ?? "come_back";
      back.push({ studentId, reason, days: difference?.days ?? 0, askedAtMs: 0 });
    } else if (difference) {
      const card = { studentId, reason: difference.kind, days: difference.days, askedAtMs: 0 };
      found.push({ card, chance: difference.chance });
    }
  }
  return [...back, ...found.sort((a, b) => a.chance - b.chance).map(({ card }) => card)];
}

/** School days since a card's: a weekend or a holiday is no time in which anybody could have done anything. */
const daysSince = ({ localDate }: Card, { date, holidays }: ClassDay): number =>
  schoolDaysBetween(localDate, date, holidays);

const quietAfter = ({ outcome }: Card): number => (outcome && QUIET_FOR[outcome]) || -1;

/** Put off with "later", or put off before and not answered since. */
const comesBack = (last: Card | undefined, day: ClassDay): boolean =>
  last !== undefined &&
  daysSince(last, day) <= COMES_BACK_WITHIN &&
  (last.outcome === "later" || (last.outcome === null && last.reason === "come_back"));

type Shown = Pick<ClassDay, "date" | "studentIds"> & {
  /** When each student asked to talk today, in milliseconds; nobody who took it back. */
  askedToday: ReadonlyMap<string, number>;
};

/** Today's cards of the class's present students; an ask that was taken back is none. */
function cardsOfDay<Each extends Card>(
  cards: readonly Each[],
  { date, studentIds, askedToday }: Shown,
): Each[] {
  const present = new Set(studentIds);
  return cards.filter(
    (card) =>
      card.localDate === date &&
      present.has(card.studentId) &&
      (card.reason !== "asked" || askedToday.get(card.studentId) === card.askedAtMs),
  );
}

/**
 * The cards on the board now, at most five and one a student: who asked to talk first, in the order of asking, then
 * the others in the order of the class list (`studentIds`), which says nothing about how anybody is.
 */
export function cardsOnBoard<Each extends Card>(cards: readonly Each[], shown: Shown): Each[] {
  const place = new Map(shown.studentIds.map((id, index) => [id, index]));
  const open = cardsOfDay(cards, shown)
    .filter(({ outcome }) => outcome === null)
    // A fresh ask stands before the same student's earlier one.
    .sort((a, b) => b.askedAtMs - a.askedAtMs);
  const seen = new Set<string>();
  const one = open.filter(({ studentId }) => !seen.has(studentId) && seen.add(studentId));
  return one
    .sort(
      (a, b) =>
        Number(isAsk(b)) - Number(isAsk(a)) ||
        a.askedAtMs - b.askedAtMs ||
        (place.get(a.studentId) ?? 0) - (place.get(b.studentId) ?? 0),
    )
    .slice(0, MOST_CARDS);
}

/**
 * Cards passed on to somebody by name, the newest of each student, for as long as nobody else is reminded of the same
 * student; of the class's present students only.
 */
export function cardsPassedTo<Each extends PassedCard>(
  cards: readonly Each[],
  userId: string,
  { date, studentIds, holidays }: Pick<ClassDay, "date" | "studentIds" | "holidays">,
): Each[] {
  const newest = new Map<string, Each>();
  for (const card of cards) {
    const isNow =
      card.outcome === "passed_on" && schoolDaysBetween(card.localDate, date, holidays) <= quietAfter(card);
    if (card.passedTo !== userId || !isNow) continue;
    const known = newest.get(card.studentId);
    if (!known || known.localDate < card.localDate) newest.set(card.studentId, card);
  }
  return studentIds.flatMap((id) => newest.get(id) ?? []);
}

/** Ids of the students who asked to talk, today or earlier, and with whom nobody has talked yet. */
export function waitingForTalk(cards: readonly Card[], shown: Shown): Set<string> {
  const waiting = cardsOfDay(cards, shown).filter((card) => isAsk(card) && isUnsettled(card));
  return new Set(waiting.map(({ studentId }) => studentId));
}
