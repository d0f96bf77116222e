import { describe, expect, it } from "vitest";
import { last } from "./talk";

const idsAfter = (locale: "en" | "es", ...messages: string[]) =>
  (last(messages, "13-15", locale).state.last?.ids ?? []).join(" ");

describe("what is asked of a program that can do anything", () => {
  it.each([
    ["need a caption for a pic of my cat on the dryer", "en"],
    ["Convert my chore list into an epic poem", "en"],
    ["translate for my mom pls: your son was chosen", "en"],
  ] as const)("says what it can't do and can: %j", (message, locale) =>
    expect(idsAfter(locale, message)).toContain("cannotDo"),
  );

  it.each([
    ["i translate for my mom at the bank", "en"],
    ["the guys rate us on a list", "en"],
    ["i need short sleeves for the costume", "en"],
  ] as const)("takes no story for such a wish: %j", (message, locale) =>
    expect(idsAfter(locale, message)).not.toContain("cannotDo"),
  );

  it.each([
    ["help with telling time", "en"],
    ["bro ayudame con quimica", "es"],
    ["explain the water cycle like im five", "en"],
    ["solve 3x - 7 = 2x + 5", "en"],
  ] as const)("does no school work: %j", (message, locale) =>
    expect(idsAfter(locale, message)).toContain("homework"),
  );

  it.each(["thanks for the help with the fractions", "asked for help with math and he laughed at me"])(
    "hears what is told of it: %j",
    (message) => expect(idsAfter("en", message)).not.toContain("homework"),
  );

  it.each(["how do i get candle wax out of a rug", "how do i make my slides not ugly"])(
    "says that it does not know how: %j",
    (message) => expect(idsAfter("en", message)).toContain("notHow"),
  );

  it.each(["how can I deal with stress", "can you help me with anxiety"])(
    "begins what helps with a feeling: %j",
    (message) => expect(idsAfter("en", message)).toContain("skill.breath"),
  );

  it.each([
    ["i just want it to stop", "en"],
    ["i hate my life", "en"],
    ["no puedo más", "es"],
  ] as const)("takes a wish for an end for no bad habit and no plan: %j", (message, locale) =>
    expect(idsAfter(locale, message)).toContain("pointless"),
  );

  it.each([
    ["how do i ask for more hours politely", "en"],
    ["cómo le pido a la jefa más horas sin quedar mal", "es"],
  ] as const)("gives words where nothing hurts: %j", (message, locale) =>
    expect(idsAfter(locale, message)).toContain("how_to_say"),
  );
});
