import { describe, expect, it } from "vitest";
import { last, talk } from "./talk";

describe("the course of a talk", () => {
  it("hears, asks, offers one skill, tries it, asks how it went, and leaves something to keep", () => {
    const answers = talk([
      "i have a test and im nervous",
      "its about fractions",
      "yes",
      "done",
      "a bit better",
      "no thats all",
    ]);
    expect(answers.map(({ state }) => state.stage)).toEqual([
      "asked",
      "offered",
      "trying",
      "checking",
      "closing",
      "open",
    ]);
    expect(answers[2]?.links.map((link) => link.tool)).toEqual(["breath"]);
    expect(answers[4]?.state.tried).toEqual([{ skill: "breath", result: "better" }]);
  });

  it("asks older students twice before it offers, and a child who says no is only listened to", () => {
    const answers = talk(
      ["i have a test and im nervous", "its about fractions", "im so stressed about it", "no"],
      "16-18",
    );
    expect(answers.map(({ state }) => state.stage)).toEqual(["asked", "asked", "offered", "listening"]);
  });

  it("never offers the skill that was tried, and says so when a person is better", () => {
    const answers = talk([
      "im so mad at my brother",
      "he hit my stuff",
      "yes",
      "i feel mad when you take my things",
      "tonight",
      "something else",
      "im still mad",
      "he does it again",
      "yes",
    ]);
    const offered = answers.at(-1)?.state.offered ?? [];
    expect(new Set(offered).size).toBe(offered.length);
    const refusals = talk([
      "im sad",
      "everything",
      "no thanks i want something else",
      "something else",
      "another idea",
      "something else",
      "something else",
      "something else",
    ]);
    expect(refusals.find(({ links }) => links.length > 0)?.links.map((link) => link.tool)).toEqual(["help"]);
  });

  it("starts with what the child asked for, without offering it first", () => {
    const answer = last(["im mad at my brother", "he broke my headphones", "what should i do"]);
    expect(answer.state).toMatchObject({ stage: "trying", step: 0 });
    expect(answer.text).toMatch(/I feel ... when/);
  });

  it.each([
    [
      "my brother broke my headphones",
      "im mad",
      "I feel bad when you break my things because i saved",
      "i_message",
    ],
  ])(
    "takes a skill that was offered as begun when the child just does it (%s)",
    (first, second, begun, skill) => {
      const answers = talk([first, second, begun]);
      expect(answers[1]?.state).toMatchObject({ stage: "offered", skill });
      expect(answers[2]?.state).toMatchObject({ stage: "trying", skill, step: 1 });
    },
  );

  it("does not ask twice in a row whether to talk on", () => {
    const [nudged, heard] = talk(["im sad", "they left me out", "no", "everyone", "my cousin Leo"]).slice(3);
    expect(nudged?.state.used.at(-1)).toMatch(/^nudge/);
    expect(heard?.state.used.at(-1)).not.toMatch(/^nudge/);
  });

  it("sends a child for whom it got worse to a person", () => {
    const answer = last(["im scared", "of the dark", "yes", "done", "worse"]);
    expect(answer.links.map((link) => link.tool)).toContain("help");
    expect(answer.text).toMatch(/grown-up/);
  });

  it("stays quiet with advice once asked to listen", () => {
    const answers = talk(
      [
        "i just want to vent",
        "my dad forgot my birthday",
        "he always works",
        "it happens every year",
        "i hate it",
      ],
      "13-15",
    );
    expect(answers.every(({ state }) => state.offered.length === 0)).toBe(true);
  });

  it("makes music and drums when asked, with the settings of the feeling", () => {
    expect(last(["im angry", "make me a song"]).links[0]?.href).toBe(
      "/?emotion=angry&activityType=anger_management#ai-dj",
    );
    expect(last(["can i play the drums"]).links[0]?.tool).toBe("drummer");
  });

  it("answers a Spanish message in Spanish whatever the setting", () => {
    expect(last(["estoy muy triste porque mi amiga no me habla"], "9-12", "en").text).toMatch(/tristeza/);
  });
});
