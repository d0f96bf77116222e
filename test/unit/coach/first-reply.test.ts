import { describe, expect, it } from "vitest";
import { answerBuiltIn } from "~/features/coach/answer.server";
import type { CoachState, Locale } from "~/features/coach/engine";
import { makeRandom } from "../../../scripts/lib/random";
import { tell } from "./talk";

const say = (message: string, locale?: Locale) => tell([message], "13-15", locale);
const talk = (messages: readonly string[], locale?: Locale) => tell(messages, "13-15", locale);

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
    ["theres this boy in band and he asked for my snap", "crush"],
    ["me gusta una pelada del salon", "crush"],
    ["my friends are all vaping", "peer_pressure"],
    ["we are getting evicted", "money"],
    ["i got in a fight with a kid and now im suspended", "in_trouble"],
  ])("%j: %s", (message, situation) => {
    // Said, or among what it asks about.
    const { state } = say(message);
    expect([state.situation, ...(state.askedBack?.choices ?? [])]).toContain(situation);
  });
});

describe("a period that is none", () => {
  it.each([
    "i close 4 nights a week and first period is at 7:25 and he marked me tardy",
    "i need a pad for my drums",
    "my leg cramps so bad at soccer",
    "i got my first period teacher mad",
  ])("%j", (message) => expect(say(message).state.situation).not.toBe("period"));
});

describe("words to somebody one likes", () => {
  const answered = (messages: readonly string[], locale: Locale) => {
    let state: CoachState | null = null;
    let text = "";
    for (const message of messages) {
      const answer = answerBuiltIn({
        history: [],
        state,
        message,
        ageBand: "13-15",
        locale,
        random: makeRandom(3),
      });
      ({ state, text } = answer);
    }
    return text;
  };

  it.each([
    [["theres this boy in band and he asked for my snap and idk what to say. help"], "en"],
    [["i have a crush on a girl", "what should i say to her"], "en"],
    [["me gusta una niña de mi salon", "que le digo mañana"], "es"],
  ] as const)("%j are no complaint", (messages, locale) => {
    expect(answered(messages, locale)).not.toMatch(
      /no blame|when \.\.\.|sin culpas|lo que pasó|I feel \.\.\. when/i,
    );
  });

  it("still are where something happened", () => {
    expect(answered(["my friend lied to me", "what should i say to her"], "en")).toMatch(/when \.\.\./);
  });
});

describe("good news about college", () => {
  it("is cheered, not asked about", () => {
    const { text } = say("GOT INTO UT AUSTIN!!!! first person in my whole family to go to college");
    expect(text).toMatch(/joy|piece is done|sink in/i);
  });

  it.each(["i didnt get into any college", "i hope i get into college"])("is none: %j", (message) => {
    expect(say(message).text).not.toMatch(/piece is done|sink in/);
  });
});

describe("a test that is behind", () => {
  it("is good news, and no lesson that lies ahead", () => {
    const { state } = say("Passed my driving test on the third try this morning!!! the examiner sighed lol");
    expect(state.used.join(" ")).not.toMatch(/driving/);
    expect(state.used.join(" ")).toMatch(/good_news|move\.result/);
  });
});

describe("everything without a point", () => {
  it.each(["whats the point of any of this", "nada tiene sentido"])(
    "%j is met, with the way to a person",
    (message) => {
      const { state, links } = say(message, message.startsWith("nada") ? "es" : "en");
      expect(state.used[0]).toMatch(/^pointless/);
      expect(links.map(({ tool }) => tool)).toEqual(["help"]);
    },
  );

  it.each(["whats the point of this math homework", "lol jk"])("%j is not that", (message) => {
    expect(say(message).state.used[0]).not.toMatch(/^pointless/);
  });
});

describe("what is not taken for something else", () => {
  it.each([
    ["en", "i dont want to talk about it"],
    ["en", "idk just leave me alone"],
    ["es", "no quiero hablar de eso"],
    ["es", "déjame en paz"],
  ] as const)("%s: %j is respected, and told of nobody", (locale, message) => {
    const { state } = say(message, locale);
    expect(state.used.map((id) => id.replace(/\.\w\d$/, ""))).toEqual(["moment.wont_talk"]);
    expect(state.situation).toBeNull();
  });

  it("starts a way forward for who asks what to do, once something was told", () => {
    const { state } = talk(["im nervous for my spelling bee", "what can i do"]);
    expect(state.stage).not.toBe("open");
    expect(state.used.some((id) => id.startsWith("what_can_you_do"))).toBe(false);
    expect(say("what can i do here").state.used[0]).toMatch(/^what_can_you_do/);
  });
});
