import { describe, expect, it } from "vitest";
import { type CoachState, newCoachState } from "~/features/coach/engine";
import { idsOf, lastPlain as lastOf, say } from "./talk";

// Thirty plain talks more that people had with the coach, and what went wrong in them.

describe("what was told before", () => {
  it.each([
    ["my brother wiped my minecraft world. 2 years", "i JUST told u. he deleted my minecraft world", "en"],
    ["i have to do my talk about volcanos tomorow", "volcanos i said that", "en"],
    ["mañana me toca exponer los volcanes delante de todo el salon", "ya te dije de los volcanes!", "es"],
  ] as const)("%j, %j: is owned, and the talk stays about it", (first, again, locale) => {
    const { situation } = lastOf([first], locale).state;
    const reply = lastOf([first, again], locale);
    expect(idsOf(reply)).toContain("moment.already_said");
    expect(situation).not.toBeNull();
    expect(reply.state.situation).toBe(situation);
  });

  it.each([
    [
      "u keep saying that. ok well at my old school i had like 5 ppl and a groupchat, now it is about stuff im not there for",
      "en",
    ],
    ["siempre decis lo mismo vos. bueno me voy a patear contra el porton asi el sabado no me pasa", "es"],
    ["Yeah. I said that. Is that all you've got?", "en"],
  ] as const)("%j is a complaint, whatever follows", (message, locale) => {
    expect(idsOf(lastOf(["day 4 at new school", "lunch is weird", message], locale))).toMatch(
      /moment\.(?:corrects|already_said)/,
    );
  });
});

describe("jokes", () => {
  it.each([
    "not really fun",
    "i didnt make a joke",
    "um ok. i meant my day. i ate lunch in the library again",
  ])("%j is none, and wants none", (message) => {
    expect(idsOf(lastOf(["hi", "fine i guess", message]))).not.toMatch(/joke|joking/);
  });

  it("are told no more when the child has enough of them", () => {
    const reply = lastOf([
      "tell me a joke",
      "can you stop with the jokes. i moved here in october and i dont really know anyone yet",
    ]);
    expect(reply.text).not.toMatch(/forgot the words/);
    expect(idsOf(reply)).toContain("moment.corrects");
  });

  it("are known when first asked for", () => {
    expect(lastOf(["nah. do u know any good jokes"]).text).toMatch(/drum/);
  });
});

describe("answers to tap that are typed", () => {
  const offered = {
    ...newCoachState(),
    ...{ turn: 3, stage: "offered", skill: "savor", offered: ["savor"], situation: "good_news" },
  } satisfies CoachState;

  it.each([
    ["No, just talk", "en"],
    ["no just talk", "en"],
    ["no solo hablar", "es"],
  ] as const)("%j is what it would be when tapped", (message, locale) => {
    expect(idsOf(say(offered, message, locale))).toContain("declined");
  });

  it("may be followed by what they announce", () => {
    const reply = lastOf([
      "my friend is mad at me",
      "ok i will tell her tonight",
      "there is something else. I feel bad because my mate failed his test",
    ]);
    expect(idsOf(reply)).not.toContain("tellMore");
  });
});

describe("what is asked", () => {
  it.each([
    ["en el recreo estoy al lado de la fuente", "le digo lo del manga y ya??", "weigh"],
    [
      "hay una chica en mi clase que me gusta",
      "no sé si saludar yo primero o hacerme el despistado",
      "moment.torn",
    ],
  ])("%j, %j is a decision", (first, message, pool) => {
    expect(idsOf(lastOf([first, message], "es"))).toContain(pool);
  });

  it("wants another kind of music", () => {
    const first = ["quiero algo para sacarme los nervios"];
    const reply = lastOf([...first, "igual lento me duerme, no tenes algo mas rockero?"], "es");
    expect(reply.links.map(({ tool }) => tool)).toEqual(["dj"]);
    expect(lastOf(["me vas a tirar una canción o no?"], "es").text).not.toMatch(/Eliminar/);
  });
});

describe("what was heard in one word", () => {
  it("is glad of no first chair as homework, and sad of no game that is missed", () => {
    const chair =
      "I made first chair in clarinet and now my best friend who was first chair isn't talking to me.";
    expect(idsOf(lastOf([chair]))).not.toContain("homework");
    expect(lastOf(["im gonna miss my soccer game. its the semi final"]).state.feeling).toBeNull();
  });

  it("comforts who failed a driving test", () => {
    expect(idsOf(lastOf(["failed my drivers test. parallel parking"]))).toContain(
      "driving.moment.failed_test",
    );
  });

  it("takes being sleepy for no bad dream", () => {
    expect(lastOf(["no manches que sueño traigo"], "es").state.situation).not.toBe("bad_dream");
  });

  it("hears that a track was made", () => {
    expect(idsOf(lastOf(["make a beat", "did it. sounds like a washing machine lmao"]))).toContain(
      "trackMade",
    );
  });
});

describe("a pet", () => {
  it.each([
    ["my hamster stuffed a whole carrot in his cheek", "en"],
    ["we got a new puppy and she chews everything", "en"],
    ["mi perro le ladra a su reflejo jaja", "es"],
    ["le enseñé a mi gata a dar la pata", "es"],
  ] as const)("is what %j is about", (message, locale) => {
    expect(lastOf([message], locale).state.situation).toBe("my_pet");
  });

  it.each(["my dog died last night", "my cat is throwing up and we are going to the vet", "my dog ran away"])(
    "is not what %j is about",
    (message) => {
      expect(lastOf([message]).state.situation).toMatch(/^pet_/);
    },
  );

  it("whose place a sister will not have is spoken up for", () => {
    const reply = lastOf([
      "my hamster is named Waffles and he is fat",
      "my sister says its too loud and wants him out of our room",
    ]);
    expect(idsOf(reply)).toMatch(/my_pet\.moment/);
  });
});

describe("wishes that are none", () => {
  it("for a joke or a game at the drums", () => {
    expect(idsOf(lastOf(["hola oye tu sabes de dinosaurios"], "es"))).not.toContain("joke");
    expect(lastOf(["its been raining for 4 days", "i wanna play kickball"]).links).toEqual([]);
  });

  it("and one for the rain that is", () => {
    expect(lastOf(["do u have a song about rain"]).links.map(({ tool }) => tool)).toEqual(["dj"]);
  });

  it("no first words are given where the question was wrong", () => {
    const talk = [
      "how do u tell if someone likes u",
      "wait im not telling him anything lol i asked how u can TELL",
    ];
    expect(idsOf(lastOf(talk))).not.toContain("draftHeard");
  });

  it("asks what may be asked about: a name, but not twice", () => {
    const talk = ["estoy aburrido", "llueve", "se llama Irati y también lee manga como yo"];
    expect(lastOf(talk, "es").text).toContain("Irati");
    expect(lastOf([...talk, "ayer leí un manga con Irati en el recreo"], "es").text).not.toContain("Irati");
  });

  it("gives a way forward to who asks for one", () => {
    const reply = lastOf([
      "im scared of the game tomorrow",
      "is there something i can do so my legs dont go all shaky?",
    ]);
    expect(idsOf(reply)).toContain("skill.");
  });
});
