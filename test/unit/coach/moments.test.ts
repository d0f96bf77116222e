import { describe, expect, it } from "vitest";
import { moments, topics } from "~/features/coach/content/compiled/content";
import { guessKinds } from "~/features/coach/engine/kind-model";
import { modelFingerprint as kindsFingerprint, modelKinds } from "~/features/coach/engine/kind-weights";
import { guessMoments } from "~/features/coach/engine/moment-model";
import { momentFingerprint as momentsFingerprint } from "~/features/coach/engine/moment-weights";
import { readTone } from "~/features/coach/engine/tone-model";
import { modelFingerprint as tonesFingerprint } from "~/features/coach/engine/tone-weights";
import { readLabelledLines } from "../../../scripts/coach/train-head";
import { kindFingerprint } from "../../../scripts/coach/train-kinds";
import { momentFingerprint } from "../../../scripts/coach/train-moments";
import { toneFingerprint } from "../../../scripts/coach/train-tone";

const fixtures = new URL("../../fixtures/coach-moments/", import.meta.url);
const read = (file: string) =>
  readLabelledLines(new URL(file, fixtures), file).map(({ classes: [label = ""], text }) => ({
    label,
    text,
  }));
const share = <T>(all: readonly T[], is: (each: T) => boolean) => all.filter(is).length / all.length;
const isTopic = (id: string): id is keyof typeof topics => Object.hasOwn(topics, id);

/** What two authors kept for measuring wrote, of whom nothing is learnt. */
describe("what is told in the middle of a talk", () => {
  it("is guessed by weights that learnt from the corpus as it is (npm run train:coach)", () => {
    expect(kindsFingerprint).toBe(kindFingerprint());
    expect(momentsFingerprint).toBe(momentFingerprint());
    expect(tonesFingerprint).toBe(toneFingerprint());
    expect(modelKinds.filter((id) => id !== "none").sort()).toEqual(moments.map(({ id }) => id).sort());
  });

  it.each([
    ["kinds-en.tsv", 0.7, 0.84],
    ["kinds-es.tsv", 0.7, 0.84],
  ])("is of the kind an unseen author meant, in %s", (file, first, amongThree) => {
    const lines = read(file)
      .filter(({ label }) => label !== "none")
      .map(({ label, text }) => ({ label, ids: guessKinds(text).map(({ id }) => id) }));
    const real = lines.map(({ label, ids }) => ids.filter((id) => id !== "none").indexOf(label));
    expect(share(real, (place) => place === 0)).toBeGreaterThan(first);
    expect(share(real, (place) => place >= 0 && place < 3)).toBeGreaterThan(amongThree);
    const all = read(file);
    const sureFrom = (least: number) =>
      all.flatMap(({ label, text }) => {
        const [guess] = guessKinds(text);
        return guess && guess.id !== "none" && guess.chance >= least ? [guess.id === label] : [];
      });
    expect(share(sureFrom(0.4), (isRight) => isRight)).toBeGreaterThan(0.8);
    const sure = sureFrom(0.7);
    expect(sure.length / all.length).toBeGreaterThan(0.4);
    expect(share(sure, (isRight) => isRight)).toBeGreaterThan(0.9);
  });

  it.each([
    ["moments-en.tsv", 0.8, 0.92],
    ["moments-es.tsv", 0.67, 0.86],
  ])("is the moment of the topic an unseen author meant, in %s", (file, first, amongThree) => {
    const places = read(file).flatMap(({ label, text }) => {
      const [topic = "", moment = ""] = label.split(".");
      if (!isTopic(topic) || moment === "none") return [];
      const ids = guessMoments(text, topic).map(({ id }) => id);
      return [ids.filter((id) => id !== "none").indexOf(moment)];
    });
    expect(places.length).toBeGreaterThan(600);
    expect(share(places, (place) => place === 0)).toBeGreaterThan(first);
    expect(share(places, (place) => place >= 0 && place < 3)).toBeGreaterThan(amongThree);
  });

  it("is glad or hurts: few that hurt sound like something to be glad about", () => {
    const tones = new Map<string, string | undefined>(
      Object.entries(topics).flatMap(([topic, of]) =>
        of.moments.map(({ id, tone }) => [`${topic}.${id}`, tone] as const),
      ),
    );
    const lines = [...read("moments-en.tsv"), ...read("moments-es.tsv")];
    const of = (tone: "good" | "bad") => lines.filter(({ label }) => tones.get(label) === tone);
    expect(share(of("bad"), ({ text }) => readTone(text) > -2)).toBeLessThan(0.2);
    expect(share(of("good"), ({ text }) => readTone(text) > -4)).toBeGreaterThan(0.7);
  });
});
