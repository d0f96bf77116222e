import { afterEach, describe, expect, it } from "vitest";
import { compose } from "~/features/music/engine/compose";
import { CULTURAL_STYLES } from "~/features/music/engine/types";
import { keyLabel } from "~/features/music/music-texts";
import { nowLabel, partLabel, rollLabel, rollWords } from "~/features/music/roll-texts";
import { drawScore } from "~/features/music/score-drawing";
import { mixHues } from "~/features/music/score-painter";
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

describe("the words of the picture", () => {
  afterEach(() => overwriteGetLocale(() => "en"));
  const score = compose({
    emotion: "anxious",
    activityType: "breathing_exercise",
    culturalStyle: "jazz",
    seed: 3,
  });

  it("name every part of every style, repeats with their number", () => {
    expect(["head", "solo1", "solo2", "head2"].map(partLabel)).toEqual([
      "Theme",
      "Solo",
      "Solo 2",
      "Theme 2",
    ]);
    for (const culturalStyle of CULTURAL_STYLES) {
      const { sections } = compose({ ...score.request, culturalStyle });
      for (const { name } of sections) expect(partLabel(name), name).toMatch(/^[A-Z][a-z]+( \d)?$/);
      expect(new Set(sections.map(({ name }) => partLabel(name))).size).toBe(sections.length);
    }
    expect(partLabel("coda!")).toBe("coda!");
  });

  it("say in one sentence what is seen, and where the music is", () => {
    expect(rollLabel(score, "falls")).toBe(
      "Picture of the piece: Theme, Solo, Solo 2, Theme 2. Its energy falls from the first part to the last.",
    );
    const { sections } = drawScore(score, { width: 400, height: 300, linePx: 16 });
    const second = sections[1];
    if (!second) throw new Error("a piece has four sections");
    expect(nowLabel(second, second.startSeconds)).toBe(`Now in Solo, bar 1 of ${second.bars}.`);
    overwriteGetLocale(() => "es");
    expect(rollLabel(score, "falls")).toMatch(/^Dibujo de la pieza: Tema, Solo, Solo 2, Tema 2\./);
  });

  it("lead from the feeling to the goal, in words and in colour", () => {
    expect(rollWords(score)).toMatchObject({ start: "where you are", goal: "calmer" });
    const direct = rollWords({ ...score, request: { ...score.request, path: "direct" } });
    expect(direct.start).toBe("close to it");
    const [from, to] = direct.hues;
    expect(mixHues(from, to, 0)).toBe(from);
    expect(mixHues(from, to, 1)).toBe(to);
    expect(mixHues("#000000", "#ff8000", 0.5)).toBe("#804000");
  });
});
