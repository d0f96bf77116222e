import { describe, expect, it } from "vitest";
import { type BreathPattern, breathAt } from "~/features/learning/breath";
import { lessons } from "~/features/learning/content";
import { gradeBands, localize } from "~/features/learning/content-format";
import { gradeBandFor } from "~/features/learning/grade-band";
import { noteHz, planSound } from "~/features/learning/lesson-sound";
import { viewLesson } from "~/features/learning/lesson-view";
import { categoryPercent, fallbackModules, moduleState } from "~/features/learning/module-view";

describe("module cards", () => {
  it.each([
    [100, false, "completed"],
    [100, true, "completed"],
    [99, false, "in_progress"],
    [1, true, "in_progress"],
    [0, true, "locked"],
    [0, false, "available"],
  ] as const)("progress %d, locked %s: %s", (progress, isLocked, state) => {
    expect(moduleState(progress, isLocked)).toBe(state);
  });

  it("gives a category the rounded percent of its finished modules", () => {
    const modules = ["a", "b", "c"].map((id) => ({ id, category: "social_skills" as const }));
    const progress = [
      { moduleId: "a", progress: 100 },
      { moduleId: "b", progress: 99 },
      { moduleId: "elsewhere", progress: 100 },
    ];
    expect(categoryPercent("social_skills", modules, progress)).toBe(33);
    expect(categoryPercent("self_awareness", modules, progress)).toBe(0);
  });

  it("falls back to the four demo modules, which are the first four real ones", () => {
    const real = lessons.slice(0, 4).map(({ id, title, category, activities, requires }) => ({
      id,
      title: title.en,
      category,
      total: activities.length,
      needs: requires.length > 0 ? { completedModules: requires } : null,
      isLocked: requires.length > 0,
    }));
    expect(
      fallbackModules().map(({ id, title, category, activities, requirements, isLocked }) => ({
        id,
        title,
        category,
        total: activities.totalActivities,
        needs: requirements,
        isLocked,
      })),
    ).toEqual(real);
  });
});

describe("grade bands", () => {
  it.each([
    [{ grade: 1, ageYears: 15 }, "1-2"],
    [{ grade: 3, ageYears: null }, "3-5"],
    [{ grade: 5, ageYears: null }, "3-5"],
    [{ grade: 12, ageYears: null }, "9-12"],
    [{ grade: null, ageYears: 6 }, "1-2"],
    [{ grade: null, ageYears: 13 }, "6-8"],
    [{ grade: null, ageYears: 18 }, "9-12"],
    [{ grade: null, ageYears: null }, "6-8"],
  ] as const)("%o reads the version for %s", (learner, band) => {
    expect(gradeBandFor(learner)).toBe(band);
  });
});

describe("the lesson view", () => {
  it("holds one language and one band only", () => {
    const lesson = lessons[0];
    if (!lesson) throw new Error("no lessons");
    for (const band of gradeBands) {
      const view = JSON.stringify(viewLesson(lesson, band, "es"));
      expect(view).not.toMatch(/"(en|es|bands)":/);
      expect(view).not.toContain(lesson.title.en);
    }
  });

  it("replaces texts wherever they stand", () => {
    const text = { en: "Hello", es: "Hola" };
    expect(localize({ a: text, b: [text, { c: text }], n: 1, z: null }, "es")).toEqual({
      a: "Hola",
      b: ["Hola", { c: "Hola" }],
      n: 1,
      z: null,
    });
  });
});

describe("the breath pacer", () => {
  const pattern: BreathPattern = { inSeconds: 4, holdSeconds: 1, outSeconds: 6, rounds: 2 };

  it("goes in, waits, goes out, and ends after its rounds", () => {
    expect(breathAt(pattern, 0)).toEqual({ phase: "in", secondsLeft: 4, phaseSeconds: 4, round: 1 });
    expect(breathAt(pattern, 3)).toMatchObject({ phase: "in", secondsLeft: 1 });
    expect(breathAt(pattern, 4)).toMatchObject({ phase: "hold", secondsLeft: 1 });
    expect(breathAt(pattern, 5)).toMatchObject({ phase: "out", secondsLeft: 6, round: 1 });
    expect(breathAt(pattern, 11)).toMatchObject({ phase: "in", round: 2 });
    expect(breathAt(pattern, 21)).toMatchObject({ phase: "out", secondsLeft: 1, round: 2 });
    expect(breathAt(pattern, 22)).toBeNull();
  });

  it("breathes out at least as long as in, in every lesson and band", () => {
    for (const lesson of lessons) {
      for (const activity of lesson.activities) {
        if (activity.kind !== "breath_pacer") continue;
        for (const band of gradeBands) {
          const { inSeconds, outSeconds } = activity.bands[band];
          expect(outSeconds, `${lesson.id} ${band}`).toBeGreaterThanOrEqual(inSeconds);
        }
      }
    }
  });
});

describe("lesson sounds", () => {
  it("knows concert pitch", () => {
    expect(noteHz("A4")).toBe(440);
    expect(noteHz("A3")).toBe(220);
    expect(noteHz("C4")).toBeCloseTo(261.63, 2);
  });

  it("plans an eighth note a step", () => {
    const { steps, durationSeconds } = planSound({ bpm: 60, drums: "k.s.", tones: "A4 . . A3" });
    expect(steps).toEqual([
      { atSeconds: 0, padId: "kick" },
      { atSeconds: 1, padId: "snare" },
      { atSeconds: 0, hz: 440 },
      { atSeconds: 1.5, hz: 220 },
    ]);
    expect(durationSeconds).toBeCloseTo(2.6);
  });

  it("keeps every hook short enough to listen to twice", () => {
    for (const lesson of lessons) {
      for (const activity of lesson.activities) {
        if (activity.kind !== "read_listen" || !activity.sound) continue;
        const { steps, durationSeconds } = planSound(activity.sound);
        expect(steps.length, lesson.title.en).toBeGreaterThan(3);
        expect(durationSeconds, lesson.title.en).toBeLessThan(20);
      }
    }
  });
});
