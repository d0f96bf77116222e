import { describe, expect, it } from "vitest";
import { last, talk } from "./talk";

describe("hearing", () => {
  it.each([
    ["I'm so sad today", "en", "sad"],
    ["estoy muy nervioso", "es", "nervios"],
    ["soooo mad at everything", "en", "mad"],
    ["me da mucha vergüenza", "es", "vergüenza"],
    ["i feel kinda lonely", "en", "lonely"],
    ["😭😭", "en", "sad"],
  ] as const)("names the feeling in %j", (message, locale, word) => {
    expect(last([message], "9-12", locale).text.toLowerCase()).toContain(word);
  });

  it("hears 'not': a denied feeling is not pinned on the child", () => {
    expect(last(["I'm not sad, just tired"]).state.feeling).toBe("tired");
    expect(last(["no estoy triste"], "13-15", "es").text).toMatch(/no es tristeza/i);
    expect(last(["i am not happy"]).state.feeling).toBe("low");
    expect(last(["not only sad but angry too"]).state.feeling).toBe("sad");
  });

  it("hears how strong it is", () => {
    expect(last(["i am REALLY scared!!!"]).text).toMatch(/really scared|very scared/);
    expect(last(["i'm a little scared"]).text).toMatch(/little scared/);
    expect(last(["estoy un poco triste"], "9-12", "es").text).toMatch(/un poco de tristeza/);
  });

  it("tells the friend's feeling from the child's", () => {
    const answer = last(["my friend is really sad and i dont know how to help"]);
    expect(answer.state.feeling).toBeNull();
    expect(answer.state.situation).toBe("helping_other");
  });

  it.each([
    ["my dog died yesterday", "pet_death"],
    ["they make fun of me on the bus", "teased"],
    ["mis papás se pelean mucho", "parents_fight"],
    ["no puedo dormir", "sleep"],
    ["I have a big test tomorrow", "test"],
    ["i think i might be gay", "identity"],
    ["nadie juega conmigo", "no_friends"],
    ["my mom lost her job and we cant pay the rent", "money"],
    ["me gusta una chica de mi clase", "crush"],
    ["I lost the game for my team", "lost_game"],
  ] as const)("recognises what %j is about", (message, situation) => {
    const { state } = last([message], "13-15", /[áéí]|no puedo|nadie|gusta/.test(message) ? "es" : "en");
    // Said, or among what it asks about.
    expect([state.situation, ...(state.askedBack?.choices ?? [])]).toContain(situation);
  });
});

describe("words that only look like an answer", () => {
  it.each([
    ["no she just said hi", "en"],
    ["no hizo nada", "es"],
    ["no es justo", "es"],
    ["i want to do art", "en"],
    ["no one listens to me", "en"],
  ] as const)("does not take %j for a yes or a no", (message, locale) => {
    const opening = locale === "es" ? "estoy enojada con mi hermana" : "my parents want me to be an engineer";
    const asked = locale === "es" ? "siempre usa mi ropa" : "they already chose the college";
    const { state } = last([opening, asked, message], "13-15", locale);
    expect(["open", "trying"]).not.toContain(state.stage);
  });

  it.each(["no", "no thanks", "nah i dont want to", "not really", "no gracias", "ahora no"])(
    "takes %j for a no",
    (message) => {
      expect(last(["im sad", "they left me out", message]).state.stage).toBe("listening");
    },
  );

  it.each([
    ["im scared shell be mad", "scared"],
    ["why is my mom always mad at me", null],
    ["idk my stomach hurts when i think about school", "nervous"],
    ["my friend is sad", null],
  ] as const)("hears whose feeling it is in %j", (message, word) => {
    expect(last([message]).state.feelingWord).toBe(word);
  });

  it("knows a Spanish word from the same letters in English", () => {
    expect(last(["i miss my daddy", "he never comes"]).state.used.join()).not.toContain("about_coach");
  });

  it("hears a decision, lets it stand and asks nothing more", () => {
    const answer = last(["i messed up i lied to my mom", "i feel bad", "no", "ok i will tell her tonight"]);
    expect(answer.state.stage).toBe("closing");
    expect(answer.text).not.toContain("?");
  });

  it("asks once more for a draft that did not come, and not a third time", () => {
    const answers = talk(["im mad at my brother", "what should i do", "he is so mean", "he really is"]);
    expect(answers.slice(1).map(({ state }) => state.step)).toEqual([0, 0, 1]);
  });

  it("waits for a story that has only begun", () => {
    expect(last(["i feel nervous", "theres this kid"]).state.used.at(-1)).toMatch(/^goOnTelling/);
  });

  it("never plans an apology with a child whom somebody controls or bullies", () => {
    const answers = talk(
      ["she checks my phone", "i love her tho", "maybe its my fault", "i dont know what to do"],
      "16-18",
    );
    expect(answers.map(({ state }) => state.skill)).not.toContain("repair");
    expect(answers[2]?.state.used.join()).toMatch(/notTheirs/);
  });

  it("says yes to telling an adult, whatever it is about", () => {
    const answer = last(["something happened", "should i tell my mom"], "13-15");
    expect(answer.text).toMatch(/^Yes/);
    expect(answer.state.skill).toBe("ask_help");
  });

  it("hears fear inside good news", () => {
    const answer = last(["i got picked to sing the solo!", "im scared tho"]);
    expect(answer.state.skill).not.toBe("savor");
  });

  it("takes friends who press for what they are, and the thing they press for only when asked about it", () => {
    expect(last(["my friends want me to vape with them"]).state.situation).toBe("peer_pressure");
    expect(last(["is vaping bad"]).state.used.at(-1)).toMatch(/^substance/);
  });

  it.each([
    ["nos vamos a mudar a otra ciudad", "es"],
    ["we have to move to another city", "en"],
  ] as const)("answers %j in its own language", (message, locale) => {
    const other = locale === "es" ? "en" : "es";
    expect(last([message], "9-12", other).state.locale).toBe(locale);
  });

  it("says what it cannot do", () => {
    expect(last(["my dog ran away", "can you find him"]).state.used.at(-1)).toMatch(/^do_for_me/);
  });
});

describe("taking in what is told next", () => {
  it.each([
    ["my teacher said i should write about what i love", "i make of it that i want to go fishing"],
    ["my boyfriend broke up with me", "like i had no idea we were even bad. we had matching shoes"],
  ])("says nothing to %j, %j that it is not sure of", (...messages) => {
    const before = last([messages[0] ?? ""]).state.used.length;
    const said = last(messages).state.used.slice(before);
    expect(said.filter((id) => id.startsWith("moment."))).toEqual([]);
  });

  it.each([
    ["i messed up", "my mom will be so mad", "moment.afraid_to_tell"],
    ["i messed up", "i lied to my mom", /did_wrong|situation\.mistake/],
    ["they make fun of me at school", "i told my teacher and she did nothing", "moment.told_adult_no_help"],
    ["my parents are getting divorced", "i feel like its my fault", "notTheirs"],
  ] as const)("after %j, %j is heard as what it is", (first, next, told) => {
    const locale = /[áéíóúñ]/.test(first) ? "es" : "en";
    expect(last([first, next], "13-15", locale).state.last?.ids.join(" ")).toMatch(told);
  });
});
