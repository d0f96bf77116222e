import { describe, expect, it } from "vitest";
import { assessText, normalizeText } from "~/features/safety";

describe("spelling repair", () => {
  it.each([
    ["no tengo tiempo pa contarte mi cena", "contarte mi cena"],
    ["ayudo a mi mama colgando la ropa", "colgando la ropa"],
    ["las pilas del control se acabaron", "las pilas"],
    ["me molesta que canten", "molesta"],
    ["the fire alarm keeps beeping", "beeping"],
    ["we were stacking chairs", "stacking chairs"],
    ["two quizzes and then treats", "quizzes and then treats"],
  ])("leaves the real words of %j", (text, kept) => {
    expect(normalizeText(text)).toContain(kept);
    expect(assessText(text)).toMatchObject({ category: null, ask: null });
  });

  it.each([
    ["i keep cuting myslef", "cutting myself"],
    ["quiero cortrame", "cortarme"],
    ["he keeps toching me", "touching me"],
  ])("still mends %j", (text, mended) => {
    expect(normalizeText(text)).toContain(mended);
  });

  it("knows a Spanish verb with its pronouns, but for the verbs of harm", () => {
    expect(normalizeText("voy a contarle y luego prestarselo")).toBe("voy a contarle y luego prestarselo");
    expect(normalizeText("cortrarme")).toBe("cortarme");
  });
});
