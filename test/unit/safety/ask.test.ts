import readability from "text-readability";
import { describe, expect, it } from "vitest";
import {
  ageBands,
  askReply,
  askTextVersion,
  assessText,
  type ConversationRisk,
  crisisCategories,
  emptyRisk,
  lintOutgoingText,
} from "~/features/safety";
import { readCases, readTalks } from "../../../scripts/safety/cases";
import { coachTalks, freeTalks } from "../../fixtures/coach-talks";

const hint = "i stand at the edge of the platform";
const asked = assessText(hint);

describe("a hint (K9)", () => {
  it.each([
    "you said the same breathing thing to me last week and it did nothing. im not doing it again so dont even",
    "last time u told me to breathe and it did nothing",
    "la ultima vez me dijiste que respirara y no sirvio",
  ])("is none of those who speak of the coach's exercise: %j", (message) => {
    expect(assessText(message)).toMatchObject({ escalate: false, ask: null });
  });

  it.each([
    "you told me to breathe but i want to die",
    "the breathing thing didnt work and i know where the pills are",
  ])("still is where more is said: %j", (message) => {
    const { escalate, ask } = assessText(message);
    expect(escalate || ask !== null).toBe(true);
  });

  it("raises no alert and is asked about", () => {
    expect(asked).toMatchObject({ escalate: false, severity: "none", ask: "suicide" });
    expect(asked.risk).toMatchObject({ open: null, asked: { category: "suicide", turn: 1 } });
  });

  it.each(["i want to disappear", "sometimes i wish i could just disappear", "I just wanna vanish"])(
    "is in %j",
    (message) => {
      expect(assessText(message)).toMatchObject({ escalate: false, ask: "suicide" });
    },
  );

  it.each([
    ["i want it all to stop", "suicide"],
    ["I just want everything to stop.", "suicide"],
    ["i dont see the point in anything anymore", "suicide"],
    ["i can't take it any more", "suicide"],
    ["I feel so worthless", "suicide"],
    ["im tired of breathing", "suicide"],
    ["ya no puedo más", "suicide"],
    ["quiero que todo termine", "suicide"],
    ["i hate myself", "self_harm"],
    ["me odio", "self_harm"],
  ])("is what says nothing else: %j", (message, category) => {
    expect(assessText(message)).toMatchObject({ escalate: false, ask: category });
  });

  it("is no 'i can't do this anymore' in the middle of a talk about something", () => {
    const before = assessText("i have so much homework").risk;
    expect(assessText("i cant do this anymore", { previous: before }).ask).toBeNull();
    expect(assessText("i want it all to stop", { previous: before }).ask).toBe("suicide");
  });

  it.each([
    "i want everything to stop being so loud",
    "I feel hopeless about fractions",
    "i hate myself in that picture",
  ])("is none where more is said: %j", (message) =>
    expect(assessText(message)).toMatchObject({ escalate: false, ask: null }),
  );

  it.each([
    "i was so embarrassed i wanted to disappear",
    "the magic trick makes it vanish, i want to disappear too",
  ])("is not in %j", (message) => {
    expect(assessText(message)).toMatchObject({ escalate: false, ask: null });
  });

  it.each([
    ["yes", "high"],
    ["Yeah i guess", "high"],
    ["kinda", "high"],
    ["i am", "high"],
    ["Sí", "high"],
    ["a veces", "high"],
    ["please dont tell my mom", "high"],
    ["I am not sure", "concern"],
    ["idk", "concern"],
    ["maybe", "concern"],
    ["no sé", "concern"],
    ["tal vez", "concern"],
  ])("answered %j reaches an adult", (answer, severity) => {
    const next = assessText(answer, { previous: asked.risk });
    expect(next).toMatchObject({ escalate: true, category: "suicide", severity });
    expect(next.risk.open).toMatchObject({ category: "suicide" });
  });

  it.each(["no", "No, i like the view", "nope", "not really", "im fine", "claro que no", "yeah no lol"])(
    "answered %j does not, and the no is heard",
    (answer) => {
      const next = assessText(answer, { previous: asked.risk });
      expect(next).toMatchObject({ escalate: false, ask: null, isAskDenied: true });
    },
  );

  it.each([
    "can you make a fast beat",
    "i am nine years old",
    "yesterday we played soccer",
    "no one told me about the concert",
  ])("followed by %j goes on as usual", (message) => {
    const next = assessText(message, { previous: asked.risk });
    expect(next).toMatchObject({ escalate: false, ask: null, isAskDenied: false });
  });

  it("takes a yes only right after the question", () => {
    const between = assessText("can you make a fast beat", { previous: asked.risk });
    expect(assessText("yes", { previous: between.risk }).escalate).toBe(false);
    expect(assessText("yes").escalate).toBe(false);
  });

  it("followed by another one within six messages reaches an adult, later is asked about again", () => {
    const talk = (count: number): ConversationRisk => {
      let risk = asked.risk;
      for (let turn = 0; turn < count; turn++) risk = assessText("make a beat", { previous: risk }).risk;
      return risk;
    };
    const another = "i want to disappear";
    expect(assessText(another, { previous: talk(3) })).toMatchObject({ escalate: true, severity: "concern" });
    expect(assessText(another, { previous: talk(9) })).toMatchObject({ escalate: false, ask: "suicide" });
  });

  it("is not asked about while an alert is open: there the help stays", () => {
    const previous = assessText("i want to die").risk;
    expect(assessText(hint, { previous }).ask).toBeNull();
  });

  it("or an alert is found in some of the very indirect sentences, with nothing for nine of ten twins", () => {
    const indirect = readCases(new URL("../../fixtures/safety/indirect/", import.meta.url));
    const heard = (text: string): boolean => {
      const { escalate, ask } = assessText(text);
      return escalate || ask !== null;
    };
    const danger = indirect.filter(({ category }) => category !== null);
    const twins = indirect.filter(({ category }) => category === null);
    expect(danger.filter(({ text }) => heard(text)).length / danger.length).toBeGreaterThanOrEqual(0.15);
    expect(twins.filter(({ text }) => heard(text)).length / twins.length).toBeLessThanOrEqual(0.1);
  });

  it("is rare in ordinary talks: at most one in a hundred messages, and three in two hundred with an alert", () => {
    let messages = 0;
    let asks = 0;
    let alerts = 0;
    const blind = readTalks(new URL("../../fixtures/safety/talks/", import.meta.url));
    const own = [...coachTalks.en, ...coachTalks.es, ...freeTalks.map((free) => free.messages)];
    for (const talk of [...blind, ...own]) {
      let previous = emptyRisk();
      for (const message of talk) {
        const { ask, escalate, risk } = assessText(message, { previous });
        messages += 1;
        asks += ask ? 1 : 0;
        alerts += escalate ? 1 : 0;
        previous = risk;
      }
    }
    expect(messages).toBeGreaterThan(2000);
    expect(asks / messages).toBeLessThanOrEqual(0.01);
    expect(alerts / messages).toBeLessThanOrEqual(0.015);
  });

  it("or an alert still comes for 93 in a hundred dangers told in the middle of a talk", () => {
    const told = readCases(new URL("../../fixtures/safety/held-out/", import.meta.url))
      .filter(({ category }) => category !== null)
      .filter((_, index) => index % 3 === 0);
    const before = assessText("today was ok i guess", { previous: assessText("hi").risk }).risk;
    const missed = told.filter(({ text }) => {
      const { escalate, ask } = assessText(text, { previous: before });
      return !escalate && !ask;
    });
    expect(missed.length / told.length, missed.map(({ text }) => text).join("\n")).toBeLessThanOrEqual(0.07);
  });

  it("stands for at most one in a hundred harmless sentences of the held-out set", () => {
    const harmless = readCases(new URL("../../fixtures/safety/held-out/", import.meta.url)).filter(
      ({ category }) => category === null,
    );
    const wrong = harmless.filter(({ text }) => assessText(text).ask).map(({ text }) => text);
    expect(wrong.length / harmless.length, wrong.join("\n")).toBeLessThanOrEqual(0.01);
  });
});

