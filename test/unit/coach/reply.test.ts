import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { flowLines } from "../../../app/features/coach/content/compiled/content";
import { fitsAgeBand } from "../../../app/features/coach/engine";
import { coachTalks, freeTalks } from "../../fixtures/coach-talks";
import { bands, talk } from "./talk";

describe("what holds for every reply", () => {
  const everyTalk = [
    ...bands.flatMap((ageBand) =>
      (["en", "es"] as const).flatMap((locale) =>
        coachTalks[locale].map((messages, index) => ({ ageBand, locale, messages, index })),
      ),
    ),
    ...freeTalks.map((free, index) => ({ ...free, index })),
  ];

  const closest = new Set(Object.values(flowLines.closest).flatMap((lines) => lines?.flat() ?? []));

  it("is as short and as plain as its readers need, asks one thing, and never repeats itself", () => {
    for (const { ageBand, locale, messages, index } of everyTalk) {
      const texts = talk(messages, ageBand, locale, index + 1).map(({ text }) => text);
      for (const text of texts) {
        expect(fitsAgeBand(text, ageBand, locale), `${ageBand}: ${text}`).toBe(true);
        expect(text.match(/\?/g)?.length ?? 0, text).toBeLessThanOrEqual(1);
      }
      // What is to be tapped under "which one fits?" is another each time.
      const said = texts.filter((text) => !closest.has(text));
      expect(new Set(said).size, texts.join("\n")).toBe(said.length);
    }
  });

  it("hardly ever returns to a line in a talk of forty messages", () => {
    const messages = coachTalks.en
      .flat()
      .filter((message) => message.length > 12)
      .slice(0, 40);
    const answers = talk(messages, "13-15");
    const used = answers.at(-1)?.state.used ?? [];
    const repeated = used.filter((id, index) => used.indexOf(id) !== index);
    expect(repeated.length / used.length).toBeLessThan(0.08);
  });

  it("answers anything at all, and keeps its memory small", () => {
    fc.assert(
      fc.property(
        fc.array(fc.string({ maxLength: 200, unit: "grapheme" }), { minLength: 1, maxLength: 6 }),
        fc.constantFrom(...bands),
        fc.constantFrom("en" as const, "es" as const),
        (messages, ageBand, locale) => {
          for (const { text, state } of talk(messages, ageBand, locale)) {
            expect(text.trim().length).toBeGreaterThan(0);
            expect(text).not.toMatch(/[{}]|undefined/);
            expect(JSON.stringify(state).length).toBeLessThan(8000);
          }
        },
      ),
      { numRuns: 150 },
    );
  });
});

describe("a talk that was put right", () => {
  it("asks none of the questions of the topic that was wrong", () => {
    const answers = talk([
      "im moving away to texas",
      "no thats not what i said",
      "it was on tuesday",
      "he told me so",
    ]);
    expect(answers[0]?.state.used.join()).toContain("situation.moving");
    expect(answers[1]?.state.used.join()).toContain("moment.corrects");
    for (const { state } of answers.slice(2))
      expect(state.used.slice(-2).join()).not.toMatch(/situation\.\w+\.ask/);
  });

  it("asks nobody what is so good about a hurt", () => {
    const answers = talk(
      ["gané el torneo de ajedrez del colegio!!!", "mi papá no vino y me dejó plantado, lloré"],
      "13-15",
      "es",
    );
    expect(answers[1]?.state.used.slice(-2).join()).not.toContain("situation.good_news.ask");
  });

  it.each([
    ["si ya ta. le bajé. sonó duro klk", "es"],
    ["where is it. nothing happened", "en"],
    ["who's they", "en"],
  ] as const)("%j is of this talk and in its language", (message, locale) => {
    expect(talk([message], "13-15", locale)[0]?.state.used.join()).not.toMatch(/other_language|off_topic/);
  });

  it.each(["io sono triste", "where is Peru", "who is the president"])("%j is not", (message) => {
    expect(talk([message], "13-15", "en")[0]?.state.used.join()).toMatch(
      /other_language|off_topic|homework|notKnown/,
    );
  });
});
