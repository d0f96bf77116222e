import fc from "fast-check";
import { expect, test } from "vitest";
import { DEFAULT_SETTINGS, readSettings } from "~/features/drums/drum-settings";
import { PAD_KEYS } from "~/features/drums/engine/pads";
import { readUnfinished } from "~/features/drums/session-store";

test("settings come back as they were stored", () => {
  const settings = {
    ...DEFAULT_SETTINGS,
    kitId: "hands" as const,
    volume: 0.25,
    hasGuide: false,
    isSilent: true,
    windowScale: 3 as const,
    keys: { ...PAD_KEYS, kick: "J", crash: "7" },
    offsetMs: -18,
  };
  expect(readSettings(JSON.stringify(settings))).toEqual(settings);
});

test("the master volume starts at 0.7 and stays within 0..1, unknown kits and wild offsets fall back", () => {
  expect(readSettings(null).volume).toBe(0.7);
  const text = JSON.stringify({
    volume: 7,
    kitId: "<b>",
    windowScale: 9,
    offsetMs: 90_000,
    hasHaptics: "no",
    keys: { ...PAD_KEYS, kick: "W" },
  });
  expect(readSettings(text)).toEqual(DEFAULT_SETTINGS);
});

test("whatever is stored, reading never throws and gives usable values", () => {
  fc.assert(
    fc.property(fc.oneof(fc.string(), fc.json()), (text) => {
      const { volume, windowScale } = readSettings(text);
      expect(volume).toBeGreaterThanOrEqual(0);
      expect(volume).toBeLessThanOrEqual(1);
      expect([1, 2, 3, 4]).toContain(windowScale);
      expect(() => readUnfinished(text)).not.toThrow();
    }),
  );
});

test("a game that was put by comes back whole, and nothing else does", () => {
  const game = { gameMode: "rhythm_patterns", score: 120 };
  expect(readUnfinished(JSON.stringify(game))).toEqual(game);
  for (const text of [null, "", "null", "[]", "{}", '{"score":1}', '"x"', "{"]) {
    expect(readUnfinished(text)).toBeNull();
  }
});
