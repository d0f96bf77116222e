import { describe, expect, it } from "vitest";
import { assessText } from "~/features/safety";
import { findPhrases } from "~/features/safety/detector/phrases";
import { storedModel } from "~/features/safety/detector/weights/model-weights";
import { makeRandom } from "../../../scripts/lib/random";
import { readCases } from "../../../scripts/safety/cases";
import { type AuthorLine, readAuthors } from "../../../scripts/safety/corpus";
import { inMidTalk, judgeTalk, type Outcome } from "../../../scripts/safety/judge-talk";
import { makeVariants } from "../../fixtures/safety/metamorphic";

const corpus = new URL("../../../app/child-language/corpus/authors/", import.meta.url);
const heldOut = readCases(new URL("../../fixtures/safety/held-out/", import.meta.url));
const danger = heldOut.filter(({ category }) => category !== null);
const harmless = heldOut.filter(({ category }) => category === null);

describe("the held-out set, which nothing was trained on (K7)", () => {
  it("has at least 200 sentences of each side, in both languages", () => {
    for (const side of [danger, harmless]) {
      expect(side.length).toBeGreaterThanOrEqual(200);
      expect(side.some(({ language }) => language === "es")).toBe(true);
    }
  });

  it("shares no sentence with the development set", () => {
    const development = readCases(new URL("../../fixtures/safety/development/", import.meta.url));
    const known = new Set(development.map(({ text }) => text.toLowerCase()));
    expect(heldOut.filter(({ text }) => known.has(text.toLowerCase())).map(({ text }) => text)).toEqual([]);
  });

  it("raises an alert for nine dangers in ten, and an alert or a question for 97 in a hundred", () => {
    const read = danger.map(({ text }) => ({ text, ...assessText(text) }));
    const missed = read.filter(({ escalate, ask }) => !escalate && !ask).map(({ text }) => text);
    expect(missed.length / danger.length, missed.join("\n")).toBeLessThanOrEqual(0.03);
    const unalerted = read.filter(({ escalate }) => !escalate).map(({ text }) => text);
    expect(unalerted.length / danger.length, unalerted.join("\n")).toBeLessThanOrEqual(0.1);
  });

  it("raises a false alarm for at most one in a hundred", () => {
    const wrong = harmless.filter(({ text }) => assessText(text).escalate).map(({ text }) => text);
    expect(wrong.length / harmless.length, wrong.join("\n")).toBeLessThanOrEqual(0.01);
  });

  it("hears a danger under twenty ways of spelling, and no other in what is harmless (K8)", () => {
    const random = makeRandom(5);
    const isHeard = (text: string): boolean => {
      const { escalate, ask } = assessText(text);
      return escalate || ask !== null;
    };
    for (const side of [danger, harmless]) {
      // Every fourth of the twenty, a different quarter for each sentence; the bench runs them all.
      const variants = side.flatMap(({ text }, at) =>
        makeVariants(text, random).filter((_, index) => index % 4 === at % 4),
      );
      const heard = variants.filter(isHeard).length / variants.length;
      if (side === danger) expect(heard).toBeGreaterThanOrEqual(0.96);
      else expect(heard).toBeLessThanOrEqual(0.02);
    }
  });
});

describe("authors who were kept for measuring", () => {
  const lines = readAuthors(new URL("../../fixtures/safety/authors/", import.meta.url));

  const judged = new Map<AuthorLine, Outcome>();
  const judgeOnce = (line: AuthorLine): Outcome => {
    const outcome = judged.get(line) ?? judgeTalk(line.messages);
    judged.set(line, outcome);
    return outcome;
  };
  const shareOf = (some: readonly AuthorLine[], ...outcomes: Outcome[]): number =>
    some.filter((line) => outcomes.includes(judgeOnce(line))).length / some.length;

  it("are not among those it learns from", () => {
    const learnt = new Set(readAuthors(corpus).flatMap(({ messages }) => messages));
    // "ok thanks" is anybody's.
    const isOwn = (text: string) => text.split(" ").length > 6;
    expect(lines.filter(({ messages }) => messages.some((text) => isOwn(text) && learnt.has(text)))).toEqual(
      [],
    );
  });

  it("have their plain dangers heard, and their harmless talks left in peace", () => {
    const danger = lines.filter(({ category }) => category !== null);
    expect(shareOf(danger, "alert", "question")).toBeGreaterThanOrEqual(0.82);
    const direct = danger.filter(({ how }) => how === "direct");
    expect(shareOf(direct, "alert")).toBeGreaterThanOrEqual(0.9);
    expect(shareOf(direct, "alert", "question")).toBeGreaterThanOrEqual(0.97);
    const harmless = lines.filter(({ category }) => category === null);
    const talks = harmless.filter(({ messages }) => messages.length > 1);
    expect(shareOf(talks, "alert")).toBeLessThanOrEqual(0.02);
    expect(shareOf(talks, "alert", "question")).toBeLessThanOrEqual(0.04);
    const texts = harmless.filter(({ messages }) => messages.length === 1);
    expect(shareOf(texts, "alert")).toBeLessThanOrEqual(0.04);
  });
});

