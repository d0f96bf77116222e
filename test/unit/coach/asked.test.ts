import { describe, expect, it } from "vitest";
import { type AgeBand, type CoachState, fitsAgeBand, type Locale } from "~/features/coach/engine";
import { asksWhatHelps } from "~/features/coach/engine/ask-back";
import { readMessage } from "~/features/coach/engine/read-message";
import { makeRandom } from "../../../scripts/lib/random";
import { talkWithCoach } from "./talk";

function talk(messages: readonly string[], locale: Locale = "en", ageBand: AgeBand = "9-12") {
  const answers = talkWithCoach(messages, { locale, ageBand, random: makeRandom(5) });
  return answers.map((answer, at) => {
    const known = answers[at - 1]?.state.used.length ?? 0;
    return { ...answer, said: answer.state.used.slice(known).join(" ") };
  });
}
const told = {
  en: "my best friend told everyone my secret",
  es: "mi mejor amiga le contó mi secreto a todos",
};

describe("a question of the child's", () => {
  it.each([
    ["is pluto still a planet?", "en"],
    ["how much should i save for a bike", "en"],
    ["do fish sleep", "en"],
    ["los peces duermen de noche?", "es"],
    ["cuanto cuesta un perro", "es"],
  ] as const)("%j: says that it does not know, and gives it back", (message, locale) => {
    const [answer] = talk([message], locale);
    expect(answer?.said).toMatch(/^(?:moment\.fact_question|notKnown|off_topic)/);
    expect(answer?.text).toMatch(/don't know|can't know|no idea|beyond me|no (?:lo )?sé|ni idea|program/i);
    expect(answer?.text).toMatch(/\?$/);
  });

  it.each([
    ["should i keep the bracelet she made me", "en"],
    ["do i have to go to her party", "en"],
    ["deberia devolverle la pulsera", "es"],
  ] as const)("%j: given back with two sides to look at", (message, locale) => {
    const answer = talk([told[locale], message], locale).at(-1);
    expect(answer?.said).toMatch(/^weigh\.\w+ weighAsk\.\w+$/);
  });

  it.each([
    ["do u think shes mad at me", "en"],
    ["crees que esta enojada conmigo", "es"],
  ] as const)("%j: does not pretend to see into people", (message, locale) => {
    const answer = talk([told[locale], message], locale).at(-1);
    expect(answer?.said).toMatch(/^moment\.what_do_you_think/);
  });

  it("is answered in the talk's topic, too", () => {
    const answer = talk(["my tooth is loose", "can a tooth be made of gold"], "en", "6-8").at(-1);
    expect(answer?.said).toMatch(/^(?:moment\.fact_question|notKnown)/);
  });

  it.each([
    ["what counts as danger", "what_is_danger"],
    ["ok so whats beats", "app_for"],
    ["ok but who is the adult", "which_adult"],
    ["is this thing gonna tell my teacher what i say", "will_tell"],
    ["qué cuenta como peligro", "what_is_danger"],
  ] as const)("%j, which decides about trust, has an answer of its own", (message, id) => {
    expect(talk([message], message.startsWith("qué") ? "es" : "en")[0]?.said).toBe(`asked.${id}`);
  });

  it("does not name a topic that it only mentions", () => {
    expect(talk(["is the tooth fairy real"])[0]?.said).not.toMatch(/situation/);
  });

  it.each(["6-8", "9-12", "13-15", "16-18"] as const)(
    "is not answered twice with the same words, ages %s",
    (band) => {
      const answers = talk(
        [told.en, "should i write to her", "do i give the book back", "should i wait"],
        "en",
        band,
      );
      const texts = answers.slice(1).map(({ text }) => text);
      expect(new Set(texts).size).toBe(3);
      for (const text of texts) expect(fitsAgeBand(text, band, "en"), text).toBe(true);
    },
  );

  it.each([
    ["are you real", /^asked\.real/],
    ["what else can you do", /^asked\.can_do/],
    ["what bpm is right for a slow song", /^asked\.tempo/],
    ["should i tell my mom", /^asked\.should_tell/],
  ])("%j keeps the answer of its own", (message, said) => {
    expect(talk([message])[0]?.said).toMatch(said);
  });

  it("is offered another way where it asks for one", () => {
    const answer = talk(
      [told.es, "le hablé y no funcionó", "cual otra forma hay", "cual otro modo"],
      "es",
    ).at(-1);
    expect(answer?.said).toMatch(/skill\.\w+\.offer/);
  });
});

