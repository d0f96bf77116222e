import { describe, expect, it } from "vitest";
import { plainText } from "~/child-language/plain-text";
import { answerBuiltIn } from "~/features/coach/answer.server";
import { topics } from "~/features/coach/content/compiled/content";
import type { AgeBand, CoachState, Locale } from "~/features/coach/engine";
import { readMessage } from "~/features/coach/engine/read-message";
import { readTopic } from "~/features/coach/engine/topic-model";
import { modelFingerprint, modelTopics } from "~/features/coach/engine/topic-weights";
import { readLabelledLines } from "../../../scripts/coach/train-head";
import { topicFingerprint } from "../../../scripts/coach/train-topics";
import { talkWithCoach } from "./talk";

const fixtures = new URL("../../fixtures/coach-topics/", import.meta.url);
const read = (file: string) =>
  readLabelledLines(new URL(file, fixtures), file).map((line) => ({
    ...line,
    reading: readTopic(line.text, plainText(line.text)),
  }));
const isNone = ({ classes: [topic] }: { classes: string[] }) => topic === "none";

describe("the topic of a message", () => {
  it("is guessed by weights that learnt from the examples as they are (npm run train:coach)", () => {
    expect(modelFingerprint).toBe(topicFingerprint());
    expect(modelTopics.filter((id) => id !== "none").sort()).toEqual(Object.keys(topics).sort());
  });

  it.each(["mara/en.tsv", "mara/es.tsv"])("is told for half of what an unseen author wrote: %s", (file) => {
    const lines = read(file);
    const said = lines.filter(({ reading }) => reading.id !== null);
    const right = said.filter(({ classes, reading }) => classes.includes(reading.id ?? ""));
    expect(said.length / lines.length).toBeGreaterThan(0.5);
    expect(right.length / said.length).toBeGreaterThan(0.8);
  });

  it.each(["short/abe-en.tsv", "short/liv-en.tsv", "short/paco-es.tsv", "short/nina-es.tsv"])(
    "is told for most of what is said in few words: %s",
    (file) => {
      const lines = read(file);
      const said = lines.filter(({ reading }) => reading.id !== null);
      const right = said.filter(({ classes, reading }) => classes.includes(reading.id ?? ""));
      expect(said.length / lines.length).toBeGreaterThan(0.6);
      expect(right.length / said.length).toBeGreaterThan(0.8);
    },
  );

  it.each(["plain/ned-en.tsv", "plain/ned-es.tsv"])(
    "is told for nearly all of the plainest first messages, and hardly ever wrongly: %s",
    (file) => {
      const lines = read(file);
      const said = lines.filter(({ reading }) => reading.id !== null);
      const right = said.filter(({ classes, reading }) => classes.includes(reading.id ?? ""));
      expect(right.length / lines.length).toBeGreaterThan(0.84);
      expect(right.length / said.length).toBeGreaterThan(0.96);
    },
  );

  it("is asked about where it is not sure, with the right one among the choices for two in three", () => {
    const asked = [...read("mara/en.tsv"), ...read("mara/es.tsv")].filter(
      ({ reading }) => reading.id === null && reading.choices.length > 0,
    );
    const withIt = asked.filter(({ classes, reading }) => reading.choices.some((id) => classes.includes(id)));
    expect(asked.length).toBeGreaterThan(50);
    expect(withIt.length / asked.length).toBeGreaterThan(0.66);
  });

  it("is none for nearly all of what is about nothing of it, and asked about seldom", () => {
    const lines = read("none.tsv");
    expect(lines.filter(({ reading }) => reading.id !== null).length / lines.length).toBeLessThan(0.1);
    const asked = lines.filter(({ reading }) => reading.id === null && reading.choices.length > 0);
    expect(asked.length / lines.length).toBeLessThan(0.06);
  });

  it("is told for messages of all ages and troubles by a label of a reader, hard as they are", () => {
    const lines = read("labelled.tsv");
    const said = lines.filter((line) => !isNone(line) && line.reading.id !== null);
    const right = said.filter(({ classes, reading }) => classes.includes(reading.id ?? ""));
    expect(said.length / lines.filter((line) => !isNone(line)).length).toBeGreaterThan(0.15);
    expect(right.length / said.length).toBeGreaterThan(0.6);
  });
});

