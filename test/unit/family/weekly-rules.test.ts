import { describe, expect, it } from "vitest";
import { type CardFacts, chooseCard } from "~/features/family/weekly-rules.server";
import { lessons } from "~/features/learning/content";
import { CULTURAL_STYLES } from "~/features/music/engine/types";
import { addDays } from "~/platform/calendar";

const DAY = "2026-11-22";
const weeksOn = (weeks: number) => addDays(DAY, 7 * weeks);
const nothing: CardFacts = { pieces: [], activities: [], firstDay: DAY };

const piece = (cardDay: string, at: string, style = "jazz") => ({
  ...{ style, key: "E♭ major", bpm: 96 },
  ...{ createdAt: new Date(at), cardDay },
});
const done = (lessonId: string, activityId: string, cardDay: string, at = `${cardDay}T12:00:00Z`) => ({
  ...{ lessonId, activityId, cardDay },
  doneAt: new Date(at),
});
const wholeLesson = (id: string, cardDay: string) =>
  (lessons.find((lesson) => lesson.id === id)?.activities ?? []).map((each) => done(id, each.id, cardDay));
const firstPart = (id: string) => lessons.find((lesson) => lesson.id === id)?.activities[0]?.id ?? "";

describe("the song of a week", () => {
  it("is the newest piece the child made in it, by its music alone", () => {
    const pieces = [
      piece(DAY, "2026-11-18T10:00:00Z", "gospel"),
      piece(DAY, "2026-11-20T10:00:00Z", "ambient"),
      piece(weeksOn(-1), "2026-11-12T10:00:00Z"),
    ];
    const { song } = chooseCard(DAY, { ...nothing, pieces }, lessons);
    expect(song).toEqual({ isMade: true, style: "ambient", key: "E♭ major", bpm: 96 });
  });

  it("is a style to try where none was made, each week another, all of them in turn", () => {
    const last = [piece(weeksOn(-1), "2026-11-12T10:00:00Z"), piece(DAY, "2026-11-18T10:00:00Z", "unknown")];
    const songs = CULTURAL_STYLES.map(
      (_, week) => chooseCard(weeksOn(week), { ...nothing, pieces: last }, lessons).song,
    );
    expect(songs.every(({ isMade }) => !isMade)).toBe(true);
    expect(new Set(songs.map(({ style }) => style))).toEqual(new Set(CULTURAL_STYLES));
  });
});

describe("the skill of a week", () => {
  const lessonOn = (day: string, facts: Partial<CardFacts>) =>
    chooseCard(day, { ...nothing, ...facts }, lessons).lesson;

  it("is of the lesson worked on last in it", () => {
    const activities = [
      done("2", firstPart("2"), DAY, "2026-11-19T10:00:00Z"),
      done("1", firstPart("1"), DAY, "2026-11-18T10:00:00Z"),
      done("5", firstPart("5"), weeksOn(1), "2026-11-25T10:00:00Z"),
    ];
    expect(lessonOn(DAY, { activities })).toEqual({ id: "2", isDone: true });
  });

  it("is the first lesson for a child who has begun none", () => {
    expect(lessonOn(DAY, {})).toEqual({ id: "1", isDone: false });
    expect(lessonOn(DAY, { firstDay: weeksOn(1) })).toEqual({ id: "1", isDone: false });
  });

  it("is the one begun, else the next in order, when nothing was done in the week", () => {
    const begun = [...wholeLesson("1", weeksOn(-2)), done("3", firstPart("3"), weeksOn(-1))];
    expect(lessonOn(DAY, { activities: begun })).toEqual({ id: "3", isDone: false });
    expect(lessonOn(DAY, { activities: wholeLesson("1", weeksOn(-1)) })).toEqual({ id: "2", isDone: false });
  });

  it("goes one lesson on with each quiet week, so that no card is the last one again", () => {
    const activities = wholeLesson("1", weeksOn(-1));
    const ids = [0, 1, 2, 11].map((week) => lessonOn(weeksOn(week), { activities }).id);
    expect(ids).toEqual(["2", "3", "4", "2"]);
  });

  it("starts over when every lesson is finished", () => {
    const activities = lessons.flatMap(({ id }) => wholeLesson(id, weeksOn(-1)));
    expect(lessonOn(DAY, { activities })).toEqual({ id: lessons[0]?.id, isDone: false });
  });

  it("knows nothing of what was done later, and of no lesson that is gone", () => {
    const activities = [done("4", firstPart("4"), weeksOn(1)), done("99", "x", DAY)];
    expect(lessonOn(DAY, { activities })).toEqual({ id: "1", isDone: false });
  });
});
