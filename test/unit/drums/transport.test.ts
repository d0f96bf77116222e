import { expect, test } from "vitest";
import { createScheduler } from "~/features/drums/engine/scheduler";
import { createTransport } from "~/features/drums/engine/transport";

function createStage() {
  let nowSec = 100;
  let tick: (() => void) | undefined;
  const scheduler = createScheduler({
    nowSec: () => nowSec,
    startTimer(onTick) {
      tick = onTick;
      return () => {
        tick = undefined;
      };
    },
  });
  return {
    transport: createTransport(scheduler, () => nowSec, 120),
    isTicking: () => tick !== undefined,
    run(untilSec: number) {
      while (nowSec < untilSec) {
        nowSec += 0.025;
        tick?.();
      }
    },
  };
}

const click = (heard: number[]) =>
  [0, 1, 2, 3].map((beat) => ({ beat, play: (atSec: number) => heard.push(atSec) }));

test("a layer repeats in place, and a tempo change keeps the beat whole", () => {
  const { transport, run } = createStage();
  const heard: number[] = [];
  transport.setLayer("metronome", 4, click(heard));
  run(102.3);
  transport.setBpm(60);
  run(108);
  const gaps = heard.slice(1).map((atSec, i) => atSec - heard[i]!);
  expect(heard[0]).toBeCloseTo(100.1, 9);
  const change = gaps.findIndex((gap) => gap > 0.75);
  expect(change).toBeGreaterThan(3);
  for (const [i, gap] of gaps.entries()) expect(gap).toBeCloseTo(i < change ? 0.5 : 1, 6);
});

test("a second layer joins on the running beat, without its past", () => {
  const { transport, run } = createStage();
  const [beats, loop]: [number[], number[]] = [[], []];
  transport.setLayer("metronome", 4, click(beats));
  run(101.3);
  transport.setLayer("loop", 8, [
    { beat: 0, play: (atSec) => loop.push(atSec) },
    { beat: 4, play: (atSec) => loop.push(atSec) },
  ]);
  run(105.9);
  expect(loop.map((atSec) => Math.round((atSec - 100.1) * 1000))).toEqual([2000, 4000]);
});

test("the last layer's end stops the beat and the timer; the next start counts from zero", () => {
  const { transport, run, isTicking } = createStage();
  const heard: number[] = [];
  transport.setLayer("metronome", 4, click(heard));
  run(101);
  transport.setLayer("metronome", 4, []);
  expect(isTicking()).toBe(false);
  expect(transport.beatAt(101)).toBeUndefined();
  transport.setLayer("metronome", 4, click(heard));
  expect(transport.beatAt(101.125)).toBeCloseTo(0, 1);
});
