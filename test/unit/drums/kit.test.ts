import { expect, test } from "vitest";
import { renderBeep, renderKit } from "~/features/drums/engine/kit";
import { KIT_IDS } from "~/features/drums/engine/kit-ids";
import { PAD_IDS } from "~/features/drums/engine/pads";

const SAMPLE_RATE = 44_100;

/** Frequency from upward zero crossings between two times. */
function measureHz(samples: Float32Array, fromSec: number, toSec: number): number {
  const crossings: number[] = [];
  for (let i = Math.round(fromSec * SAMPLE_RATE); i < Math.round(toSec * SAMPLE_RATE); i++) {
    const [before, after] = [samples[i - 1]!, samples[i]!];
    if (before < 0 && after >= 0) crossings.push(i - after / (after - before));
  }
  return ((crossings.length - 1) * SAMPLE_RATE) / (crossings.at(-1)! - crossings[0]!);
}

const energy = (samples: Float32Array) => samples.reduce((sum, x) => sum + x * x, 0);

test("the classic kit has the specified lengths", () => {
  const kit = renderKit("classic", SAMPLE_RATE);
  const seconds = (padId: keyof typeof kit) => kit[padId].length / SAMPLE_RATE;
  expect(seconds("kick")).toBeCloseTo(0.2, 3);
  expect(seconds("snare")).toBeCloseTo(0.15, 3);
  expect(seconds("hihat")).toBeCloseTo(0.1, 3);
  expect(seconds("crash")).toBeCloseTo(0.5, 3);
});

test("kick and toms settle on 60, 120 and 90 Hz", () => {
  const kit = renderKit("classic", SAMPLE_RATE);
  expect(measureHz(kit.kick, 0.06, 0.18)).toBeCloseTo(60, -0.5);
  expect(measureHz(kit.tom1, 0.08, 0.28)).toBeCloseTo(120, -0.5);
  expect(measureHz(kit.tom2, 0.1, 0.34)).toBeCloseTo(90, -0.5);
});

test.each(KIT_IDS)(
  "kit %s: six sounds of their own, clean, starting at once and ending in silence",
  (kitId) => {
    const kit = renderKit(kitId, 48_000);
    for (const padId of PAD_IDS) {
      const samples = kit[padId];
      const peak = samples.reduce((max, x) => Math.max(max, Math.abs(x)), 0);
      expect(peak).toBeCloseTo(0.9, 4);
      expect(samples.every(Number.isFinite)).toBe(true);
      expect(Math.abs(samples.at(-1)!)).toBe(0);
      const mean = samples.reduce((sum, x) => sum + x, 0) / samples.length;
      expect(Math.abs(mean)).toBeLessThan(0.02);
      // Half of the energy within the first half of the sound, and something audible in the first 5 ms.
      expect(energy(samples.slice(0, samples.length / 2))).toBeGreaterThan(energy(samples) / 2);
      expect(samples.slice(0, 240).some((x) => Math.abs(x) > 0.1)).toBe(true);
    }
    const asText = PAD_IDS.map((padId) => kit[padId].slice(0, 64).join());
    expect(new Set(asText).size).toBe(6);
  },
);

test("the same kit renders to the same samples", () => {
  expect(renderKit("street", 22_050)).toEqual(renderKit("street", 22_050));
});

test("the metronome beeps at 800 Hz for 0.1 s, louder on the accent", () => {
  const plain = renderBeep(SAMPLE_RATE, false);
  const accent = renderBeep(SAMPLE_RATE, true);
  expect(plain.length).toBe(4410);
  expect(measureHz(plain, 0.005, 0.09)).toBeCloseTo(800, 0);
  expect(measureHz(accent, 0.005, 0.09)).toBeCloseTo(800, -1);
  expect(Math.max(...accent)).toBeGreaterThan(Math.max(...plain) * 1.2);
});