describe("something told of the past", () => {
  it.each([
    ["we always played drums after school", "en"],
    ["he used to play the drums", "en"],
    ["siempre tocábamos el tambor", "es"],
  ] as const)("%j opens no tool", (message, locale) => {
    for (const answer of [talk([message], locale)[0], talk([told[locale], message], locale).at(-1)])
      expect(answer?.links).toEqual([]);
  });

  it.each([
    ["can i play the drums", "en"],
    ["drums please", "en"],
    ["quiero tocar el tambor", "es"],
  ] as const)("%j still does", (message, locale) => {
    expect(talk([message], locale)[0]?.links.map(({ tool }) => tool)).toEqual(["drummer"]);
  });
});

describe("a message nothing was read from", () => {
  const plain = [
    told.en,
    "it was on tuesday",
    "by the lockers",
    "there was a bench",
    "it is blue",
    "and some chairs",
  ];

  it("is asked no question made for the youngest", () => {
    for (const band of ["9-12", "13-15"] as const)
      expect(
        talk(plain, "en", band)
          .map(({ said }) => said)
          .join(" "),
      ).not.toMatch(/situation\.\w+\.ask\.a/);
  });

  it("is not said to be small or well remembered", () => {
    for (const { text } of talk(plain)) expect(text).not.toMatch(/small things/i);
  });
});

describe("a topic named in passing", () => {
  it.each([
    [
      "my tia brings pastelitos to everything even the dmv and then we ate them all in the car on the way home",
      "en",
    ],
    ["the doctor on my abuelas novela has amnesia and a twin so it is really wild in there right now", "en"],
  ] as const)("%j is not what it is about", (message, locale) => {
    expect(readMessage(message, locale).situation).toBeNull();
  });

  it("is, in a few words", () => {
    expect(readMessage("we have a test in third period", "en").situation).toBe("test");
  });

  it("is answered in the middle of drumming", () => {
    const answer = talk(["can i play the drums", "it was loud. how do u make the boom one"]).at(-1);
    expect(answer?.said).toBe("asked.drum_keys");
  });
});

describe("who puts the coach right", () => {
  it.each([
    ["my mom works all the time", "what list?? its a group chat", false],
    ["my sister ate my yogurt", "no BUY me one. peach yogurt", true],
    ["i got a new dog", "bus girl / hallway girl. is that two words", false],
    ["i made the team", "i said WHAT really loud and everyone turned round. then i dropped my bag", false],
    ["my dog can do a trick", "and then what?? i said DOG", true],
    ["my mom is nice", "ur saying the same thing again", true],
    ["i have a question about my test", "what should i do now", false],
    ["i have a question about my test", "thats not an answer. what i asked is how long", true],
  ] as const)("after %j, %j: %j", (first, next, isComplaint) => {
    const answer = talk([first, next]).at(-1);
    expect(/moment\.(?:corrects|already_said)|notAnswered|wrongAgain/.test(answer?.said ?? "")).toBe(
      isComplaint,
    );
  });

  it("with all there is to it is not asked to say it again", () => {
    const message = "no thats not what i said, the thing is in the other box and not in this one";
    const answer = talk(["something happened with my thing", message]).at(-1);
    expect(answer?.said).toMatch(/^moment\.corrects\.\w+ gotItNow/);
  });
});

