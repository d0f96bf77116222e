import { describe, expect, it } from "vitest";
import { idsOf, lastPlain as lastOf, talkWithCoach } from "./talk";

// Eighty-four plain talks that people had with the coach, and what went wrong in them.

describe("a quarrel with a parent", () => {
  it.each([
    ["my mom yelled at me because of my room", "en"],
    ["me and my dad had a fight", "en"],
    ["mi mamá me gritó", "es"],
    ["me peleé con mi papá", "es"],
  ] as const)("is what %j is about", (message, locale) => {
    expect(lastOf([message], locale).state.situation).toBe("parent_quarrel");
  });

  it("is told from the parents' own", () => {
    expect(lastOf(["my parents are always fighting with each other"]).state.situation).toBe("parents_fight");
  });
});

describe("music, drums and games", () => {
  it("is glad of a track that came out slow, and opens no breathing", () => {
    const reply = lastOf(["can you make me a beat to study to", "nice, it came out kinda slow and chill"]);
    expect(idsOf(reply)).toContain("move.result");
    expect(reply.links).toEqual([]);
  });

  it("opens the music for who wants that and no breathing", () => {
    const reply = lastOf(["I don't need breathing, I'm good. just want music"]);
    expect(reply.links.map(({ tool }) => tool)).toEqual(["dj"]);
  });

  it.each(["where do I tap to make another one?", "what music can i make here"])("answers %j", (question) => {
    const reply = lastOf(["can you make me a beat to study to", question]);
    expect(reply.links.map(({ tool }) => tool)).toEqual(["dj"]);
  });

  it("says which game is the easiest, and what a score is worth", () => {
    expect(lastOf(["can i play a game", "which one is the easiest?"]).text).toMatch(/^Speed Challenge/);
    expect(lastOf(["can i play a game", "i got 14 in speed is that good"]).text).toMatch(/your own/);
  });

  it("hears that it was fun", () => {
    expect(idsOf(lastOf(["i want to play drums", "Done", "fun! it was so loud"]))).toContain("move.result");
    const spanish = lastOf(
      ["quiero tocar la batería!!", "Ya", "súper divertido, le pegué bien fuerte"],
      "es",
    );
    expect(idsOf(spanish)).toContain("move.result");
  });

  it("takes fast hands for no drumming, and drums that were played for no wish", () => {
    expect(lastOf(["i got picked for goalie", "that coach said I have fast hands"]).links).toEqual([]);
    expect(lastOf(["¡gané! le pegué a todos los tambores"], "es").links).toEqual([]);
  });
});

describe("answers to what the coach asked", () => {
  it("takes first words for what they are", () => {
    const first = ["my friend is mad at me", "should i text her or wait till tomorrow"];
    expect(idsOf(lastOf([...first, "Hey, sorry I missed your party, can we talk?"]))).toContain("draftHeard");
    for (const question of [
      "do you think she is mad at me",
      "what would you say",
      "i dont know what to tell you",
    ])
      expect(idsOf(lastOf([...first, question]))).not.toContain("draftHeard");
  });

  it("knows who will hear the good news", () => {
    const talk = ["quiero tocar el tambor", "Ya", "estuvo bien, toqué muy fuerte", "a mi abuelita"];
    const reply = talkWithCoach(talk, { locale: "es", ageBand: "6-8", random: () => 0.6 }).at(-1)!;
    expect(idsOf(reply)).toContain("goodToTell");
  });

  it("hears no plan in what a parent allows", () => {
    expect(idsOf(lastOf(["my dog had puppies!!!", "mom says we can keep just one :("]))).not.toContain(
      "plan",
    );
  });

  it("knows a body that is nervous before a test", () => {
    const reply = lastOf(["i have a math test tomorrow", "my hands get sweaty and my stomach hurts"]);
    expect(idsOf(reply)).toContain("nerves_in_body");
  });

  it("names no frustration for a voice that fails", () => {
    const reply = lastOf(["me gusta un niño de mi salón", "me pongo roja y no me sale la voz"], "es");
    expect(reply.text).not.toMatch(/frustraci/);
  });

  it("helps with words where the beginning of a talk is asked for", () => {
    const reply = lastOf([
      "i fight with my dad",
      "how hard it is to tell him without fighting, how do I start?",
    ]);
    expect(idsOf(reply)).not.toContain("first_step");
  });
});

describe("good things told", () => {
  it.each([
    ["got my first job today :)", "en"],
    ["conseguí mi primer trabajo", "es"],
  ] as const)("is glad of %j", (message, locale) => {
    expect(idsOf(lastOf([message], locale))).toMatch(/got_the_job|good_news|move\.result/);
  });

  it("feels sorry for nobody who tells of a birthday", () => {
    const talk = ["it's my birthday on friday!", "we go bowling and my uncle always wins"];
    expect(idsOf(lastOf(talk))).not.toMatch(/(?:^| )ack\./);
  });

  it("hears more than a 'nothing' in a worry", () => {
    const talk = ["got my first job today :)", "nothing really, i start monday and i'm a little nervous"];
    expect(idsOf(lastOf(talk))).not.toContain("nothing_to_tell");
  });
});

describe("the topic's own questions", () => {
  it("are left from the fourth message on", () => {
    const talk = [
      "nobody picked me for soccer",
      "i was last",
      "when they argued about me",
      "mateo said good try",
    ];
    expect(idsOf(lastOf(talk))).not.toMatch(/situation\.\w+\.ask/);
  });
});

describe("what was off for the raters", () => {
  it("gives who is bored something to do", () => {
    const talk = ["im so bored in this class", "idk maybe learn guitar", "do something"];
    expect(idsOf(lastOf(talk))).toMatch(/skill\.(?:drum|calm_track|move)/);
  });

  it("opens the drums for who wants to play them", () => {
    expect(lastOf(["can we play drums"]).text).not.toMatch(/with your class/);
  });

  it("knows who will hear the good news, in few words", () => {
    const talk = ["quiero un juego", "ya jugué, fue divertido", "a mi mamá"];
    const reply = talkWithCoach(talk, { locale: "es", ageBand: "6-8", random: () => 0.6 }).at(-1)!;
    expect(idsOf(reply)).toContain("goodToTell");
  });

  it("finds nothing hard in a cry of joy", () => {
    const talk = ["hola, hoy saqué un 10 en ciencias", "grité y le mostré la hoja a mi maestra"];
    expect(idsOf(lastOf(talk, "es"))).not.toMatch(/(?:^| )ack\./);
  });

  it("knows where a tooth goes", () => {
    const talk = ["my tooth fell out today", "put it under my pillow for the tooth fairy!"];
    expect(idsOf(lastOf(talk))).toContain("under_my_pillow");
  });

  it("hears a plan with a friend", () => {
    const talk = ["I feel left out at recess", "maybe me and Leo can do something"];
    expect(idsOf(lastOf(talk))).toContain("move.plan");
  });
});

describe("what was off for them at the drums", () => {
  it("says what the speed game is about", () => {
    expect(lastOf(["can i play another game", "whats the speed one about"]).text).toMatch(/four bars/);
  });

  it("makes a beat where one is to be made", () => {
    expect(lastOf(["can you make me a drum beat"]).links.map(({ tool }) => tool)).toEqual(["dj"]);
  });

  it("hears the fun in tired arms", () => {
    expect(idsOf(lastOf(["can we do drums", "Done", "fun but my arms hurt lol"]))).toContain("move.result");
  });
});
