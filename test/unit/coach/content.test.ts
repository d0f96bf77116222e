import { describe, expect, it } from "vitest";
import { questions, things, topics } from "../../../app/features/coach/content/compiled/content";
import { findAsked } from "../../../app/features/coach/content/find-asked";
import { type AgeBand, fitsAgeBand, type Locale, measureReading } from "../../../app/features/coach/engine";
import { lintOutgoingText } from "../../../app/features/safety";
import { heldOutQuestions, heldOutThings } from "../../fixtures/coach-asked";
import { coachTalks } from "../../fixtures/coach-talks";

const everyAnswer = [...questions, ...things].flatMap(({ id, answer }) =>
  Object.entries(answer).flatMap(([band, [en, es]]) => [
    { id, ageBand: band as AgeBand, locale: "en" as Locale, text: en },
    { id, ageBand: band as AgeBand, locale: "es" as Locale, text: es },
  ]),
);

describe("the answers", () => {
  it("hold each id once, about forty questions and more than twenty-five things", () => {
    const ids = [...questions, ...things].map(({ id }) => id);
    expect(new Set(ids).size).toBe(ids.length);
    expect(questions.length).toBeGreaterThanOrEqual(40);
    expect(things.length).toBeGreaterThanOrEqual(25);
  });

  it("name topics and an entry that are there, where another one answers instead", () => {
    const ids = questions.map(({ id }) => id);
    const instead = questions.flatMap((question) => question.instead ?? []);
    expect(instead.length).toBeGreaterThan(0);
    for (const { id, inTopics } of instead) {
      expect(ids).toContain(id);
      expect(Object.keys(topics)).toEqual(expect.arrayContaining([...inTopics]));
    }
  });

  it("stay within the words and reading grade of their ages", () => {
    const over = everyAnswer
      .filter(({ text, ageBand, locale }) => !fitsAgeBand(text, ageBand, locale))
      .map(({ id, ageBand, locale, text }) => {
        const { words, grade } = measureReading(text, locale);
        return `${id} ${ageBand} ${locale} w${words} g${grade}: ${text}`;
      });
    expect(over).toEqual([]);
  });

  it("pass the outgoing linter, with one question at most", () => {
    const wrong = everyAnswer.flatMap(({ id, text, ageBand }) => {
      const rules = lintOutgoingText(text, ageBand).map(({ ruleId }) => ruleId);
      const asks = (text.match(/\?/g)?.length ?? 0) > 1 && id !== "joke";
      return rules.length > 0 || asks ? [`${id} ${rules.join()}: ${text}`] : [];
    });
    expect(wrong).toEqual([]);
  });
});

/** Set aside before the phrases were written; first pass: questions 214 of 234, things 139 of 156. */
describe.each([
  ["questions", heldOutQuestions, 0.98],
  ["things", heldOutThings, 0.95],
] as const)("what children ask: %s", (_, asked, least) => {
  it.each(["en", "es"] as const)("is found in words the phrases were not made of (%s)", (locale) => {
    const all = Object.entries(asked).flatMap(([id, ways]) =>
      ways[locale].map((message) => ({ id, message })),
    );
    const missed = all.filter(({ id, message }) => findAsked(message)?.entry.id !== id);
    expect(1 - missed.length / all.length, JSON.stringify(missed)).toBeGreaterThanOrEqual(least);
  });
});

it("leaves a talk about something else alone", () => {
  const told = [...coachTalks.en, ...coachTalks.es].flat();
  const heard = told.filter((message) => findAsked(message, { isAnswering: true }) !== null);
  expect(heard.length / told.length, JSON.stringify(heard)).toBeLessThan(0.03);
});

describe("a plain question of a child", () => {
  it.each([
    ["cry_mad", "no i just wanna know why i cry when im mad", "es normal llorar de coraje?"],
    ["body_reacts", "is it normal to go red", "porq me tiemblan las manos?"],
    ["feel_nothing", "is it normal to feel nothing when everyone is happy", "es raro no sentir nada"],
    ["small_act_weird", "should i say hi tmrw or is that weird", "es raro saludarla?"],
    ["normal_body", "is it normal that my chest hurts", "es normal que me salga sangre"],
    ["normal_done_to_me", "is it ok when he touches me", "es normal que mi papá me pegue"],
    ["fault_loss", "was it my fault he died", "se murio por mi culpa?"],
    ["fault_any", "was it my folt", "hice algo mal?"],
    ["far_friends", "can i still be friends with Marcus if i live in ohio", "vamos a seguir siendo amigas?"],
    ["others_too", "do other kids feel this too", "a otros niños les pasa?"],
    ["should_tell", "shud i tell my teacher or not", "deberia decirle a mi mama?"],
    ["should_talk", "do i talk to him??", "le hablo o no"],
    ["how_tell_adult", "can you just tell me what to say to my mum", "como le digo a mi papa que reprobe"],
    ["first_step", "ok but which ones", "por donde empiezo"],
    ["own_idea", "can i make my own club", "puedo hacer un club"],
    ["will_they", "i just want to know if she can come", "se va a curar?"],
    ["feelings", "can you get mad", "te puedes enojar?"],
    ["app_for", "what can i do here", "para q sirve esta app"],
    ["games", "what else is in here is there games", "hay juegos?"],
    ["no_sound", "i pressed it but there was no sound", "no se oye nada"],
    ["who_wrote", "so who wrote it", "quien escribio eso"],
  ])("is answered as one: %s", (id, en, es) => {
    expect([en, es].map((message) => findAsked(message)?.entry.id)).toEqual([id, id]);
  });

  it.each([
    "she asked me if it was normal to cry",
    "my teacher said it was my fault and i got mad",
    "no hay nada que hacer",
    "le hablo a mi abuela y me atoro",
  ])("is not heard in what is told: %s", (told) => {
    expect(findAsked(told)).toBeNull();
  });
});