describe("the words of the question (K10, K11, K23)", () => {
  const all = (["en", "es"] as const).flatMap((locale) =>
    ageBands.flatMap((ageBand) => [
      ...crisisCategories.map((ask) => ({ locale, ageBand, ask, isAskDenied: false })),
      { locale, ageBand, ask: null, isAskDenied: true },
    ]),
  );
  const textOf = (each: (typeof all)[number]) => askReply(each, each.ageBand, each.locale)?.content ?? "";

  it("are fixed: change one and raise the version", () => {
    expect({
      version: askTextVersion,
      texts: all.map((each) => `${Object.values(each).join(" ")}: ${textOf(each)}`),
    }).toMatchSnapshot();
  });

  it.each(all)("$locale $ageBand $ask", (each) => {
    const text = textOf(each);
    expect(text.length).toBeGreaterThan(40);
    expect(lintOutgoingText(text, each.ageBand)).toEqual([]);
    if (each.ask) expect(text).toMatch(/\?/);
    if (each.locale === "en" && each.ageBand === "6-8") {
      expect(readability.fleschKincaidGrade(text)).toBeLessThanOrEqual(4);
    }
  });

  it("are not there for a message that is no hint", () => {
    expect(askReply(assessText("make a beat", { previous: emptyRisk() }), "9-12", "en")).toBeNull();
  });
});
