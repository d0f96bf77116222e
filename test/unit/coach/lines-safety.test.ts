import readability from "text-readability";
import { describe, expect, it } from "vitest";
import { afterCrisisLines } from "../../../app/features/coach/content/compiled/content";
import {
  type AgeBand,
  type CoachState,
  fitsAgeBand,
  measureReading,
  reply,
} from "../../../app/features/coach/engine";
import { lintOutgoingText } from "../../../app/features/safety";
import { makeRandom } from "../../../scripts/lib/random";
import { coachTalks } from "../../fixtures/coach-talks";

const bands: readonly AgeBand[] = ["6-8", "9-12", "13-15", "16-18"];

/** Some five hundred replies to talks as children write them. */
function manyReplies(locale: "en" | "es") {
  return bands.flatMap((ageBand) =>
    coachTalks[locale].flatMap((messages, seed) => {
      const random = makeRandom(seed + 1);
      let state: CoachState | null = null;
      return messages.map((message) => {
        const answer = reply({ history: [], state, message, ageBand, locale, random });
        state = answer.state;
        return { ageBand, message, text: answer.text };
      });
    }),
  );
}

describe("what the built-in coach says", () => {
  it.each(["en", "es"] as const)("passes the outgoing linter (%s)", (locale) => {
    const wrong = manyReplies(locale).flatMap(({ ageBand, text }) => {
      // The child's own words in quotation marks were judged when they came in.
      const own = text.replace(/“[^”]*”/g, "").replace(/'I feel'|'siento'/g, "");
      // "I feel ... when ..." is the child's own sentence to fill in.
      const problems = lintOutgoingText(own.replace(/I feel|[Ss]iento/g, ""), ageBand).map(
        ({ ruleId }) => ruleId,
      );
      return problems.length > 0 ? [`${problems.join()}: ${text}`] : [];
    });
    expect([...new Set(wrong)]).toEqual([]);
  });

  it("is as easy by another library's Flesch-Kincaid as by ours", () => {
    const ceilings: Record<AgeBand, number> = { "6-8": 2, "9-12": 4, "13-15": 6, "16-18": 8 };
    for (const ageBand of bands) {
      const grades = manyReplies("en")
        .filter((entry) => entry.ageBand === ageBand)
        .map(({ text }) => readability.fleschKincaidGrade(text));
      const over = grades.filter((grade) => grade > ceilings[ageBand] + 1).length;
      expect(over / grades.length, ageBand).toBeLessThan(0.05);
    }
  });
});

describe("the lines after a crisis", () => {
  it.each(bands)("are fit for ages %s in both languages", (ageBand) => {
    for (const [en, es] of Object.values(afterCrisisLines).flatMap((lines) => lines[ageBand] ?? [])) {
      for (const [text, locale] of [
        [en, "en"],
        [es, "es"],
      ] as const) {
        expect(lintOutgoingText(text, ageBand), text).toEqual([]);
        expect(fitsAgeBand(text, ageBand, locale), JSON.stringify(measureReading(text, locale))).toBe(true);
      }
    }
  });
});
