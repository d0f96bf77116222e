import { expect, test } from "vitest";
import { CALIBRATION_BPM, calibrate } from "~/features/drums/engine/calibration";
import {
  afterRound,
  countHit,
  scoreBarPercent,
  startGame,
  toSessionPayload,
} from "~/features/drums/engine/game";
import { beatOfLoopHit, quantiseLoop } from "~/features/drums/engine/loop";
import { changePadKey, clampBpm, PAD_KEYS, padForKey, readMidiHit } from "~/features/drums/engine/pads";
import { createErrors } from "./scripted-player";

test("every hit adds 10 score, 1 streak and 1 accuracy, accuracy stops at 100", () => {
  let game = startGame("speed_challenge", 1000);
  for (let i = 0; i < 130; i++) game = countHit(game);
  expect(game).toMatchObject({ score: 1300, streak: 130, accuracy: 100 });
  expect(scoreBarPercent(game.score)).toBe(100);
  expect(scoreBarPercent(250)).toBe(25);
  expect(toSessionPayload(game, 125, 43_400)).toEqual({
    gameMode: "speed_challenge",
    score: 1300,
    accuracy: 100,
    bpm: 125,
    duration: 42,
    streak: 130,
  });
});

test("two good rounds open the next level, two weak ones in a row bring a slower replay", () => {
  const start = { level: 1, goodRounds: 0, weakRounds: 0 };
  const once = afterRound(start, 80, 5);
  expect(once.step).toBe("again");
  expect(afterRound(once.progress, 75, 5)).toEqual({
    step: "next_level",
    progress: { level: 2, goodRounds: 0, weakRounds: 0 },
  });
  expect(afterRound(afterRound(start, 20, 5).progress, 49, 5).step).toBe("slower");
  expect(afterRound(afterRound(start, 20, 5).progress, 60, 5).step).toBe("again");
  expect(afterRound({ level: 5, goodRounds: 1, weakRounds: 0 }, 90, 5).step).toBe("again");
});

const beatSec = 60 / CALIBRATION_BPM;
const tapsAt = (errorMs: (n: number) => number) =>
  Array.from({ length: 16 }, (_, n) => 5 + n * beatSec + errorMs(n) / 1000);

test("calibration takes the median after the first four taps and survives wild ones", () => {
  const wobble = createErrors(42, 20);
  const taps = tapsAt((n) => (n < 4 ? 250 : n === 9 ? -200 : 62 + wobble()));
  const result = calibrate(taps, 5);
  expect(result).toMatchObject({ isAccepted: true, isLikelyWireless: false });
  if (result.isAccepted) expect(Math.abs(result.offsetMs - 62)).toBeLessThan(15);
});

test("calibration tells a wireless delay, even near half a beat", () => {
  for (const delay of [180, 295, 310]) {
    const result = calibrate(
      tapsAt((n) => delay + (n % 2 ? 12 : -12)),
      5,
    );
    expect(result).toMatchObject({ isAccepted: true, isLikelyWireless: true });
    if (result.isAccepted) expect(Math.abs(result.offsetMs - delay)).toBeLessThanOrEqual(12);
  }
});

test("calibration refuses taps that are too few or too uneven", () => {
  expect(calibrate(tapsAt(() => 0).slice(0, 15), 5)).toMatchObject({
    isAccepted: false,
    reason: "too_few_taps",
  });
  const uneven = calibrate(
    tapsAt((n) => ((n * 97) % 13) * 40 - 240),
    5,
  );
  expect(uneven).toMatchObject({ isAccepted: false, reason: "too_uneven" });
});

test("a loop snaps to sixteenths, wraps early downbeats and keeps one hit a place", () => {
  const loop = quantiseLoop(
    [
      { padId: "snare", beat: 1.03, velocity: 0.7 },
      { padId: "kick", beat: 7.95, velocity: 0.9 },
      { padId: "snare", beat: 0.98, velocity: 0.8 },
      { padId: "hihat", beat: 2.6, velocity: 0.5 },
    ],
    96,
    2,
  );
  expect(loop.hits).toEqual([
    { padId: "kick", step: 0, velocity: 0.9 },
    { padId: "snare", step: 4, velocity: 0.8 },
    { padId: "hihat", step: 10, velocity: 0.5 },
  ]);
  expect(Array.from({ length: 5 }, (_, i) => beatOfLoopHit(loop, i))).toEqual([0, 1, 2.5, 8, 9]);
  expect(beatOfLoopHit({ ...loop, hits: [] }, 0)).toBeUndefined();
});

test("keys and MIDI notes find their pads", () => {
  expect(padForKey("Q")).toBe("kick");
  expect(padForKey("d")).toBe("crash");
  expect(padForKey("x")).toBeUndefined();
  expect(readMidiHit([0x99, 38, 127])).toEqual({ padId: "snare", velocity: 1 });
  expect(readMidiHit([0x99, 38, 0])).toBeUndefined();
  expect(readMidiHit([0x89, 38, 64])).toBeUndefined();
  expect(readMidiHit([])).toBeUndefined();
  expect([clampBpm(10), clampBpm(120.4), clampBpm(900)]).toEqual([60, 120, 200]);
});

test("a drum takes another key, and the drum that had it takes this one's", () => {
  const keys = changePadKey(PAD_KEYS, "kick", "j");
  expect(keys).toEqual({ ...PAD_KEYS, kick: "J" });
  expect(padForKey("j", keys ?? PAD_KEYS)).toBe("kick");
  expect(padForKey("q", keys ?? PAD_KEYS)).toBeUndefined();
  expect(changePadKey(PAD_KEYS, "kick", "w")).toEqual({ ...PAD_KEYS, kick: "W", snare: "Q" });
  expect(changePadKey(PAD_KEYS, "kick", "q")).toEqual(PAD_KEYS);
  for (const key of [" ", "", "é", "Enter", "<"]) expect(changePadKey(PAD_KEYS, "kick", key)).toBeNull();
});
