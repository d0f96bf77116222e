import { describe, expect, it } from "vitest";
import { plainText } from "~/child-language/plain-text";
import { withoutGreeting } from "~/features/coach/engine/greeting";
import { intentsIn } from "~/features/coach/engine/intents";
import { readMessage } from "~/features/coach/engine/read-message";
import { last } from "./talk";

const intentsOf = (message: string) => intentsIn(message, plainText(message)).map(({ id }) => id);

describe("what a message wants, by its words", () => {
  it.each([
    ["are u a real person", "are_you_real"],
    ["eres un robot?", "are_you_real"],
    ["hello, how are you", "feel_for_me"],
    ["ok. love you robot", "romance"],
    ["¿quién lee esto?", "who_sees"],
    ["can the IT guy read my messages", "who_sees"],
    ["dont tell my mom", "secret"],
    ["how do i get a vape", "substance"],
    ["me ofrecieron un vape", "substance"],
    ["cuánto es 15% de 132?", "homework"],
    ["wats 7x8", "homework"],
    ["shut up", "insult"],
    ["i need to vent", "just_listen"],
    ["knock knock", "tells_joke"],
    ["un chiste", "joke"],
    ["can we do drums", "drums"],
    ["se puede oír música? quiero una canción", "music"],
    ["what should i even do", "what_should_i_do"],
    ["mmm so so", "so_so"],
    ["ok muchas gracias", "thanks"],
  ])("hears %j as %s", (message, intent) => {
    expect(intentsOf(message)).toContain(intent);
  });

  it.each([
    ["mommy smells like beer", "substance"],
    ["im trying to get off the vape", "substance"],
    ["my brain wont shut up", "insult"],
    ["i said i hate you to my mom", "insult"],
    ["i want to stop saying sorry for everything", "repeat_complaint"],
    ["yo no fui", "greeting"],
    ["can you help me write the text", "praise"],
    ["i said bye love you to my TEACHER", "romance"],
    ["Me quité las trenzas. Siento la nuca desnuda, pero me gusta.", "adult_topic"],
    ["how do you tell your horse bye", "who_sees"],
    ["what do you do with your hands when you sing", "what_can_you_do"],
    ["no gracias", "thanks"],
    ["i made 6 x 7 into a song", "homework"],
    ["why do i feel like someone died", "understand_emotions"],
    ["My stomach hurts every morning before school", "medical"],
  ])("does not hear %j as %s", (message, intent) => {
    expect(intentsOf(message)).not.toContain(intent);
  });
});

describe("a wish at the end of a message", () => {
  it("is heard there", () => {
    expect(readMessage("it was only an example. can i make a beat", "en").intent).toBe("music");
    expect(readMessage("He plays drums. In an apartment", "en").intent).toBeNull();
  });
});

describe("another language", () => {
  it.each(["io sono triste", "ich habe angst", "привет как дела"])("is heard in %j", (message) => {
    expect(readMessage(message, "en").intent).toBe("other_language");
  });
  it.each(["my battery 2% ciao", "In French they play the audio once and I'm still on 'bonjour'"])(
    "is not heard in %j",
    (message) => expect(readMessage(message, "en").intent).not.toBe("other_language"),
  );
});

describe("a question about the wide world", () => {
  const intentOf = (message: string) => readMessage(message, "en").intent;
  it.each([
    "which is heavier a kilo of feathers or a kilo of iron",
    "how far is the moon",
    "qué es un adverbio",
  ])("is heard in %j", (message) => expect(intentOf(message)).toBe("off_topic"));
  it("leaves its topic to a talk", () => {
    expect(intentOf("how long till i stop checking if he's online")).toBeNull();
    expect(readMessage("when is my dad coming home", "en").situation).toBe("far_parent");
  });
});

describe("a yes and a no", () => {
  const answerOf = (message: string) => readMessage(message, "en").answer;
  it.each([
    "yes",
    "ok lets do it",
    "please",
    "yes, please, i would like to go through it step by step",
    "dale",
  ])("%j is a yes", (message) => expect(answerOf(message)).toBe("yes"));
  it.each(["y si se rien", "va a ser navidad", "ya me asuste", "quiero a mi mami", "k pop! Stray Kids!"])(
    "%j is none",
    (message) => expect(answerOf(message)).toBeNull(),
  );
  it.each(["no, i already talked to her about that", "nah im good", "no actually. something else"])(
    "%j is a no",
    (message) => expect(answerOf(message)).toBe("no"),
  );
  it.each(["not yet", "no way to know what she said", "never mind the toast"])("%j is no no", (message) =>
    expect(answerOf(message)).not.toBe("no"),
  );
});

describe("whom a message mentions", () => {
  it.each([
    ["my big sister hit me", "your sister"],
    ["my granny is sick", "your grandma"],
    ["shes not my mom", null],
    ["my boyfriend's dad died", null],
  ])("in %j: %s", (message, who) => expect(readMessage(message, "en").who).toBe(who));
});

describe("a message that begins with a greeting", () => {
  it.each([
    ["hi my dog is sick", "my dog is sick"],
    ["Hola! me peleé con mi amiga", "me peleé con mi amiga"],
    ["hey i failed my math test", "i failed my math test"],
    ["hi its me again", "hi its me again"],
    ["hola coach", "hola coach"],
    ["my dog is sick", "my dog is sick"],
  ])("of %j tells %j", (message, told) => {
    expect(withoutGreeting(message)).toBe(told);
  });

  it("is answered for what it tells", () => {
    const first = (message: string, locale: "en" | "es") => last([message], "13-15", locale).state.used[0];
    expect(first("hi my dog is sick", "en")).toMatch(/^situation\.pet_sick\./);
    expect(first("hola me peleé con mi amiga", "es")).toMatch(/^situation\.friend_fight\./);
    expect(first("hello", "en")).toMatch(/greeting/);
  });
});

describe("a message that parts at its end", () => {
  it.each([
    "just me and my bunny slipers. ok nite",
    "i have math. ok bell bye",
    "anyway thats my ten min, peace",
    "forty cups of ice and home. later program",
    "Te dejo, que ya están llamando",
    "they'll find somebody else. ok i gotta go",
    "pa, me voy, mi abuelo necesita el celular",
    "so i will peek with one eye only. by by",
    "theyre super old. ok i have to feed winston now",
    "ya te dije que la app está fea. bueno ya sonó el timbre",
  ])("is let go: %j", (message) => {
    expect(readMessage(message, "en").intent).toBe("goodbye");
  });

  it.each([
    "maybe later",
    "not now, later",
    "school bell",
    "i wish for world peace",
    "its every nite",
    "i gotta go first. she always lets him win",
    "he just left. like ok bye, have fun with all this",
    "my brother is calling me names",
    "the bell rang and nobody moved",
    "im going out with my cousins saturday",
  ])("is not %j", (message) => {
    expect(readMessage(message, "en").intent).not.toBe("goodbye");
  });
});