describe("what is only asked for", () => {
  it.each([
    ["can i be in the choir without singing", "en", "mayAsk"],
    ["¿puedo preguntar eso en clase?", "es", "mayAsk"],
    ["would you put it in the purse or not", "en", "moment.what_do_you_think"],
    ["can you do bum bum too", "en", /cannotDo|asks_coach_to_do/],
  ] as const)("after %j is answered by its form", (message, locale, said) => {
    expect(talk([told[locale], message], locale).at(-1)?.said).toMatch(said);
  });

  it("is something to do, when that was asked", () => {
    const [first, next] = talk(["idk", "do something i guess"], "en", "16-18");
    expect(first?.said).toMatch(/unsureAsk/);
    expect(next?.said).toMatch(/skill\.|offer/);
    expect(next?.said).not.toMatch(/askOpenFeel/);
  });

  it("is a beat, without a calm track for a trouble that nobody told", () => {
    expect(talk(["can u make a beat that sounds like a horse"])[0]?.said).not.toMatch(/skill\.calm_track/);
  });

  it("is no decision that is denied", () => {
    const answer = talk([told.es, "no se lo voy a decir a ella ni loca"], "es").at(-1);
    expect(answer?.said).not.toMatch(/committed|move\.plan/);
  });

  it("is found by a choice that was typed without its marks", () => {
    expect(
      asksWhatHelps("what could help", { shown: { moments: [], inARow: 1 } } as unknown as CoachState),
    ).toBe(true);
  });
});

describe("a coach that has said go on often enough", () => {
  it("asks what is needed, with answers to tap that are understood", () => {
    const said = [
      "the bus was blue",
      "the man had a hat",
      "it was on monday",
      "the road is long",
      "there was a tree",
    ];
    const asked = talk(said, "en", "13-15").findIndex(({ said: ids }) => ids.includes("lost."));
    expect(asked).toBeGreaterThan(0);
    const before = said.slice(0, asked + 1);
    expect(talk(before, "en", "13-15").at(-1)?.quickReplies).toEqual([
      "Just listen",
      "An idea",
      "Something to do",
    ]);
    expect(talk([...before, "Just listen"], "en", "13-15").at(-1)?.said).toMatch(/just_listen/);
    // Who taps "An idea" is not asked whether it wants one.
    expect(talk([...before, "An idea"], "en", "13-15").at(-1)?.said).toMatch(/^start/);
    expect(talk([...before, "Something to do"], "en", "13-15").at(-1)?.said).toMatch(/skill\.|bridge|start/);
  });
});

describe("who has told all", () => {
  it.each([
    ["go on to what lol. thats it", "en"],
    ["theres no next part", "en"],
    ["eso es todo, ya te dije todo", "es"],
  ] as const)("is not asked to go on: %j", (message, locale) => {
    const said = talk([told[locale], message], locale, "13-15").at(-1)?.said;
    expect(said).not.toMatch(/keepGoing/);
  });
});

describe("who leaves", () => {
  it.each([
    "they will find somebody else by friday. ok i gotta go",
    "nothing its fine. gotta go my mom's home",
    "ya no importa, mañana vemos. me voy",
    "ya da igual. me voy a cenar",
    "it was ok. im off",
    "ya gracias. ya me voy que empieza la novela con mi abue",
    "never mind the bus is here and hes saving me the window",
  ])("after %j is not asked to go on", (message) => {
    const locale = message.startsWith("ya ") ? "es" : "en";
    const answer = talk([told[locale], message], locale).at(-1);
    expect(answer?.said).toMatch(/^goodbye|^moment\.goodbye/);
  });

  it("is told of a person to trust after what hurt, and not after a nice day", () => {
    const last = (first: string) => talk([first, "ok bye"], "en", "13-15").at(-1)?.said;
    expect(last("im so sad, nobody talks to me")).toMatch(/^goodbye_hard/);
    expect(last("i made the team!! best day ever")).toMatch(/^goodbye\./);
  });

  it("has not, who has to go to a place", () => {
    const answer = talk([told.en, "and now i have to go to her party"]).at(-1);
    expect(answer?.said).not.toMatch(/goodbye/);
  });
});
