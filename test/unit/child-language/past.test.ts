import { describe, expect, it } from "vitest";
import { tellsPast } from "~/child-language/past";

describe("what is told of the past", () => {
  it.each([
    "we always played drums after school",
    "he used to play the drums",
    "siempre tocábamos el tambor",
    "my grandpa had a drum",
  ])("%j is told", (message) => expect(tellsPast(message)).toBe(true));

  it.each([
    "can we play the drums we had last time",
    "i want the song from before",
    "were is the drum plese",
    "drums",
    "quiero tocar el tambor",
    "it was so boring. do drums",
  ])("%j wishes", (message) => expect(tellsPast(message)).toBe(false));
});
