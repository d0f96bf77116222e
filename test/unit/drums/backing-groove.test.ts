import { expect, test } from "vitest";
import { makeBackingGroove } from "~/features/drums/backing-groove";
import { GROOVE_STYLES } from "~/features/drums/groove-styles";
import { toDrumGrid } from "~/features/drums/loop-to-dj";

test.each(GROOVE_STYLES)(
  "groove %s: four bars in order, with a downbeat, a pulse and a bass in every bar",
  (style) => {
    const { lengthBeats, events } = makeBackingGroove(style);
    expect(lengthBeats).toBe(16);
    const beats = events.map((event) => event.beat);
    expect(beats).toEqual([...beats].sort((a, b) => a - b));
    expect(beats.at(-1)).toBeLessThan(16);
    for (let bar = 0; bar < 4; bar++) {
      const inBar = events.filter((event) => Math.floor(event.beat / 4) === bar);
      expect(inBar.some((event) => event.beat === bar * 4)).toBe(true);
      expect(inBar.filter((event) => event.sound.kind === "pad").length).toBeGreaterThanOrEqual(6);
      expect(inBar.filter((event) => event.sound.kind === "bass").length).toBeGreaterThanOrEqual(3);
    }
    for (const { sound } of events) {
      expect(sound.velocity).toBeGreaterThan(0);
      expect(sound.velocity).toBeLessThanOrEqual(1);
    }
  },
);

test("the styles differ from one another", () => {
  const texts = GROOVE_STYLES.map((style) => JSON.stringify(makeBackingGroove(style)));
  expect(new Set(texts).size).toBe(GROOVE_STYLES.length);
});

test("a loop becomes one bar of the DJ's drum grid: the first bar with hits in it", () => {
  const loop = {
    bpm: 96,
    bars: 2 as const,
    hits: [
      { padId: "kick" as const, step: 16, velocity: 0.9 },
      { padId: "hihat" as const, step: 18, velocity: 0.5 },
      { padId: "snare" as const, step: 20, velocity: 0.3 },
      { padId: "kick" as const, step: 26, velocity: 0.9 },
    ],
  };
  expect(toDrumGrid(loop)).toEqual({
    kick: "x.........x.....",
    hat: "..m.............",
    snare: "....o...........",
  });
  const twoBars = { ...loop, hits: [{ padId: "crash" as const, step: 0, velocity: 1 }, ...loop.hits] };
  expect(toDrumGrid(twoBars)).toEqual({ crash: "x..............." });
});
