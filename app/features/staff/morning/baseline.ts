// Whether a child's answers differ from the child's own usual, for the morning board.
//
// Method. Each child is compared with nobody but themselves, over weeks, on school days: weekdays outside the school's
// holidays on which the class answered (see `schoolDaysOf`), so that weekends, holidays and days without a lesson are no
// silence.
//
// 1. Changed. Of the child's answers on the last five school days, how many were unpleasant? The
//    child's usual share comes from the up to 30 school days before the last five, as a Beta distribution over that
//    share; the chance of so many or more under the usual share is the upper tail of the Beta-binomial (posterior
//    predictive) distribution (Gelman et al., Bayesian Data Analysis, 3rd ed., chapters 2 and 6; Marshall & Spiegelhalter,
//    Statistics in Medicine 22, 2003, for the predictive tail as an alarm). Not knowing the share well widens the tail
//    by itself, so a short history raises fewer alarms than a long one. Small counts and a robust window follow
//    the surveillance practice of comparing with a gap between baseline and window (Hutwagner et al., J. Urban Health
//    80, 2003: EARS C2), so that the beginning of a change does not become the usual.
// 2. Silent. A run of school days up to the last one without any answer, of a child who usually answers; the chance of
//    so long a run under the child's own share of days without answer, by the same tail. Four days at least, because
//    a cold takes two or three.
//
// "I'd rather not say" is an answer, and neither pleasant nor unpleasant: it must cost nothing (P21). No
// feeling is named or weighed against another, intensities and energy are not read, and children are not ranked.
// `npm run bench:baseline` measures it on simulated classes.
import { type Holiday, isSchoolDay } from "~/platform/school-days";

/** What a child's day says; a day without any answer is not in the map at all. */
export type DayAnswer = "pleasant" | "unpleasant" | "rather_not";
/** A child's answers by day (YYYY-MM-DD). */
export type Answers = ReadonlyMap<string, DayAnswer>;

export type Difference = {
  kind: "changed" | "silent";
  /** School days for which it has been so, the last one included. */
  days: number;
  /** The chance of it while nothing has changed; the smaller, the surer. */
  chance: number;
};

/** School days that are looked at, and the ones before them that make a child's usual. */
const RECENT_DAYS = 5;
const USUAL_DAYS = 30;
/** School days that are needed at all. */
export const SCHOOL_DAYS = RECENT_DAYS + USUAL_DAYS;
/** Fewer answers say nothing about what is usual. */
const FEWEST_ANSWERS = 10;
/** Fewer unpleasant answers among the last five are nobody's change. */
const FEWEST_UNPLEASANT = 3;
const CHANGED_BELOW = 0.008;
/** Days of silence, and how often somebody must usually answer to be missed. */
const SILENT_DAYS = 4;
const USUALLY_ANSWERS = 0.6;
const SILENT_BELOW = 0.005;
/**
 * What is known of any child before the first answer: that about one answer in six is unpleasant, worth six
 * answers; and that a sixth of the days has no answer, worth six days.
 */
const PRIOR_UNPLEASANT = { yes: 1, no: 5 };
const PRIOR_SILENT = { yes: 1, no: 5 };
/** Of the number that usually answers, the part below which a weekday was no school day. */
const SCHOOL_DAY_PART = 0.25;

/**
 * The school days before `today` (YYYY-MM-DD, itself left out), oldest first, at most 35: of the school's
 * days those on which at least a quarter of the class's median day answered. On a day when nearly nobody answers there
 * was no lesson, or a holiday that nobody entered.
 */
export function schoolDaysOf(
  children: Iterable<Answers>,
  today: string,
  holidays: readonly Holiday[],
): string[] {
  const answered = new Map<string, number>();
  for (const answers of children) {
    for (const date of answers.keys()) {
      if (date < today && isSchoolDay(date, holidays)) answered.set(date, (answered.get(date) ?? 0) + 1);
    }
  }
  const counts = [...answered.values()].sort((a, b) => a - b);
  const median = counts[Math.floor(counts.length / 2)] ?? 0;
  return [...answered.keys()]
    .filter((date) => (answered.get(date) ?? 0) >= median * SCHOOL_DAY_PART)
    .sort()
    .slice(-SCHOOL_DAYS);
}

/**
 * How a child's last school days differ from the child's own usual; null when they do not, or when too little is
 * known to say. `schoolDays` is oldest first (`schoolDaysOf`).
 */
export function findDifference(answers: Answers, schoolDays: readonly string[]): Difference | null {
  const recent = schoolDays.slice(-RECENT_DAYS).map((date) => answers.get(date));
  // Days before somebody's first answer are no silence: they were not there yet.
  const first = schoolDays.findIndex((date) => answers.has(date));
  const usual = first < 0 ? [] : schoolDays.slice(first, -RECENT_DAYS).map((date) => answers.get(date));
  if (usual.filter((answer) => answer !== undefined).length < FEWEST_ANSWERS) return null;
  return findSilence(recent, usual) ?? findChange(recent, usual);
}

type Days = readonly (DayAnswer | undefined)[];

function findSilence(recent: Days, usual: Days): Difference | null {
  const lastAnswer = recent.findLastIndex((answer) => answer !== undefined);
  const days = recent.length - 1 - lastAnswer;
  const silent = usual.filter((answer) => answer === undefined).length;
  const usuallyAnswers = 1 - silent / usual.length >= USUALLY_ANSWERS;
  if (days < SILENT_DAYS || !usuallyAnswers) return null;
  const chance = chanceOfAtLeast(days, days, {
    yes: PRIOR_SILENT.yes + silent,
    no: PRIOR_SILENT.no + usual.length - silent,
  });
  return chance < SILENT_BELOW ? { kind: "silent", days, chance } : null;
}

function findChange(recent: Days, usual: Days): Difference | null {
  const told = usual.filter((answer) => answer === "pleasant" || answer === "unpleasant");
  const unpleasant = told.filter((answer) => answer === "unpleasant").length;
  const share = {
    yes: PRIOR_UNPLEASANT.yes + unpleasant,
    no: PRIOR_UNPLEASANT.no + told.length - unpleasant,
  };
  const answers = recent.filter((answer) => answer && answer !== "rather_not");
  const count = answers.filter((answer) => answer === "unpleasant").length;
  if (count < FEWEST_UNPLEASANT) return null;
  const chance = chanceOfAtLeast(count, answers.length, share);
  const days = recent.length - recent.indexOf("unpleasant");
  return chance < CHANGED_BELOW ? { kind: "changed", days, chance } : null;
}

/**
 * The chance of at least `count` in `total` when each happens with a share that is Beta(`yes`, `no`) distributed:
 * the upper tail of the Beta-binomial distribution. 0 to 1.
 */
export function chanceOfAtLeast(
  count: number,
  total: number,
  { yes, no }: { yes: number; no: number },
): number {
  let chance = 0;
  for (let each = Math.max(0, count); each <= total; each += 1) {
    chance += choose(total, each) * rising(yes, each) * rising(no, total - each);
  }
  return Math.min(1, chance / rising(yes + no, total));
}

/** start × (start + 1) × … of so many factors. */
const rising = (start: number, factors: number): number => {
  let product = 1;
  for (let index = 0; index < factors; index += 1) product *= start + index;
  return product;
};

const choose = (total: number, picked: number): number => {
  let ways = 1;
  for (let index = 0; index < picked; index += 1) ways = (ways * (total - index)) / (index + 1);
  return ways;
};
