import fc from "fast-check";
import { expect, test } from "vitest";
import { CALL_PATTERNS, createChart, GAME_MODES, LEVEL_COUNT } from "~/features/drums/engine/charts";
import {
  createJudge,
  findShortestGapSec,
  timingLevelForGrade,
  timingWindows,
} from "~/features/drums/engine/judge";
import { practiseHit, startPractice } from "~/features/drums/engine/practice";
import { playScript } from "./scripted-player";

test("windows follow the grade, the student's own setting, and never leave room for doubt", () => {
  expect(timingLevelForGrade(2)).toBe("easy");
  expect(timingLevelForGrade(4)).toBe("standard");
  expect(timingLevelForGrade(null)).toBe("standard");
  expect(timingWindows("easy", 1)).toEqual({ spotOnMs: 70, niceMs: 120, closeMs: 180 });
  expect(timingWindows("pro", 1)).toEqual({ spotOnMs: 22.5, niceMs: 45, closeMs: 90 });
  // Sixteenths at 120 BPM are 125 ms apart: no window above 50 ms.
  expect(timingWindows("standard", 0.125)).toEqual({ spotOnMs: 45, niceMs: 50, closeMs: 50 });
  expect(timingWindows("standard", 2, 4).spotOnMs).toBe(180);
});

test("a hit takes the nearest unplayed note of its own pad", () => {
  const notes = [
    { id: 0, padId: "kick" as const, timeSec: 1 },
    { id: 1, padId: "snare" as const, timeSec: 1.05 },
    { id: 2, padId: "kick" as const, timeSec: 1.5 },
  ];
  const judge = createJudge(notes, timingWindows("standard", 0.5));
  expect(judge.hit("snare", 1.01)).toMatchObject({ kind: "note", noteId: 1, grade: "spot_on" });
  expect(judge.hit("snare", 1.06)).toEqual({ kind: "free", padId: "snare", timeSec: 1.06 });
  expect(judge.hit("kick", 1.06)).toMatchObject({ noteId: 0, grade: "nice" });
  expect(judge.hit("kick", 1.06)).toMatchObject({ kind: "free" });
  expect(judge.expire(1.6)).toEqual([]);
  expect(judge.expire(1.64)).toEqual([notes[2]]);
  expect(judge.isDone()).toBe(true);
});

test("whatever is hit, each note is judged at most once and its error stays within the window", () => {
  const chart = createChart("beat_matching", 4, { roundIndex: 0, bpm: 120 });
  const notes = chart.notes.map(({ id, padId, beat }) => ({ id, padId, timeSec: beat / 2 }));
  const windows = timingWindows("standard", findShortestGapSec(notes));
  const hit = fc.record({
    padId: fc.constantFrom(...chart.pads),
    atSec: fc.double({ min: -1, max: 18, noNaN: true }),
  });
  fc.assert(
    fc.property(fc.array(hit, { maxLength: 120 }), (hits) => {
      const judge = createJudge(notes, windows);
      const seen = new Set<number>();
      for (const { padId, atSec } of hits) {
        const result = judge.hit(padId, atSec);
        if (result.kind === "free") continue;
        expect(seen.has(result.noteId)).toBe(false);
        seen.add(result.noteId);
        expect(Math.abs(result.errorMs)).toBeLessThanOrEqual(windows.closeMs);
      }
    }),
  );
});

test("every mode and level has notes to play, in order of time, inside its bars", () => {
  for (const mode of GAME_MODES) {
    for (let level = 1; level <= LEVEL_COUNT[mode]; level++) {
      const chart = createChart(mode, level, { roundIndex: level, bpm: 120 });
      const own = chart.notes.filter((note) => !note.isCall);
      expect(own.length, `${mode} ${level}`).toBeGreaterThanOrEqual(8);
      expect(own.every((note) => note.beat >= 0 && note.beat < chart.bars * 4)).toBe(true);
      expect(own.map((note) => note.beat)).toEqual(own.map((note) => note.beat).sort((a, b) => a - b));
      expect(new Set(chart.notes.map((note) => note.id)).size).toBe(chart.notes.length);
    }
  }
});

