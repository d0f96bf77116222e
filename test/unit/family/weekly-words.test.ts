import readability from "text-readability";
import { describe, expect, it } from "vitest";
import { EMOTIONS, emotionLabel } from "~/features/check-in";
import { weeklyCardMail } from "~/features/family/weekly-mail";
import type { CardChoice } from "~/features/family/weekly-rules.server";
import { WEEKLY_CONTENT, weeklyContentSchema, writeCard } from "~/features/family/weekly-words.server";
import { lessons } from "~/features/learning/content";
import { gradeBands } from "~/features/learning/content-format";
import { CULTURAL_STYLES } from "~/features/music/engine/types";
import { runWithLocale } from "~/platform/locale.server";

const LOCALES = ["en", "es"] as const;
const child = "Maximiliana";

/** Every card there can be, in both languages. */
const choices: CardChoice[] = lessons.flatMap(({ id }) =>
  CULTURAL_STYLES.flatMap((style) => [
    { day: "2026-11-22", song: { isMade: false, style }, lesson: { id, isDone: false } } as const,
    {
      day: "2026-11-22",
      song: { isMade: true, style, key: "F♯ mixolydian", bpm: 128 },
      lesson: { id, isDone: true },
    } as const,
  ]),
);
const cards = LOCALES.flatMap((locale) =>
  choices.flatMap((choice) =>
    gradeBands.map((band) => ({
      locale,
      card: runWithLocale(locale, () => writeCard(choice, { child, band })),
    })),
  ),
);

describe("the content of the weekly card", () => {
  it.each(LOCALES)("follows the format and has every lesson for every age (%s)", (locale) => {
    expect(weeklyContentSchema.parse(WEEKLY_CONTENT[locale])).toEqual(WEEKLY_CONTENT[locale]);
    expect(Object.keys(WEEKLY_CONTENT[locale]).sort()).toEqual(lessons.map(({ id }) => id).sort());
  });

  it.each(LOCALES)("asks, once each, and says no skill twice (%s)", (locale) => {
    const words = Object.values(WEEKLY_CONTENT[locale]).flatMap((bands) => Object.values(bands));
    for (const { question } of words) expect(question).toMatch(/\?$/);
    for (const key of ["skill", "question"] as const) {
      const texts = words.map((each) => each[key]);
      expect(texts.filter((text, at) => texts.indexOf(text) !== at)).toEqual([]);
    }
  });

  it("is easy to read for a parent (A15)", () => {
    const english = Object.values(WEEKLY_CONTENT.en).flatMap((bands) => Object.values(bands));
    for (const key of ["skill", "question"] as const) {
      const prose = english.map((each) => each[key].replace(/[“”…]/g, "")).join(" ");
      expect(readability.fleschKincaidGrade(prose), key).toBeLessThanOrEqual(6);
    }
  });
});

describe("the words of a card", () => {
  it("are complete in both languages", () => {
    expect(cards.length).toBe(lessons.length * CULTURAL_STYLES.length * 2 * 4 * 2);
    for (const { card } of cards) {
      for (const words of [card.song, card.music ?? card.song, card.lesson, card.skill, card.question]) {
        expect(words).not.toBe("");
        expect(words).not.toMatch(/undefined|\{|\[object/);
      }
    }
  });

  it("name a piece by its music and in the reader's language", () => {
    const [choice] = choices.filter(({ song }) => song.isMade && song.style === "jazz");
    const inLocale = (locale: "en" | "es") =>
      runWithLocale(locale, () => writeCard(choice!, { child: "Leo", band: "3-5" }));
    expect(inLocale("en")).toMatchObject({
      song: "Leo made a new Jazz piece. Ask to hear it together.",
      music: "F♯ mixolydian, 128 beats a minute",
    });
    expect(inLocale("es").music).toBe("Fa sostenido mixolidio, 128 pulsos por minuto");
  });

  it("say of no child how it felt", () => {
    for (const { locale, card } of cards) {
      const labels = runWithLocale(locale, () =>
        EMOTIONS.map((emotion) => emotionLabel(emotion).toLowerCase()),
      );
      for (const label of labels) expect(`${card.song}`.toLowerCase()).not.toContain(` ${label}`);
    }
  });
});

describe("the card as a mail", () => {
  const letters = cards.map(({ locale, card }) =>
    weeklyCardMail({
      childFirstName: child.repeat(10),
      card,
      pageUrl: `https://beats.a-school-with-a-long-name.example/?childId=${"0".repeat(36)}#weekly`,
      stopUrl: `https://beats.a-school-with-a-long-name.example/weekly-card/${"x".repeat(220)}?lang=${locale}`,
      locale,
    }),
  );

  it("weighs at most 30 kB with both of its forms", () => {
    const bytes = letters.map(({ html, text }) => new TextEncoder().encode(html + text).length);
    expect(Math.max(...bytes)).toBeLessThanOrEqual(30_000);
  });

  it("loads nothing and follows nobody", () => {
    for (const { html } of letters) {
      expect(html).not.toMatch(/<img|<script|<link|<iframe|url\(|src=|background=|utm_/i);
      expect(html.match(/href=/g)).toHaveLength(2);
    }
  });
});
