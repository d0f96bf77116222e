import type { Part, Scheduler } from "./scheduler";
import { createTempoMap, type TempoMap } from "./tempo-map";

/** A pattern that repeats: its events in order of beat, each with a sound of the caller's choosing. */
export interface LoopEvent {
  beat: number;
  play(audioTimeSec: number): void;
}

/** Free playing: metronome, backing groove and loops on one shared beat that outlives tempo changes. */
export interface Transport {
  /** Position in beats at an audio time in seconds; undefined while nothing runs. */
  beatAt(timeSec: number): number | undefined;
  timeOfBeat(beat: number): number | undefined;
  /** Replaces what a named layer plays; an empty list silences it. The first layer starts the beat. */
  setLayer(name: string, lengthBeats: number, events: readonly LoopEvent[]): void;
  setBpm(bpm: number): void;
  stop(): void;
}

const LEAD_IN_SEC = 0.1;

/** Makes a transport on a scheduler. Beat 0 sounds 0.1 s after the first layer was set. */
export function createTransport(scheduler: Scheduler, nowSec: () => number, startBpm: number): Transport {
  let bpm = startBpm;
  let tempo: TempoMap | undefined;
  let anchorBeat = 0;
  const layers = new Map<string, { lengthBeats: number; events: readonly LoopEvent[]; remove: () => void }>();

  const timeOfBeat = (beat: number) => tempo?.timeOfBeat(beat - anchorBeat);
  const beatAt = (timeSec: number) => tempo && tempo.beatAtTime(timeSec) + anchorBeat;

  /** Events from `fromBeat` on; the index is computed, so no pass is ever accumulated. */
  function toPart(lengthBeats: number, events: readonly LoopEvent[], fromBeat: number): Part {
    const firstPass = Math.floor(fromBeat / lengthBeats);
    const skipped = events.filter((event) => firstPass * lengthBeats + event.beat < fromBeat - 1e-9).length;
    const place = (index: number) => {
      const at = index + skipped;
      const event = events[at % events.length]!;
      return { event, beat: (firstPass + Math.floor(at / events.length)) * lengthBeats + event.beat };
    };
    return {
      timeOf: (index) => timeOfBeat(place(index).beat),
      play: (index, audioTimeSec) => place(index).event.play(audioTimeSec),
    };
  }

  function start(name: string, lengthBeats: number, events: readonly LoopEvent[], fromBeat: number) {
    layers.get(name)?.remove();
    layers.delete(name);
    if (events.length === 0) return;
    const remove = scheduler.add(toPart(lengthBeats, events, fromBeat));
    layers.set(name, { lengthBeats, events, remove });
  }

  function rest() {
    tempo = undefined;
    anchorBeat = 0;
  }

  return {
    beatAt,
    timeOfBeat,
    setLayer(name, lengthBeats, events) {
      tempo ??= createTempoMap({ startSec: nowSec() + LEAD_IN_SEC, bpm });
      start(name, lengthBeats, events, Math.max(0, beatAt(nowSec()) ?? 0));
      if (layers.size === 0) rest();
    },
    setBpm(nextBpm) {
      bpm = nextBpm;
      if (!tempo) return;
      // The new tempo takes over at the next whole beat that has not been scheduled yet.
      const fromBeat = Math.max(0, Math.ceil(beatAt(nowSec() + LEAD_IN_SEC) ?? 0));
      const startSec = timeOfBeat(fromBeat) ?? nowSec();
      const playing = [...layers].map(([name, { lengthBeats, events }]) => ({ name, lengthBeats, events }));
      for (const layer of layers.values()) layer.remove();
      tempo = createTempoMap({ startSec, bpm });
      anchorBeat = fromBeat;
      for (const { name, lengthBeats, events } of playing) start(name, lengthBeats, events, fromBeat);
    },
    stop() {
      for (const layer of layers.values()) layer.remove();
      layers.clear();
      rest();
    },
  };
}