describe("a message the coach is not sure of", () => {
  // Which messages those are changes with each training.
  const vagueIn = (file: string) =>
    read(file).find(
      ({ text, reading }) =>
        reading.choices.some((id) => topics[id].traits.includes("not_theirs")) && asksBack(text),
    )?.text ?? "";
  const asksBack = (message: string) =>
    answerBuiltIn({
      ...{ message, history: [], state: null, ageBand: "9-12", locale: "en", random: () => 0.4 },
    }).state.askedBack !== null;
  const vague = vagueIn("mara/en.tsv");
  const talk = (messages: readonly string[], ageBand: AgeBand = "13-15", locale: Locale = "en") =>
    talkWithCoach(messages, { ageBand, locale, random: () => 0.4 });
  const linesOf = (answer: { state: CoachState } | undefined) => answer?.state.used.slice(-2).join(" ");

  it("is asked about with three topics to tap and something else", () => {
    const [asked] = talk([vague]);
    expect(asked?.text).toMatch(/not sure|which of these/);
    expect(asked?.quickReplies).toHaveLength(4);
    expect(asked?.quickReplies.at(-1)).toBe("Something else");
  });

  it("is heard as what is tapped, whatever else the words of the title could mean", () => {
    const [asked] = talk([vague]);
    for (const title of asked?.quickReplies.slice(0, -1) ?? []) {
      const heard = talk([vague, title])[1];
      const id = Object.entries(topics).find(([, topic]) => topic.title[0] === title)?.[0];
      expect(heard?.state.situation).toBe(id);
      expect(linesOf(heard)).toContain(`situation.${id}`);
    }
  });

  it("is not guessed at any more after something else, nor a third time in a row", () => {
    expect(talk([vague, "Something else"])[1]?.text).toContain("in your own words");
    const inARow = talk([vague, vague, vague]).map(({ quickReplies }) =>
      quickReplies.includes("Something else"),
    );
    expect(inARow).toEqual([true, true, false]);
  });

  it("is asked about in Spanish and for the youngest, in words they can read", () => {
    const [asked] = talk([vagueIn("mara/es.tsv")], "9-12", "es");
    expect(asked?.quickReplies.at(-1)).toBe("Otra cosa");
    const [young] = talk([vague], "6-8");
    expect(young?.text.split(" ").length).toBeLessThan(12);
  });

  it("in a talk about something is more of the same, unless it is surely something new", () => {
    const answers = talk([
      "my dog died last night",
      "so i lost my best buddy in one day",
      "my math test is tomorrow",
    ]);
    expect(answers.map(({ state }) => state.situation)).toEqual(["pet_death", "pet_death", "test"]);
  });
});

describe("a topic that needs a word", () => {
  it.each([
    ["i miss my dad", "en", null],
    ["extraño a mi papá", "es", null],
    ["i want to go home from camp", "en", "homesick"],
    ["extraño mi casa", "es", "homesick"],
  ] as const)("%j (%s): %s", (message, locale, topic) =>
    expect(readMessage(message, locale).situation).toBe(topic),
  );
});

describe("a pet that is ill", () => {
  it.each([
    ["my dog is sick and wont eat", "pet_sick"],
    ["mi perrita canela está enferma y no quiere comer", "pet_sick"],
    ["my dog died yesterday", "pet_death"],
    ["no se murió!! está enferma nomás, mañana va al veterinario", null],
    ["he is not dead, he is just sleeping a lot", null],
  ])("%j is read as %j", (message, topic) => {
    const situation = readMessage(message, /está|murió/.test(message) ? "es" : "en").situation;
    if (topic) expect(situation).toBe(topic);
    else expect(["pet_death", "death"]).not.toContain(situation);
  });
});
