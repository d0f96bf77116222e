import { describe, expect, it } from "vitest";
import { plainText } from "~/child-language/plain-text";
import { readFeelings } from "~/features/coach/engine/feelings";

const read = (message: string, locale: "en" | "es" = "en") =>
  readFeelings(plainText(message), message, locale);
const wordsOf = (message: string) => read(message).feelings.map(({ word }) => word);

describe("the feelings a message tells", () => {
  it.each([
    ["im so sad today", "sad"],
    ["i feel kinda lonely", "lonely"],
    ["mad and scared", "scared"],
    ["he makes me so mad", "mad"],
    ["my brother bugs me", "annoyed"],
    ["idk my stomach hurts when i think about school", "nervous"],
    ["nobody plays with me", "lonely"],
    ["it was my fault", "guilty"],
    ["can i tell you something embarrassing", "embarrassed"],
    ["its stupid to cry about a trampoline", "sad"],
    ["i think i'm burnt out", "tired"],
    ["my dog died and im so sad", "sad"],
    ["i cried happy tears", "happy"],
    ["papi te extraño", "sad"],
    ["mi hermano me tiene harta", "frustrated"],
    ["qué oso, no quiero regresar", "embarrassed"],
    ["si llora la bebé es mi culpa", "guilty"],
    ["it is great. i feel bad", "not okay"],
  ])("names them in %j: %j", (message, word) => {
    expect(wordsOf(message)).toContain(word);
  });

  it.each([
    "he looked so sad",
    "Wander batea feo y le tiene miedo a la bola",
    "Wander es el que tiene miedo",
    "my mom is gonna be so mad",
    "she was not mad",
    "why is my mom always mad at me",
    "mom cried at the vet",
    "the baby wont stop crying",
    "i dont know what makes him mad",
    "mi mamá estaba llorando",
    "mi papá se va a poner furioso",
    "mi hermanito lloró hasta que se durmió",
  ])("leaves what somebody else feels to them: %j", (message) => {
    expect(read(message)).toEqual({ feelings: [], denied: [] });
  });

  it.each([
    "they think im mad at them",
    "everybody thinks im happy",
    "i was pretending to be mad",
    "im supposed to be happy",
    "my mom says i should be happy",
    "nobody has to be sad",
    "se me pasó el coraje",
    "is it sad",
    "a sad song",
    "how do you say happy birthday in korean",
    "same bus. great.",
    "dont worry about it",
    "blood pressure",
    "déjame en paz",
    "le eché la culpa a mi hermano",
    "castigó a todo el salón por culpa de dos",
    "mi mamá tiene cita con la maestra, qué le irá a decir",
    "fuimos al zoológico y el oso estaba durmiendo",
    "nadie me dijo nada",
    "nobody wants to move the water bowl",
    "it is nothing to do with us",
  ])("takes %j for no feeling", (message) => {
    expect(read(message)).toEqual({ feelings: [], denied: [] });
  });
});

describe("a feeling that is denied", () => {
  it.each([
    ["I'm not sad, just tired", ["sad"], ["tired"]],
    ["no estoy triste", ["sad"], []],
    ["ya no me da tanto miedo", ["scared"], []],
    ["i dont even feel bad", ["not okay"], []],
    ["i don't think i'm depressed", ["sad"], []],
    ["i dont feel mad or sad", ["mad", "sad"], []],
    ["not only sad but angry too", [], ["sad", "mad"]],
    ["no wonder im sad", [], ["sad"]],
    ["no im sad", [], ["sad"]],
    ["i cant stop crying", [], ["sad"]],
    ["no paro de llorar", [], ["sad"]],
    ["i dont want to be sad anymore", [], ["sad"]],
    ["i do not know how i feel", [], ["mixed up"]],
  ])("is told from one that is not: %j", (message, denied, felt) => {
    expect(read(message).denied.map(({ word }) => word)).toEqual(denied);
    expect(wordsOf(message)).toEqual(felt);
  });
});

describe("how strong a feeling is", () => {
  it.each([
    ["i am so sad", 3],
    ["im sad!!", 3],
    ["bored af", 3],
    ["me da tanta rabia", 3],
    ["i am sad", 2],
    ["she has so many friends and i am sad", 2],
    ["a little scared", 1],
    ["mad at him tho a little", 1],
    ["estoy un poco triste", 1],
  ])("%j: %i", (message, intensity) => {
    expect(read(message).feelings.map((feeling) => feeling.intensity)).toEqual([intensity]);
  });

  it("is named in the language of the talk", () => {
    expect(read("me da mucho miedo", "es").feelings).toMatchObject([
      { word: "miedo", strong: "mucho miedo" },
    ]);
  });
});
