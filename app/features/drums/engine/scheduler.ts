/**
 * Lookahead scheduling on the audio clock: a coarse timer wakes up often and hands over every event that
 * falls within the next 100 ms together with its exact audio time. The timer's jitter is never heard.
 * Method: https://web.dev/articles/audio-scheduling
 */
export const TICK_MS = 25;
export const HORIZON_SEC = 0.1;
/** Events already this late (the tab slept, the main thread hung) are skipped rather than played in a heap. */
export const MAX_LATE_SEC = 0.05;

export interface SchedulerPlatform {
  /** The audio clock in seconds. */
  nowSec(): number;
  /** Starts a repeating timer and returns what stops it. */
  startTimer(onTick: () => void, intervalMs: number): () => void;
}

/** A voice of the music: a list of events in order of time, asked for by index. */
export interface Part {
  /** Audio time in seconds of event `index`, or undefined after the last one. */
  timeOf(index: number): number | undefined;
  play(index: number, audioTimeSec: number): void;
}

export interface Scheduler {
  /** Starts a part at its first event that is still ahead. Returns what removes it. */
  add(part: Part): () => void;
  stop(): void;
}

/** Makes a scheduler that ticks only while it has parts to play. */
export function createScheduler(platform: SchedulerPlatform): Scheduler {
  const cursors = new Map<Part, number>();
  let stopTimer: (() => void) | undefined;

  function tick() {
    const nowSec = platform.nowSec();
    for (const part of [...cursors.keys()]) playDue(part, nowSec);
    if (cursors.size === 0) rest();
  }

  /** The cursor moves on before each play, since play() may add parts, remove this one or stop everything. */
  function playDue(part: Part, nowSec: number) {
    for (;;) {
      const index = cursors.get(part);
      if (index === undefined) return;
      const timeSec = part.timeOf(index);
      if (timeSec === undefined) {
        cursors.delete(part);
        return;
      }
      if (timeSec >= nowSec + HORIZON_SEC) return;
      cursors.set(part, index + 1);
      if (timeSec >= nowSec - MAX_LATE_SEC) part.play(index, timeSec);
    }
  }

  function rest() {
    stopTimer?.();
    stopTimer = undefined;
  }

  return {
    add(part) {
      cursors.set(part, 0);
      stopTimer ??= platform.startTimer(tick, TICK_MS);
      tick();
      return () => {
        cursors.delete(part);
        if (cursors.size === 0) rest();
      };
    },
    stop() {
      cursors.clear();
      rest();
    },
  };
}

/** A metronome as a part: one event a beat, the first of each bar accented. Ends after `beats` when given. */
export function createMetronomePart(options: {
  timeOfBeat(beat: number): number;
  click(audioTimeSec: number, isAccent: boolean): void;
  beatsPerBar?: number;
  beats?: number;
}): Part {
  const { timeOfBeat, click, beatsPerBar = 4, beats = Number.POSITIVE_INFINITY } = options;
  return {
    timeOf: (index) => (index < beats ? timeOfBeat(index) : undefined),
    play: (index, audioTimeSec) => click(audioTimeSec, index % beatsPerBar === 0),
  };
}