const share = (some: readonly { outcome: Outcome }[], ...wanted: Outcome[]): number =>
  some.filter(({ outcome }) => wanted.includes(outcome)).length / some.length;

/** Floors a set of sentences has to keep: shares of its dangers heard by language, and of harmless ones that are not. */
type Floor = { alert: number; any: number };
const sentences: {
  name: string;
  folder: string;
  mostAlerts: number;
  mostHeard: number;
  /** More dangers than this in each language. */
  fewest: number;
  en?: Floor;
  es?: Floor;
}[] = [
  {
    // Spanish stays the weaker half (corpus/README.md).
    ...{ name: "the plainest dangers", folder: "plain", mostAlerts: 0.015, mostHeard: 0.04, fewest: 150 },
    en: { alert: 0.9, any: 0.95 },
    es: { alert: 0.84, any: 0.9 },
  },
  {
    // Of ansel half were heard at the first pass, of noemi two in three.
    ...{ name: "dangers unlike one another and told in passing", folder: "unlike", mostAlerts: 0.015 },
    ...{ mostHeard: 0.04, fewest: 150, en: { alert: 0.63, any: 0.79 }, es: { alert: 0.72, any: 0.87 } },
  },
  {
    ...{ name: "dangers in 3 to 15 words", folder: "short", mostAlerts: 0.015, mostHeard: 0.03, fewest: 145 },
    ...{ en: { alert: 0.76, any: 0.83 }, es: { alert: 0.84, any: 0.89 } },
  },
  {
    // What is harmless differs from a danger in its reason alone.
    ...{ name: "dangers told by what is done, and their twins", folder: "twins", mostAlerts: 0.07 },
    ...{ mostHeard: 0.11, fewest: 350, es: { alert: 0.7, any: 0.82 } },
  },
  {
    // A third of what is harmless has the very words and shape of a danger.
    ...{
      name: "dangers told on the way, and what only looks like them",
      folder: "passing",
      mostAlerts: 0.04,
    },
    ...{ mostHeard: 0.07, fewest: 290, en: { alert: 0.7, any: 0.79 }, es: { alert: 0.68, any: 0.78 } },
  },
];

describe.each(sentences)("$name, by authors who were kept for measuring", (floors) => {
  const lines = readAuthors(new URL(`../../fixtures/safety/${floors.folder}/`, import.meta.url));
  const outcomes = lines.map((line) => ({ ...line, outcome: judgeTalk(line.messages) }));

  it("are not among those it learns from", () => {
    const learnt = new Set(readAuthors(corpus).flatMap(({ messages }) => messages));
    expect(lines.filter(({ messages }) => messages.some((text) => learnt.has(text)))).toEqual([]);
  });

  const languages = (["en", "es"] as const).flatMap((lang) => {
    const floor = floors[lang];
    return floor ? [[lang, floor] as const] : [];
  });

  it.each(languages)("are heard (%s)", (lang, floor) => {
    const danger = outcomes.filter((line) => line.category !== null && line.lang === lang);
    expect(danger.length).toBeGreaterThan(floors.fewest);
    expect(share(danger, "alert")).toBeGreaterThanOrEqual(floor.alert);
    expect(share(danger, "alert", "question")).toBeGreaterThanOrEqual(floor.any);
  });

  it("raise hardly an alert where there is none", () => {
    const harmless = outcomes.filter(({ category }) => category === null);
    expect(share(harmless, "alert")).toBeLessThanOrEqual(floors.mostAlerts);
    expect(share(harmless, "alert", "question")).toBeLessThanOrEqual(floors.mostHeard);
  });
});

describe("in the middle of a talk", () => {
  const lines = ["unlike", "short", "twins"].flatMap((folder) =>
    readAuthors(new URL(`../../fixtures/safety/${folder}/`, import.meta.url)),
  );
  const outcomes = [...new Set(lines.map(({ author }) => author))]
    .flatMap((author) => inMidTalk(lines.filter((line) => line.author === author)))
    .map((line) => ({ ...line, outcome: judgeTalk(line.messages) }));
  const danger = outcomes.filter(({ category }) => category !== null);
  const harmless = outcomes.filter(({ category }) => category === null);

  it("dangers are heard less, since more must speak for them, but most are", () => {
    expect(share(danger, "alert")).toBeGreaterThanOrEqual(0.67);
    expect(share(danger, "alert", "question")).toBeGreaterThanOrEqual(0.76);
  });

  it("hardly anything harmless is taken for one", () => {
    expect(share(harmless, "alert")).toBeLessThanOrEqual(0.01);
    expect(share(harmless, "alert", "question")).toBeLessThanOrEqual(0.02);
  });
});

describe("the phrases", () => {
  it("read 1000 characters of anything", () => {
    for (const text of [
      "a ".repeat(500),
      "make a beat ".repeat(80),
      "c d e f g ".repeat(100),
      "😂".repeat(500),
    ]) {
      expect(findPhrases(text)).toEqual([]);
      expect(assessText(text).escalate).toBe(false);
    }
  });

  it("keeps the model small enough to load with the Worker", () => {
    expect(storedModel.columns.length + storedModel.weights.length).toBeLessThan(1_000_000);
  });
});
