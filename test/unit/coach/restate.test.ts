import { describe, expect, it } from "vitest";
import { restate } from "../../../app/features/coach/engine/restate";

describe("saying an event back", () => {
  it.each([
    ["my brother broke my lego castle and laughed", "en", "your brother broke your lego castle"],
    ["the form said mom and dad and i live with my grandma", "en", "the form said mom and dad"],
    [
      "i had my poster and my hamster pictures ready",
      "en",
      "you had your poster and your hamster pictures ready",
    ],
    ["i forgot my lunch at home", "en", "you forgot your lunch at home"],
    ["asked my teacher about it", "en", "you asked your teacher about it"],
    ["we were on the bus", "en", null],
    ["le llevé una flor a mi abuela", "es", "le llevaste una flor a tu abuela"],
    ["mi hermana usó mi ropa", "es", "tu hermana usó tu ropa"],
    ["toqué el piano", "es", "tocaste el piano"],
    ["empecé a las siete", "es", "empezaste a las siete"],
  ] as const)("turns %j (%s) to %j", (message, locale, said) => {
    expect(restate(message, locale)).toBe(said);
  });

  it.each([
    ["i am the dumbest kid in class", "en"],
    ["i feel like a loser", "en"],
    ["everyone thinks i'm ugly", "en"],
    ["he hit me with a stick", "en"],
    ["i stopped eating lunch", "en"],
    ["i hate my life", "en"],
    ["my uncle touched my leg", "en"],
    ["call me at 5551234", "en"],
    ["is my mom mad?", "en"],
    ["if my dad finds out", "en"],
    ["mi papá me pegó", "es"],
    ["soy un tonto", "es"],
    ["nadie me quiere", "es"],
  ] as const)("never says %j back", (message, locale) => {
    expect(restate(message, locale)).toBeNull();
  });
});
