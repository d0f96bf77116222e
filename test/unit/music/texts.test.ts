import { afterEach, describe, expect, it } from "vitest";
import { keyLabel } from "~/features/music/music-texts";
import { overwriteGetLocale } from "~/messages/compiled/runtime.js";

describe("the name of a key", () => {
  afterEach(() => overwriteGetLocale(() => "en"));

  it("stays as stored in English", () => {
    expect(["F major", "E♭ minor", "C♯ phrygian"].map(keyLabel)).toEqual([
      "F major",
      "E♭ minor",
      "C♯ phrygian",
    ]);
  });

  it("has Spanish notes and modes in Spanish", () => {
    overwriteGetLocale(() => "es");
    expect(["F major", "E♭ minor", "C♯ phrygian", "D mixolydian"].map(keyLabel)).toEqual([
      "Fa mayor",
      "Mi bemol menor",
      "Do sostenido frigio",
      "Re mixolidio",
    ]);
  });

  it("passes on what it does not know", () => expect(keyLabel("H moll")).toBe("H moll"));
});
