import { describe, expect, it } from "vitest";
import { newCoachState } from "~/features/coach/engine";
import { readMessage } from "~/features/coach/engine/read-message";
import { idsOf, say, talk } from "./talk";

describe("what the coach does not read into a message", () => {
  it("takes what is told after a hello for no bare greeting", () => {
    const told =
      "hello. i am new in this school from ukraina. my english is litle. nobody sit with me in eat time";
    expect(idsOf(say(null, told))).not.toContain("greeting");
    expect(idsOf(say(null, "hello there"))).toContain("greeting");
  });

  it("is not glad about a loud wish", () => {
    expect(idsOf(say(null, "the music one!! the beats. start that one for me"))).not.toContain("move.result");
    expect(idsOf(say(null, "we won 14 to 2!!"))).toMatch(/move\.result|good_news/);
  });

  it.each([
    ["i hate long division", "en", []],
    ["i would hate to lose her", "en", []],
    ["i hate him for it", "en", ["mad"]],
    ["mi abuelita se enojo con el vecino", "es", []],
    ["tengo odio", "es", ["enojo"]],
    ["i am good tired after the hike", "en", []],
  ] as const)("pins no feeling on who says %j", (message, locale, words) => {
    expect(readMessage(message, locale).feelings.map(({ word }) => word)).toEqual(words);
  });

  it("hears that it is only a little, also where that comes last", () => {
    expect(readMessage("still mad at the ref tho a little", "en").feelings[0]?.intensity).toBe(1);
  });

  it("does not ask how it feels where that was told", () => {
    for (let seed = 1; seed < 12; seed++)
      expect(
        talk(["im sad about my kite, it got stuck in a tree"], "9-12", "en", seed)[0]?.text,
      ).not.toContain("How do you feel about that now?");
  });

  it.each([
    ["that was only a joke about my essay haha. can i make a beat", "en", "dj"],
    ["solo era broma lo de mi primo jaja. puedo hacer una cancion aqui?", "es", "dj"],
    ["i dont have homework today. i want to play the drums", "en", "drummer"],
  ] as const)("opens what %j wishes for at its end", (message, locale, tool) => {
    expect(say(null, message, locale).links.map((link) => link.tool)).toEqual([tool]);
  });

  it.each([
    ["i dont want to see them tomorrow", "maybe i will say i am sick and stay home", "en"],
    ["no quiero ver a nadie mañana", "voy a decir que me duele la panza", "es"],
  ] as const)("praises no excuse: after %j, %j", (before, excuse, locale) => {
    const { state } = say(null, before, locale);
    expect(idsOf(say(state, excuse, locale))).not.toMatch(/move\.plan|committed/);
  });

  it("asks about the thing that is told of, then for more, then how it feels, and last which part is on the mind", () => {
    const asked = (used: string[]) => {
      const state = { ...newCoachState(), turn: 2, stage: "listening" as const, used };
      return idsOf(say(state, "we walked the long way round to the lake with my cousin and the red canoe"));
    };
    const all = (...pools: string[]) =>
      pools.flatMap((pool) => [`${pool}.a0`, `${pool}.a1`, `${pool}.b0`, `${pool}.b1`]);
    const more = all("askThing", "askLight");
    expect(asked([])).toContain("askThing");
    expect(asked([...all("askThing"), "ackPlain.b0"])).toContain("askLight");
    expect(asked([...more, "ackPlain.b0"])).toContain("askOpenFeel");
    expect(asked([...more, ...all("askOpenFeel", "askOpenThink", "askOpenHope"), "ackPlain.b0"])).toContain(
      "askOpen.",
    );
  });

  it("takes a short answer to its question for one", () => {
    const state = { ...newCoachState(), turn: 4, stage: "listening" as const, used: ["askOpen.b0"] };
    expect(idsOf(say(state, "our tent"))).not.toContain("nudge");
  });

  it("hears the answer and not the laugh in it", () => {
    const state = { ...newCoachState(), turn: 2, stage: "asked" as const, used: ["askOpenHope.b0"] };
    expect(idsOf(say(state, "two days off and some cake haha"))).not.toContain("laughing");
  });
});
