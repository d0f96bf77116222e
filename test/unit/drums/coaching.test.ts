import { expect, test } from "vitest";
import { PAD_IDS } from "~/features/drums/engine/pads";
import { createErrors, playScript } from "./scripted-player";

test("a steady player 40 ms behind is told they are a touch late, and praised for being steady", () => {
  const { report } = playScript({ errorMs: () => 40 });
  expect(report.tip).toEqual({ code: "late" });
  expect(report.stats.medianErrorMs).toBe(40);
  expect(report.stats.steadinessMs).toBe(0);
  expect(report.praise.code).toBe("spot_on");
});

test("late by 60 ms is outside spot on: the praise is steadiness, the tip lateness", () => {
  const { report } = playScript({ errorMs: () => 60 });
  expect(report.tip.code).toBe("late");
  expect(report.praise.code).toBe("steady");
});

test("a player 50 ms ahead is told they are rushing", () => {
  const wobble = createErrors(11, 15);
  const { report } = playScript({ errorMs: () => -50 + wobble() });
  expect(report.tip.code).toBe("early");
  expect(report.stats.medianErrorMs).toBeLessThan(-40);
});

test("early and late in equal parts is unsteady, not late", () => {
  const { report } = playScript({ level: 2, errorMs: ({ index }) => (index % 4 < 2 ? 85 : -85) });
  expect(report.tip.code).toBe("unsteady");
  expect(report.stats.steadinessMs).toBeGreaterThan(60);
});

test("a late snare among true pads is named", () => {
  const wobble = createErrors(5, 12);
  const { report } = playScript({ errorMs: ({ padId }) => (padId === "snare" ? 55 : 0) + wobble() });
  expect(report.tip).toEqual({ code: "pad_late", padId: "snare" });
});

test("an early hi-hat is named, and a loose kick is called loose", () => {
  const early = playScript({ errorMs: ({ padId }) => (padId === "hihat" ? -48 : 2) });
  expect(early.report.tip).toEqual({ code: "pad_early", padId: "hihat" });
  const loose = playScript({ errorMs: ({ padId, bar }) => (padId !== "kick" ? 3 : bar % 1 ? 60 : -60) });
  expect(loose.report.tip).toEqual({ code: "pad_unsteady", padId: "kick" });
});

test("getting 14 ms earlier every bar is speeding up, and 12 ms later slowing down", () => {
  const wobble = createErrors(3, 12);
  const faster = playScript({ level: 2, errorMs: ({ bar }) => 20 - 14 * bar + wobble() });
  expect(faster.report.tip.code).toBe("speeding_up");
  expect(faster.report.stats.driftMsPerBar).toBeLessThan(-11);
  const slower = playScript({ level: 2, errorMs: ({ bar }) => -20 + 12 * bar + wobble() });
  expect(slower.report.tip.code).toBe("slowing_down");
});

test("steadiness is measured apart from a drift", () => {
  const { report } = playScript({ level: 2, errorMs: ({ bar }) => 40 - 14 * bar });
  expect(report.stats.steadinessMs).toBeLessThan(3);
});

test("half of the notes left out: told so, without a word on timing", () => {
  const { report } = playScript({ errorMs: ({ index }) => (index % 2 ? undefined : 0) });
  expect(report.tip.code).toBe("missed");
  expect(report.stats.onTimePercent).toBe(50);
});

test("hardly a note played: listen first; nothing at all is still a finished round", () => {
  expect(playScript({ errorMs: ({ index }) => (index % 8 ? undefined : 0) }).report.tip.code).toBe(
    "listen_first",
  );
  const nothing = playScript({ errorMs: () => undefined });
  expect(nothing.report.tip.code).toBe("listen_first");
  expect(nothing.report.praise.code).toBe("finished");
  expect(nothing.report.stats.hitCount).toBe(0);
});

test("many extra hits: leave space", () => {
  const extraHits = Array.from({ length: 40 }, (_, i) => ({ padId: "crash" as const, beat: i * 0.75 }));
  const { report } = playScript({ errorMs: () => 0, extraHits });
  expect(report.tip.code).toBe("extra_hits");
  expect(report.stats.freeHitCount).toBe(40);
});

test("a clean round is sent on to the next step", () => {
  const wobble = createErrors(23, 14);
  const { report } = playScript({ errorMs: () => wobble() });
  expect(report.tip.code).toBe("next_step");
  expect(report.praise.code).toBe("spot_on");
  expect(report.stats.onTimePercent).toBeGreaterThanOrEqual(95);
});

test("an ordinary player (SD 32 ms) is rarely told about a fault that is not there", () => {
  let false_ = 0;
  for (let seed = 1; seed <= 100; seed++) {
    const wobble = createErrors(seed * 7919, 32);
    const { tip } = playScript({ errorMs: () => wobble() }).report;
    if (!["next_step", "missed"].includes(tip.code)) false_ += 1;
  }
  expect(false_).toBeLessThanOrEqual(8);
});

test("known faults under an ordinary player's scatter are named in nine rounds of ten", () => {
  const faults = [
    { expected: "late", error: () => 45 },
    { expected: "early", error: () => -45 },
    { expected: "speeding_up", error: (bar: number) => 55 - 16 * bar },
  ] as const;
  for (const { expected, error } of faults) {
    let named = 0;
    for (let seed = 1; seed <= 40; seed++) {
      const wobble = createErrors(seed * 104729, 28);
      if (playScript({ errorMs: ({ bar }) => error(bar) + wobble() }).report.tip.code === expected)
        named += 1;
    }
    expect(named, expected).toBeGreaterThanOrEqual(36);
  }
});

test("the calibrated delay of the device is not held against the player", () => {
  const { report } = playScript({ offsetMs: 150, errorMs: () => 0 });
  expect(report.stats.medianErrorMs).toBe(0);
  expect(report.stats.onTimePercent).toBe(100);
});

test("a reflection question comes with every third round, and they take turns", () => {
  const asked = Array.from(
    { length: 9 },
    (_, i) => playScript({ level: 1, errorMs: () => 0, roundNumber: i + 1 }).report.selQuestion,
  );
  expect(asked).toEqual([undefined, undefined, 0, undefined, undefined, 1, undefined, undefined, 2]);
});

test("praise never contradicts the tip", () => {
  for (const timing of [-90, -60, -30, 30, 60, 90]) {
    const { report } = playScript({ errorMs: () => timing });
    expect(report.praise.code).not.toBe("centred");
  }
  const { report } = playScript({ errorMs: ({ padId }) => (padId === "snare" ? 80 : 31) });
  if (report.praise.code === "best_pad") expect(report.praise.padId).not.toBe(report.tip.padId);
  expect(PAD_IDS).toContain(report.tip.padId);
});
