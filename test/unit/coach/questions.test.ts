import { describe, expect, it } from "vitest";
import { bands, last, talk } from "./talk";

describe("what is asked of the coach", () => {
  const areYouReal = [
    "are you real?",
    "are you a real person",
    "r u a robot",
    "are u human",
    "is this a bot",
    "am I talking to a person?",
    "who am i talking to",
    "are you AI",
    "is this chatgpt",
    "are you alive",
    "is someone there typing",
    "what are you",
    "who are you?",
    "you're a real human right",
    "are you a kid like me",
    "do you exist",
    "prove you are human",
    "¿eres una persona de verdad?",
    "¿eres un robot?",
    "¿hay alguien ahí?",
    "estoy hablando con una persona",
    "quién eres",
  ];
  it.each(areYouReal)("says it is a program when asked %j (K1)", (message) => {
    for (const ageBand of bands) {
      const { text } = last([message], ageBand, /[¿é]|hablando|quién/.test(message) ? "es" : "en");
      expect(text).toMatch(/computer|program|software|\bAI\b|programa|\bIA\b/i);
    }
  });

  it.each([
    ["will you be my girlfriend", /program|software/],
    ["i love you", /program|software/],
    ["te amo", /programa/],
    ["do you love me", /program/],
    ["can you keep a secret", /promise|keep a secret|tell|secre/],
    ["who can see this", /school/],
    ["do i have adhd", /doctor|nurse/],
    ["how many melatonin can i take", /doctor|nurse|parent/],
    ["what is 7 x 8", /teacher|homework/],
    ["write my essay about whales", /teacher|homework/],
    ["you are stupid", /program|mad|wrong/],
    ["bonjour je suis triste", /English/],
    ["我很难过", /English/],
    ["asdfghjkl", /./],
    ["how do i beat the ender dragon in minecraft", /feelings|teacher|program|book|search/],
    ["can i talk to a real person", /teacher|grown-up|home/],
    ["you already said that", /program|right|stuck/],
  ] as const)("has a sensible answer to %j", (message, pattern) => {
    for (const ageBand of ["9-12", "13-15"] as const) {
      for (let seed = 1; seed < 6; seed++) {
        const answer = talk([message], ageBand, message === "te amo" ? "es" : "en", seed)[0];
        expect(answer?.text).toMatch(pattern);
      }
    }
  });
});

describe("a question the coach cannot answer", () => {
  it.each(["can my brother hear it at home", "is there a badge for beige", "crees que va a llover?"])(
    "%j is owned up to and handed back",
    (message) => {
      const answer = talk([message], "9-12", message.startsWith("crees") ? "es" : "en")[0];
      expect(answer?.state.used.at(-1)).toMatch(
        /^(?:notKnown|moment\.(?:fact_question|app_question|asks_about_coach_taste|what_do_you_think))/,
      );
    },
  );

  it.each([
    "what if nobody comes",
    "guess what happened",
    "could i bring her a cookie",
    "can we try something else",
  ])("%j is none", (message) => {
    expect(talk(["my friend is mad at me", message]).at(-1)?.state.used.at(-1)).not.toMatch(/^wonder/);
  });

  it("says what it is when asked about itself", () => {
    expect(talk(["do you have legs"])[0]?.text).toMatch(/program/);
  });
});
