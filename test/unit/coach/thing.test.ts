import { describe, expect, it } from "vitest";
import { plainText } from "~/child-language/plain-text";
import { thingIn } from "~/features/coach/engine/thing";
import type { Locale } from "~/features/coach/engine/types";

describe("the thing a message speaks of", () => {
  it.each<[string, string, Locale]>([
    ["i got a new drum kit today", "the new drum kit", "en"],
    ["me and gran made a song", "the song", "en"],
    ["my speech had a part about sharks", "your speech", "en"],
    ["he put his jacket on the bench. then we saw the bunny!", "the bunny", "en"],
    ["hoy baile con mi perrita", "tu perrita", "es"],
    ["le mande el video a mi prima", "el video", "es"],
  ])("%j: %s", (message, thing, locale) => expect(thingIn(plainText(message), locale)).toBe(thing));

  it.each<[string, Locale]>([
    ["i dont have a dog", "en"],
    ["i want a phone so bad", "en"],
    ["my phone broke", "en"],
    ["i look like a toad", "en"],
    ["the tooth fairy came", "en"],
    ["my uncle took me there", "en"],
    ["my stomach hurts", "en"],
    ["their dog bit me", "en"],
    ["no tengo perro", "es"],
    ["quiero un celular", "es"],
  ])("is none in %j", (message, locale) => expect(thingIn(plainText(message), locale)).toBeNull());
});
