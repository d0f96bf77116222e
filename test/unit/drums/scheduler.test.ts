import { expect, test } from "vitest";
import {
  createMetronomePart,
  createScheduler,
  HORIZON_SEC,
  MAX_LATE_SEC,
  type Part,
} from "~/features/drums/engine/scheduler";
import { createTempoMap } from "~/features/drums/engine/tempo-map";

/** A clock and a timer under the test's control; `jitter` delays each tick, in milliseconds. */
function createFakePlatform(jitter: () => number = () => 0) {
  let nowMs = 0;
  let tick: (() => void) | undefined;
  let intervalMs = 0;
  return {
    nowSec: () => nowMs / 1000,
    startTimer(onTick: () => void, everyMs: number) {
      tick = onTick;
      intervalMs = everyMs;
      return () => {
        tick = undefined;
      };
    },
    isTicking: () => tick !== undefined,
    run(untilSec: number) {
      while (nowMs / 1000 < untilSec && tick) {
        nowMs += intervalMs + jitter();
        tick?.();
      }
    },
    sleep(ms: number) {
      nowMs += ms;
    },
  };
}

test("no drift in ten minutes, with a jittering timer", () => {
  let seed = 7;
  const random = () => {
    seed = (seed * 16807) % 2147483647;
    return seed / 2147483647;
  };
  const platform = createFakePlatform(() => random() * 60);
  const scheduler = createScheduler(platform);
  const tempo = createTempoMap({ startSec: 0.2, bpm: 137 });
  const clicks: { atSec: number; isAccent: boolean; leadSec: number }[] = [];
  scheduler.add(
    createMetronomePart({
      timeOfBeat: (beat) => tempo.timeOfBeat(beat),
      click: (atSec, isAccent) => clicks.push({ atSec, isAccent, leadSec: atSec - platform.nowSec() }),
    }),
  );
  platform.run(600);
  scheduler.stop();
  expect(clicks.length).toBeGreaterThanOrEqual(Math.floor((599.8 * 137) / 60));
  for (const [n, click] of clicks.entries()) {
    expect(Math.abs(click.atSec - (0.2 + (n * 60) / 137))).toBeLessThan(1e-6);
    expect(click.isAccent).toBe(n % 4 === 0);
    expect(click.leadSec).toBeGreaterThan(0);
    expect(click.leadSec).toBeLessThanOrEqual(HORIZON_SEC + 1e-9);
  }
});

test("events missed while the page slept are skipped, and the beat goes on in its place", () => {
  const platform = createFakePlatform();
  const scheduler = createScheduler(platform);
  const played: number[] = [];
  scheduler.add({ timeOf: (i) => i * 0.5, play: (i) => played.push(i) });
  platform.run(1);
  platform.sleep(5000);
  platform.run(8);
  expect(played.slice(0, 3)).toEqual([0, 1, 2]);
  expect(played).not.toContain(5);
  expect(played).toContain(14);
  expect(MAX_LATE_SEC).toBeLessThan(0.5);
});

test("the timer rests when all parts have ended or were removed", () => {
  const platform = createFakePlatform();
  const scheduler = createScheduler(platform);
  const short: Part = { timeOf: (i) => (i < 2 ? i * 0.2 : undefined), play: () => undefined };
  const remove = scheduler.add({ timeOf: (i) => i, play: () => undefined });
  scheduler.add(short);
  platform.run(2);
  expect(platform.isTicking()).toBe(true);
  remove();
  expect(platform.isTicking()).toBe(false);
});

test("a part that stops everything from inside play is heard once", () => {
  const platform = createFakePlatform();
  const scheduler = createScheduler(platform);
  const played: number[] = [];
  scheduler.add({
    timeOf: (i) => i * 0.01,
    play(i) {
      played.push(i);
      scheduler.stop();
    },
  });
  expect(played).toEqual([0]);
  expect(platform.isTicking()).toBe(false);
});

test("a rising tempo keeps beats and seconds in step both ways", () => {
  const tempo = createTempoMap({ startSec: 3, bpm: 120, stepBeats: 16, stepBpm: 5, maxBpm: 200 });
  expect(tempo.timeOfBeat(16)).toBeCloseTo(3 + 8, 9);
  expect(tempo.timeOfBeat(32)).toBeCloseTo(3 + 8 + (16 * 60) / 125, 9);
  expect(tempo.bpmAtBeat(16 * 16)).toBe(200);
  expect(tempo.bpmAtBeat(9999)).toBe(200);
  for (const beat of [-4, 0, 15.5, 16, 40.25, 300]) {
    expect(tempo.beatAtTime(tempo.timeOfBeat(beat))).toBeCloseTo(beat, 9);
  }
});
