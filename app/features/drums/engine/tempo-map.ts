/**
 * Beats to seconds. Within one tempo, beat n lies at start + n * 60 / bpm, computed and never accumulated,
 * so that ten minutes of playing end where they should.
 */
export interface TempoSegment {
  startBeat: number;
  startSec: number;
  bpm: number;
}

export interface TempoMap {
  /** Audio time in seconds of a beat (fractions allowed) counted from the map's start. */
  timeOfBeat(beat: number): number;
  /** The beat position at an audio time in seconds; negative before the start. */
  beatAtTime(timeSec: number): number;
  bpmAtBeat(beat: number): number;
}

/** One tempo from `startSec` on, or, with `stepBeats`, `stepBpm` more after every `stepBeats` beats up to `maxBpm`. */
export function createTempoMap(options: {
  startSec: number;
  bpm: number;
  stepBeats?: number;
  stepBpm?: number;
  maxBpm?: number;
}): TempoMap {
  const { startSec, bpm, stepBeats, stepBpm = 0, maxBpm = bpm } = options;
  const segments: TempoSegment[] = [{ startBeat: 0, startSec, bpm }];
  if (stepBeats && stepBpm > 0) {
    while (segments.at(-1)!.bpm < maxBpm) {
      const last = segments.at(-1)!;
      segments.push({
        startBeat: last.startBeat + stepBeats,
        startSec: last.startSec + (stepBeats * 60) / last.bpm,
        bpm: Math.min(maxBpm, last.bpm + stepBpm),
      });
    }
  }
  const ofBeat = (beat: number) => segments.findLast((s) => s.startBeat <= beat) ?? segments[0]!;
  const ofTime = (timeSec: number) => segments.findLast((s) => s.startSec <= timeSec) ?? segments[0]!;
  return {
    timeOfBeat(beat) {
      const segment = ofBeat(beat);
      return segment.startSec + ((beat - segment.startBeat) * 60) / segment.bpm;
    },
    beatAtTime(timeSec) {
      const segment = ofTime(timeSec);
      return segment.startBeat + ((timeSec - segment.startSec) * segment.bpm) / 60;
    },
    bpmAtBeat: (beat) => ofBeat(beat).bpm,
  };
}
