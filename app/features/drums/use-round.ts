import { useCallback, useEffect, useRef, useState } from "react";
import type { DrumAudio } from "./drum-audio";
import type { DrumSettings } from "./drum-settings";
import { type Chart, createChart, type GameMode, LEVEL_COUNT } from "./engine/charts";
import { afterRound, type LevelProgress } from "./engine/game";
import { SILENT_MODE_SCALE, type TimingLevel } from "./engine/judge";
import { type Round, type RoundOptions, startRound } from "./engine/round";
import type { LaneScene } from "./lane-painter";
import type { DrumKit } from "./use-drum-kit";
import type { PlayedRound } from "./use-game-room";
import { useLaneMarks } from "./use-lane-marks";

export interface RoundSetup {
  kit: DrumKit;
  mode: GameMode;
  bpm: number;
  startLevel: number;
  timingLevel: TimingLevel;
  settings: DrumSettings;
  hasMetronome: boolean;
  onFinished(round: PlayedRound): void;
  /** The round was stopped before its end, after at least one note. */
  onBrokenOff(round: PlayedRound): void;
}

/** Runs one round after another of a game mode: level, count-in, judging, and what came of it. */
export function useRound(setup: RoundSetup) {
  const { kit, mode } = setup;
  const [progress, setProgress] = useState<LevelProgress>({
    level: Math.min(LEVEL_COUNT[mode], Math.max(1, setup.startLevel)),
    goodRounds: 0,
    weakRounds: 0,
  });
  const [playing, setPlaying] = useState<{ round: Round; audio: DrumAudio } | null>(null);
  const live = useRef({ setup, progress });
  live.current = { setup, progress };
  const roundCount = useRef(0);
  const running = useRef<{ round: Round; chart: Chart; level: number }>();
  const { marks, showHit, showMiss, clearMarks } = useLaneMarks();

  const stop = useCallback(() => {
    const { round, level } = running.current ?? {};
    const result = round?.resultSoFar();
    round?.stop();
    running.current = undefined;
    setPlaying(null);
    if (result && level) live.current.setup.onBrokenOff({ result, level, step: "again" });
  }, []);

  const isCountIn = useCallback(
    (heardSec: number) => running.current?.round.isCountIn(heardSec) ?? false,
    [],
  );

  /** Starts a round; must come from a touch or key press the first time. Returns false without audio. */
  const start = useCallback(
    (change: { level?: number; bpm?: number } = {}) => {
      const audio = kit.openAudio();
      if (!audio) return false;
      stop();
      const { setup: now, progress: current } = live.current;
      const level = change.level ?? current.level;
      const bpm = change.bpm ?? now.bpm;
      roundCount.current += 1;
      const roundNumber = roundCount.current;
      const chart = createChart(now.mode, level, { roundIndex: roundNumber - 1, bpm });
      clearMarks();
      const round: Round = startRound(
        audio.scheduler,
        audio.nowSec,
        {
          playPad(padId, atSec, velocity, isCall) {
            audio.playPad(padId, { atSec, velocity });
            if (isCall) kit.lightPad(padId, atSec);
          },
          click: audio.click,
        },
        roundOptions(now, { chart, bpm, roundNumber }),
        {
          onJudged: (judgement) => showHit(judgement, audio.heardAtSec(performance.now())),
          onMissed: showMiss,
          onFinished(result) {
            running.current = undefined;
            setPlaying(null);
            const next = afterRound(
              { ...live.current.progress, level },
              result.report.stats.onTimePercent,
              LEVEL_COUNT[now.mode],
            );
            setProgress(next.progress);
            live.current.setup.onFinished({ result, level, step: next.step });
          },
        },
      );
      running.current = { round, chart, level };
      setPlaying({ round, audio });
      return true;
    },
    [kit, stop, showHit, showMiss, clearMarks],
  );

  useEffect(() => kit.handle.onHit((hit) => running.current?.round.hit(hit.padId, hit.heardSec)), [kit]);
  useEffect(() => {
    // A hidden tab's timers are slowed: the beat would fall apart, so the round ends there.
    const onVisibility = () => document.hidden && stop();
    document.addEventListener("visibilitychange", onVisibility);
    return () => {
      document.removeEventListener("visibilitychange", onVisibility);
      running.current?.round.stop();
    };
  }, [stop]);

  const scene = useCallback((): Omit<LaneScene, "nowSec"> | undefined => {
    const current = running.current;
    return (
      current && {
        round: current.round,
        pads: current.chart.pads,
        keys: live.current.setup.settings.keys,
        ...marks(),
        hasCalls: current.chart.mode === "rhythm_patterns",
      }
    );
  }, [marks]);

  const setLevel = useCallback((level: number) => {
    setProgress({ level, goodRounds: 0, weakRounds: 0 });
  }, []);

  return { level: progress.level, setLevel, playing, start, stop, scene, isCountIn };
}

const roundOptions = (
  { timingLevel, hasMetronome, settings }: RoundSetup,
  round: Pick<RoundOptions, "chart" | "bpm" | "roundNumber">,
): RoundOptions => ({
  ...round,
  timingLevel,
  hasMetronome,
  windowScale: settings.windowScale * (settings.isSilent ? SILENT_MODE_SCALE : 1),
  offsetMs: settings.offsetMs ?? 0,
  hasGuide: settings.hasGuide,
});