test("the twelve calls grow from two onsets to seven and are all different", () => {
  const onsets = CALL_PATTERNS.map(({ bar }) => Object.values(bar).join("").split("x").length - 1);
  expect(CALL_PATTERNS).toHaveLength(12);
  expect(onsets[0]).toBe(2);
  expect(onsets.at(-1)).toBe(7);
  expect(onsets).toEqual([...onsets].sort((a, b) => a - b));
  expect(new Set(CALL_PATTERNS.map(({ bar }) => JSON.stringify(bar))).size).toBe(12);
});

test("Rhythm Patterns sounds each call a bar before its echo, and judges the echo alone", () => {
  const { sounded, report, chart } = playScript({ mode: "rhythm_patterns", level: 6, errorMs: () => 0 });
  const calls = chart.notes.filter((note) => note.isCall);
  expect(sounded).toHaveLength(calls.length);
  const echoBeats = chart.notes.filter((note) => !note.isCall).map((note) => note.beat);
  expect(calls.map((note) => note.beat + 4)).toEqual(echoBeats);
  expect(report.stats.noteCount).toBe(echoBeats.length);
  expect(report.stats.onTimePercent).toBe(100);
});

test("Speed Challenge climbs by 5 every four bars to 200 for a perfect player", () => {
  const { topBpm, endedEarly, chart } = playScript({
    mode: "speed_challenge",
    level: 1,
    bpm: 185,
    errorMs: () => 0,
  });
  expect(chart.bars).toBe(16);
  expect(endedEarly).toBe(false);
  expect(topBpm).toBe(200);
});

test("Speed Challenge ends after two bars below half on time and reports the speed reached", () => {
  const { topBpm, endedEarly, report } = playScript({
    mode: "speed_challenge",
    level: 1,
    bpm: 120,
    errorMs: ({ bar }) => (bar < 9 ? 5 : undefined),
  });
  expect(endedEarly).toBe(true);
  expect(topBpm).toBe(130);
  expect(report.stats.noteCount).toBeLessThan(60);
  expect(report.stats.noteCount).toBeGreaterThan(45);
});

test("one weak bar does not end the Speed Challenge", () => {
  const { endedEarly } = playScript({
    mode: "speed_challenge",
    bpm: 190,
    level: 1,
    errorMs: ({ bar }) => (Math.floor(bar) === 5 ? undefined : 0),
  });
  expect(endedEarly).toBe(false);
});

test("hits during the count-in belong to no game and take no note away", () => {
  const extraHits = [-3.5, -2, -0.6].map((beat) => ({ padId: "kick" as const, beat }));
  const played = playScript({ bpm: 200, level: 1, errorMs: () => 0, extraHits });
  expect(played.judgements.every((hit) => hit.kind === "note")).toBe(true);
  expect(played.report.stats).toMatchObject({ onTimePercent: 100, freeHitCount: 0 });
});

test("a round that is stopped halfway reports the notes that were due, and none before the first", () => {
  const script = { bpm: 120, level: 1, errorMs: () => 0 };
  expect(playScript({ ...script, stopAtBeat: -1 }).partial).toBeNull();
  const { partial, chart } = playScript({ ...script, stopAtBeat: 8.5 });
  const due = chart.notes.filter(({ beat, isCall }) => !isCall && beat <= 8.5).length;
  expect(partial?.report.stats).toMatchObject({ noteCount: due, hitCount: due, onTimePercent: 100 });
});

test("practice without time waits at each step for its pads and comes round again", () => {
  let practice = startPractice(createChart("beat_matching", 3, { roundIndex: 0, bpm: 120 }));
  expect(practice.waitingFor).toEqual(["kick", "hihat"]);
  practice = practiseHit(practice, "crash");
  expect(practice.stepIndex).toBe(0);
  practice = practiseHit(practice, "hihat");
  expect(practice.waitingFor).toEqual(["kick"]);
  practice = practiseHit(practice, "kick");
  expect(practice.stepIndex).toBe(1);
  for (let i = 0; i < 200 && practice.stepIndex !== 0; i++) {
    practice = practiseHit(practice, practice.waitingFor[0]!);
  }
  expect(practice.stepIndex).toBe(0);
});
