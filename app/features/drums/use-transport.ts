import { useCallback, useEffect, useRef } from "react";
import type { BackingGroove } from "./backing-groove";
import { beatOfLoopHit, type DrumLoop } from "./engine/loop";
import { createTransport, type LoopEvent, type Transport } from "./engine/transport";
import type { DrumKit } from "./use-drum-kit";

const LOOP_LEVEL = 0.8;

/** What plays while no round is running. */
export interface FreePlay {
  hasMetronome: boolean;
  groove: BackingGroove | undefined;
  loop: DrumLoop | undefined;
}

/** Keeps metronome, backing groove and a chosen loop running on one beat. Returns access to that beat. */
export function useTransport(
  kit: DrumKit,
  bpm: number,
  { hasMetronome, groove, loop }: FreePlay,
): () => Transport | undefined {
  const transport = useRef<Transport>();
  const latestBpm = useRef(bpm);
  latestBpm.current = bpm;

  const ensure = useCallback(() => {
    const audio = kit.openAudio();
    if (audio) transport.current ??= createTransport(audio.scheduler, audio.nowSec, latestBpm.current);
    return transport.current;
  }, [kit]);

  useEffect(() => {
    const events = hasMetronome ? metronomeEvents(kit) : [];
    if (events.length > 0 || transport.current) ensure()?.setLayer("metronome", 4, events);
  }, [kit, ensure, hasMetronome]);

  useEffect(() => {
    const events = groove ? grooveEvents(kit, groove) : [];
    const lengthBeats = groove?.lengthBeats ?? 4;
    if (events.length > 0 || transport.current) ensure()?.setLayer("groove", lengthBeats, events);
  }, [kit, ensure, groove]);

  useEffect(() => {
    const events = loop ? loopEvents(kit, loop) : [];
    if (events.length > 0 || transport.current) ensure()?.setLayer("loop", (loop?.bars ?? 1) * 4, events);
  }, [kit, ensure, loop]);

  useEffect(() => transport.current?.setBpm(bpm), [bpm]);
  useEffect(() => () => transport.current?.stop(), []);

  return useCallback(() => transport.current, []);
}

function metronomeEvents(kit: DrumKit): LoopEvent[] {
  return [0, 1, 2, 3].map((beat) => ({
    beat,
    play: (audioTimeSec) => kit.audio()?.click(audioTimeSec, beat === 0),
  }));
}

function grooveEvents(kit: DrumKit, groove: BackingGroove): LoopEvent[] {
  return groove.events.map(({ beat, sound }) => ({
    beat,
    play(atSec) {
      if (sound.kind === "bass") kit.audio()?.playBass(sound.semitones, atSec, sound.velocity);
      else kit.audio()?.playPad(sound.padId, { atSec, velocity: sound.velocity });
    },
  }));
}

function loopEvents(kit: DrumKit, loop: DrumLoop): LoopEvent[] {
  return loop.hits.map(({ padId, velocity }, index) => ({
    beat: beatOfLoopHit(loop, index) ?? 0,
    play: (atSec) => kit.audio()?.playPad(padId, { atSec, velocity: velocity * LOOP_LEVEL }),
  }));
}
