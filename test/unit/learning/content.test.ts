import readability from "text-readability";
import { describe, expect, it } from "vitest";
import { lessons } from "~/features/learning/content";
import {
  type GradeBand,
  gradeBands,
  localize,
  type ModuleContent,
  moduleContentSchema,
} from "~/features/learning/content-format";
import { moduleCategories } from "~/features/learning/module-categories";

/** Every sentence a student of a band reads or hears in a lesson. */
function textsOf(lesson: ModuleContent, band: GradeBand, locale: "en" | "es"): string[] {
  const texts: string[] = [];
  const collect = (value: unknown, key = ""): void => {
    if (typeof value === "string") {
      if (!["path", "emotion", "activityType", "steps"].includes(key)) texts.push(value);
    } else if (Array.isArray(value)) {
      for (const entry of value) collect(entry, key);
    } else if (value && typeof value === "object") {
      for (const [name, entry] of Object.entries(value)) collect(entry, name);
    }
  };
  for (const activity of lesson.activities) collect(localize(activity.bands[band], locale));
  collect(localize(lesson.takeHome[band], locale));
  return texts;
}

const asProse = (texts: string[]) =>
  texts
    .map((text) => text.replaceAll(/[«»"“”]/g, "").replace(/\.{3}/g, ""))
    .map((text) => (/[.!?]$/.test(text.trim()) ? text : `${text}.`))
    .join(" ");

describe("lesson content", () => {
  it.each(lessons.map((lesson) => [lesson.title.en, lesson] as const))(
    "%s follows the format",
    (_, lesson) => {
      expect(moduleContentSchema.parse(lesson)).toEqual(lesson);
    },
  );

  it("starts with the four lessons the specification names, with their activities and locks", () => {
    expect(
      lessons
        .slice(0, 4)
        .map(({ id, title, category, activities, requires }) => [
          id,
          title.en,
          category,
          activities.length,
          requires,
        ]),
    ).toEqual([
      ["1", "Breathing Techniques", "self_management", 5, []],
      ["2", "Building Confidence", "self_awareness", 4, []],
      ["3", "Managing Anger", "self_management", 6, ["1"]],
      ["4", "Social Communication", "social_skills", 5, ["1", "2"]],
    ]);
  });

  it("has at least three lessons in each category and every core part of programmes with evidence", () => {
    for (const category of moduleCategories) {
      expect(
        lessons.filter((lesson) => lesson.category === category).length,
        category,
      ).toBeGreaterThanOrEqual(3);
    }
    expect(new Set(lessons.map((lesson) => lesson.corePart))).toEqual(
      new Set(["own_feelings", "others_feelings", "social_skills", "coping"]),
    );
  });

  it("has unique ids and orders, and every lock can be opened", () => {
    expect(new Set(lessons.map(({ id }) => id)).size).toBe(lessons.length);
    expect(lessons.map(({ order }) => order)).toEqual(lessons.map((_, index) => index + 1));
    for (const lesson of lessons) {
      expect(new Set(lesson.activities.map(({ id }) => id)).size, lesson.title.en).toBe(
        lesson.activities.length,
      );
      for (const id of lesson.requires) {
        const required = lessons.find((other) => other.id === id);
        expect(required && required.order < lesson.order, `${lesson.id} needs ${id}`).toBe(true);
      }
    }
  });

  it.each(lessons.map((lesson) => [lesson.title.en, lesson] as const))(
    "%s takes 12 to 15 minutes: a hook first, practice in the middle, a reflection last",
    (_, lesson) => {
      const minutes = lesson.activities.reduce((sum, activity) => sum + activity.minutes, 0);
      expect(minutes).toBeGreaterThanOrEqual(12);
      expect(minutes).toBeLessThanOrEqual(15);
      expect(lesson.activities[0]).toMatchObject({ kind: "read_listen", sound: expect.any(Object) });
      expect(lesson.activities.at(-1)?.kind).toBe("reflection");
      const practice = ["breath_pacer", "make_it_in_the_dj", "drum_it", "scenario"];
      expect(lesson.activities.some((activity) => practice.includes(activity.kind))).toBe(true);
    },
  );

  it("uses every kind of activity", () => {
    expect(new Set(lessons.flatMap((lesson) => lesson.activities.map(({ kind }) => kind))).size).toBe(8);
  });

  it("points answers and buckets at things that exist, and offers a helpful way in every story", () => {
    for (const lesson of lessons) {
      for (const activity of lesson.activities) {
        for (const band of gradeBands) {
          const where = `${lesson.id} ${activity.id} ${band}`;
          if (activity.kind === "feelings_sort") {
            const { buckets, items } = activity.bands[band];
            expect(new Set(items.map(({ bucket }) => bucket)).size, where).toBe(buckets.length);
          }
          if (activity.kind === "quiz") {
            for (const { options, right } of activity.bands[band].questions) {
              expect(options[right], where).toBeDefined();
            }
          }
          if (activity.kind === "scenario") {
            const paths = activity.bands[band].choices.map(({ path }) => path);
            expect(paths, where).toContain("helps");
            expect(new Set(paths).size, where).toBeGreaterThan(1);
          }
        }
      }
    }
  });

  it("does not always put the right answer in the same place", () => {
    const places = lessons.flatMap((lesson) =>
      lesson.activities.flatMap((activity) =>
        activity.kind === "quiz"
          ? gradeBands.flatMap((band) => activity.bands[band].questions.map(({ right }) => right))
          : [],
      ),
    );
    for (const place of [0, 1, 2]) {
      expect(places.filter((right) => right === place).length / places.length).toBeLessThan(0.6);
    }
  });

  it("never speaks as a clinic", () => {
    const clinical = /\b(disorder|diagnos|therap|symptom|patient|treatment|trastorno|s[ií]ntoma|terapia)\w*/i;
    const flagged = lessons.flatMap((lesson) =>
      gradeBands.flatMap((band) =>
        [...textsOf(lesson, band, "en"), ...textsOf(lesson, band, "es")].filter((text) =>
          clinical.test(text),
        ),
      ),
    );
    // "patient" as a virtue is fine, a patient is not.
    expect(flagged.filter((text) => !/patient with|being patient/i.test(text))).toEqual([]);
  });
});

// Flesch-Kincaid grade of each whole lesson; the limits are those set for the coach's replies.
const gradeLimits: Record<GradeBand, number> = { "1-2": 2, "3-5": 4, "6-8": 6, "9-12": 9 };
// For Spanish there is no grade scale of equal standing: mean words a sentence, and the
// Fernández Huerta index (1959), where 80-100 is easy to very easy and 60-80 standard.
const spanishLimits: Record<GradeBand, { wordsPerSentence: number; readingEase: number }> = {
  "1-2": { wordsPerSentence: 7, readingEase: 90 },
  "3-5": { wordsPerSentence: 10, readingEase: 80 },
  "6-8": { wordsPerSentence: 12, readingEase: 75 },
  "9-12": { wordsPerSentence: 15, readingEase: 65 },
};

function spanishReading(prose: string) {
  const words = prose.match(/[\p{L}\d'-]+/gu) ?? [];
  const sentences = prose.split(/[.!?:]+/).filter((sentence) => /\p{L}/u.test(sentence)).length;
  const syllables = words.reduce(
    (sum, word) => sum + Math.max(1, word.toLowerCase().match(/[aeiouáéíóúü]+/g)?.length ?? 0),
    0,
  );
  const wordsPerSentence = words.length / sentences;
  return {
    wordsPerSentence,
    readingEase: 206.84 - 60 * (syllables / words.length) - 1.02 * wordsPerSentence,
  };
}

describe.each(gradeBands)("reading level of grades %s (A15)", (band) => {
  it.each(lessons.map((lesson) => [lesson.title.en, lesson] as const))("%s", (_, lesson) => {
    const grade = readability.fleschKincaidGrade(asProse(textsOf(lesson, band, "en")));
    expect(grade).toBeLessThanOrEqual(gradeLimits[band]);
    const spanish = spanishReading(asProse(textsOf(lesson, band, "es")));
    expect(spanish.wordsPerSentence).toBeLessThanOrEqual(spanishLimits[band].wordsPerSentence);
    expect(spanish.readingEase).toBeGreaterThanOrEqual(spanishLimits[band].readingEase);
  });
});
