import { CULTURAL_STYLES, type CulturalStyle } from "~/features/music/index.server";
import { daysBetween, toDayNumber, weekNumberOf } from "~/platform/calendar";

/** A piece the child made, by its music alone; `cardDay` is the Sunday whose card tells of it. */
export type Piece = { style: string; key: string; bpm: number; createdAt: Date; cardDay: string };
/** A part of a lesson the child finished. */
export type DoneActivity = { lessonId: string; activityId: string; doneAt: Date; cardDay: string };

/** All a card is chosen from: no words of the child, no talk, no feeling. */
export type CardFacts = {
  pieces: readonly Piece[];
  activities: readonly DoneActivity[];
  /** The first Sunday after the account was made. */
  firstDay: string;
};

export type LessonOutline = { id: string; activities: readonly { id: string }[] };

export type CardChoice = {
  day: string;
  song:
    | { isMade: true; style: CulturalStyle; key: string; bpm: number }
    | { isMade: false; style: CulturalStyle };
  /** `isDone`: the child worked on it in that week; else it is one to come. */
  lesson: { id: string; isDone: boolean };
};

/** Chooses the card of a Sunday. The same facts give the same card, whenever it is asked for. */
export function chooseCard(day: string, facts: CardFacts, lessons: readonly LessonOutline[]): CardChoice {
  return { day, song: chooseSong(day, facts.pieces), lesson: chooseLesson(day, facts, lessons) };
}

/** The newest piece of the week; without one a style to try, each week another. */
function chooseSong(day: string, pieces: readonly Piece[]): CardChoice["song"] {
  const [newest] = pieces
    .filter(({ cardDay }) => cardDay === day)
    .toSorted((a, b) => b.createdAt.getTime() - a.createdAt.getTime());
  const made = CULTURAL_STYLES.find((style) => style === newest?.style);
  if (newest && made) return { isMade: true, style: made, key: newest.key, bpm: newest.bpm };
  const weekNumber = weekNumberOf(toDayNumber(day));
  return { isMade: false, style: CULTURAL_STYLES[weekNumber % CULTURAL_STYLES.length] ?? "jazz" };
}

/**
 * The lesson worked on last in the week. Without one the next: those begun first, then the others in their order;
 * for each further quiet week one lesson on, so that no family gets the same card again and again.
 */
function chooseLesson(
  day: string,
  { activities, firstDay }: CardFacts,
  lessons: readonly LessonOutline[],
): CardChoice["lesson"] {
  const known = activities.filter(
    ({ lessonId, cardDay }) => cardDay <= day && lessons.some(({ id }) => id === lessonId),
  );
  const newest = known.toSorted((a, b) => b.doneAt.getTime() - a.doneAt.getTime())[0];
  if (newest?.cardDay === day) return { id: newest.lessonId, isDone: true };
  const doneIn = (lesson: LessonOutline) =>
    lesson.activities.filter(({ id }) =>
      known.some(({ lessonId, activityId }) => lessonId === lesson.id && activityId === id),
    ).length;
  const unfinished = lessons.filter((lesson) => doneIn(lesson) < lesson.activities.length);
  const toCome = [
    ...unfinished.filter((lesson) => doneIn(lesson) > 0),
    ...unfinished.filter((lesson) => doneIn(lesson) === 0),
  ];
  const candidates = toCome.length > 0 ? toCome : lessons;
  const quietWeeks = newest
    ? daysBetween(newest.cardDay, day) / 7 - 1
    : Math.max(0, daysBetween(firstDay, day) / 7);
  return { id: candidates[quietWeeks % candidates.length]?.id ?? "", isDone: false };
}
