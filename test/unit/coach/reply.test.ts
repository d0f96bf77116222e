import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { flowLines } from "../../../app/features/coach/content/compiled/content";
import {
  type AgeBand,
  type CoachState,
  fitsAgeBand,
  type Locale,
  reply,
} from "../../../app/features/coach/engine";
import { coachTalks, freeTalks } from "../../fixtures/coach-talks";

const bands: readonly AgeBand[] = ["6-8", "9-12", "13-15", "16-18"];
const seeded = (seed: number) => {
  let value = seed;
  return () => {
    value = (value * 1664525 + 1013904223) % 4294967296;
    return value / 4294967296;
  };
};

function talk(messages: readonly string[], ageBand: AgeBand = "9-12", locale: Locale = "en", seed = 7) {
  const random = seeded(seed);
  let state: CoachState | null = null;
  return messages.map((message) => {
    const answer = reply({ history: [], state, message, ageBand, locale, random });
    state = answer.state;
    return answer;
  });
}
const last = (messages: readonly string[], ageBand?: AgeBand, locale?: Locale) => {
  const answers = talk(messages, ageBand, locale);
  const answer = answers.at(-1);
  if (!answer) throw new Error("no reply");
  return answer;
};

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
    ["they make fun of me on the bus", "bullying"],
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
    expect(answers[2]?.state.used.join()).toMatch(
      /detail\.self_blame|moment\.my_fault|moment\.\w*(?:fault|blame)/,
    );
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
    ["my grandma died last week", "she always made me pancakes", "memory"],
    ["mi abuela murió", "siempre me hacía panqueques", "moment.remembers"],
    ["im mad at my brother", "he never gets in trouble for it", "moment.parents_take_side"],
    ["i have a math test and im nervous", "i always forget the fractions part", "stuck"],
    ["tengo examen y estoy nerviosa", "siempre se me olvidan las fracciones", "stuck"],
    ["my parents are getting divorced", "its so quiet at home", "empty"],
    ["i feel lonely", "since i changed schools", null],
    ["im sad", "they said my drawing was really good", null],
    ["a kid takes my lunch every day", "i told my teacher", "told_adult"],
    ["un niño me quita mi comida", "no hizo nada", "no_help"],
    ["im mad at my sister", "i told her and it doesnt work", "unheard"],
    ["i got cut from the team", "whats the point of trying", "giving_up"],
    ["i messed up", "my mom will be so mad", "moment.afraid_to_tell"],
    ["i think im gay", "i think i might be", "identity"],
  ] as const)("after %j, %j is heard as what it is", (first, next, detail) => {
    const locale = /[áéíóúñ]|tengo/.test(first) ? "es" : "en";
    const used = last([first, next], "13-15", locale).state.used;
    if (detail?.startsWith("moment.")) expect(used.join(" ")).toContain(detail);
    else {
      const said = used.filter((id) => id.startsWith("detail."));
      expect(said.map((id) => id.split(".")[1])).toEqual(detail ? [detail] : []);
    }
  });
});

describe("the course of a talk", () => {
  it("hears, asks, offers one skill, tries it, asks how it went, and leaves something to keep", () => {
    const answers = talk([
      "i have a test and im nervous",
      "i forget the fractions",
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
      ["i have a test and im nervous", "i forget the fractions", "my notes are a mess", "no"],
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

describe("what holds for every reply", () => {
  const everyTalk = [
    ...bands.flatMap((ageBand) =>
      (["en", "es"] as const).flatMap((locale) =>
        coachTalks[locale].map((messages, index) => ({ ageBand, locale, messages, index })),
      ),
    ),
    ...freeTalks.map((free, index) => ({ ...free, index })),
  ];

  const closest = new Set(Object.values(flowLines.closest).flatMap((lines) => lines?.flat() ?? []));

  it("is as short and as plain as its readers need, asks one thing, and never repeats itself", () => {
    for (const { ageBand, locale, messages, index } of everyTalk) {
      const texts = talk(messages, ageBand, locale, index + 1).map(({ text }) => text);
      for (const text of texts) {
        expect(fitsAgeBand(text, ageBand, locale), `${ageBand}: ${text}`).toBe(true);
        expect(text.match(/\?/g)?.length ?? 0, text).toBeLessThanOrEqual(1);
      }
      // What is to be tapped under "which one fits?" is another each time.
      const said = texts.filter((text) => !closest.has(text));
      expect(new Set(said).size, texts.join("\n")).toBe(said.length);
    }
  });

  it("hardly ever returns to a line in a talk of forty messages", () => {
    const messages = coachTalks.en
      .flat()
      .filter((message) => message.length > 12)
      .slice(0, 40);
    const answers = talk(messages, "13-15");
    const used = answers.at(-1)?.state.used ?? [];
    const repeated = used.filter((id, index) => used.indexOf(id) !== index);
    expect(repeated.length / used.length).toBeLessThan(0.08);
  });

  it("answers anything at all, and keeps its memory small", () => {
    fc.assert(
      fc.property(
        fc.array(fc.string({ maxLength: 200, unit: "grapheme" }), { minLength: 1, maxLength: 6 }),
        fc.constantFrom(...bands),
        fc.constantFrom("en" as const, "es" as const),
        (messages, ageBand, locale) => {
          for (const { text, state } of talk(messages, ageBand, locale)) {
            expect(text.trim().length).toBeGreaterThan(0);
            expect(text).not.toMatch(/[{}]|undefined/);
            expect(JSON.stringify(state).length).toBeLessThan(8000);
          }
        },
      ),
      { numRuns: 150 },
    );
  });
});

describe("a talk that was put right", () => {
  it("asks none of the questions of the topic that was wrong", () => {
    const answers = talk([
      "im moving away to texas",
      "no thats not what i said",
      "it was on tuesday",
      "he told me so",
    ]);
    expect(answers[0]?.state.used.join()).toContain("situation.moving");
    expect(answers[1]?.state.used.join()).toContain("moment.corrects");
    for (const { state } of answers.slice(2))
      expect(state.used.slice(-2).join()).not.toMatch(/situation\.\w+\.ask/);
  });

  it("asks nobody what is so good about a hurt", () => {
    const answers = talk(
      ["gané el torneo de ajedrez del colegio!!!", "mi papá no vino y me dejó plantado, lloré"],
      "13-15",
      "es",
    );
    expect(answers[1]?.state.used.slice(-2).join()).not.toContain("situation.good_news.ask");
  });

  it.each([
    ["si ya ta. le bajé. sonó duro klk", "es"],
    ["where is it. nothing happened", "en"],
    ["who's they", "en"],
  ] as const)("%j is of this talk and in its language", (message, locale) => {
    expect(talk([message], "13-15", locale)[0]?.state.used.join()).not.toMatch(/other_language|off_topic/);
  });

  it.each(["io sono triste", "where is Peru", "who is the president"])("%j is not", (message) => {
    expect(talk([message], "13-15", "en")[0]?.state.used.join()).toMatch(/other_language|off_topic|homework/);
  });
});

describe("a question the coach cannot answer", () => {
  it.each(["can my brother hear it at home", "is there a badge for beige", "crees que va a llover?"])(
    "%j is owned up to and handed back",
    (message) => {
      const answer = talk([message], "9-12", message.startsWith("crees") ? "es" : "en")[0];
      expect(answer?.state.used.at(-1)).toMatch(
        /^moment\.(?:fact_question|app_question|asks_about_coach_taste|what_do_you_think)/,
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
