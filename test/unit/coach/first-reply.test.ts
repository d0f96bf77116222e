import { describe, expect, it } from "vitest";
import { type CoachReply, type CoachState, type Locale, reply } from "~/features/coach/engine";
import { makeRandom } from "../../../scripts/lib/softmax-regression";

const say = (state: CoachState | null, message: string, locale: Locale = "en") =>
  reply({ history: [], state, message, ageBand: "13-15", locale, random: makeRandom(3) });
function talk(messages: readonly string[], locale: Locale = "en"): CoachReply {
  let answer = say(null, messages[0] ?? "", locale);
  for (const message of messages.slice(1)) answer = say(answer.state, message, locale);
  return answer;
}

describe("what a talk is about", () => {
  it.each([
    ["my stepdad screams at my mom every night", "parents_fight"],
    ["mi padrastro le grita a mi mama", "parents_fight"],
    ["my mom has a new boyfriend", "new_family"],
    ["i moved here from texas", "new_place"],
    ["my best friend moved away", "friend_moved"],
    ["my dad forgot my birthday", "busy_parents"],
    ["i forgot my homework", "forgot_thing"],
    ["la migra se llevo a mi tio", "immigration"],
    ["im scared ice will take my dad", "immigration"],
    ["i got my period at school", "period"],
    ["we have a test in third period", "test"],
    ["my friends are all vaping", "peer_pressure"],
    ["we are getting evicted", "money"],
    ["i beat up this kid", "in_trouble"],
  ])("%j: %s", (message, situation) => {
    expect(say(null, message).state.situation).toBe(situation);
  });
});

describe("everything without a point", () => {
  it.each(["whats the point of any of this", "nada tiene sentido"])(
    "%j is met, with the way to a person",
    (message) => {
      const { state, links } = say(null, message, message.startsWith("nada") ? "es" : "en");
      expect(state.used[0]).toMatch(/^pointless/);
      expect(links.map(({ tool }) => tool)).toEqual(["help"]);
    },
  );

  it.each(["whats the point of this math homework", "lol jk"])("%j is not that", (message) => {
    expect(say(null, message).state.used[0]).not.toMatch(/^pointless/);
  });

  it("finds nothing funny in what is half meant", () => {
    const { state } = talk(["school is so much right now", "lol jk but kinda"]);
    expect(state.used.some((id) => id.startsWith("move.laughing"))).toBe(false);
  });
});

describe("what is not taken for something else", () => {
  it("keeps no kind words of somebody who does harm", () => {
    const { state } = talk(["my boyfriend wants my location all the time", "but he loves me"]);
    expect(state.used.filter((id) => id.startsWith("move.kind_words"))).toEqual([]);
  });

  it("keeps those of somebody else", () => {
    const { state } = talk(["they make fun of me at school", "my mom said she is proud of me"]);
    expect(state.used.some((id) => /^move\.kind_/.test(id))).toBe(true);
  });

  it.each([
    ["en", "i dont want to talk about it"],
    ["en", "idk just leave me alone"],
    ["es", "no quiero hablar de eso"],
    ["es", "déjame en paz"],
  ] as const)("%s: %j is respected, and told of nobody", (locale, message) => {
    const { state } = say(null, message, locale);
    expect(state.used.map((id) => id.replace(/\.\w\d$/, ""))).toEqual(["moment.wont_talk"]);
    expect(state.situation).toBeNull();
  });

  it("starts a way forward for who asks what to do, once something was told", () => {
    const { state } = talk(["im nervous for my spelling bee", "what can i do"]);
    expect(state.stage).not.toBe("open");
    expect(state.used.some((id) => id.startsWith("what_can_you_do"))).toBe(false);
    expect(say(null, "what can i do here").state.used[0]).toMatch(/^what_can_you_do/);
  });
});
