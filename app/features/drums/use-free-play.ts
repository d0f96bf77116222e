import { useCallback, useEffect, useState } from "react";
import type { DrumLoop } from "./engine/loop";
import type { GrooveStyle } from "./groove-styles";
import { useBackingGroove } from "./use-backing-groove";
import type { DrumKit } from "./use-drum-kit";
import { useTransport } from "./use-transport";

/** What sounds while no game is running: backing groove, metronome and a loop. A game's round has its own beat. */
export function useFreePlay(kit: DrumKit, bpm: number, isInGame: boolean) {
  const [isPlaying, setIsPlaying] = useState(false);
  const [hasMetronome, setHasMetronome] = useState(false);
  const [grooveStyle, setGrooveStyle] = useState<GrooveStyle>("african_american");
  const [loop, setLoop] = useState<DrumLoop | undefined>();
  const transport = useTransport(kit, bpm, {
    hasMetronome: hasMetronome && !isInGame,
    groove: useBackingGroove(isPlaying && !isInGame ? grooveStyle : undefined),
    loop: isInGame ? undefined : loop,
  });
  const stopGroove = useCallback(() => setIsPlaying(false), []);
  const startBeat = useCallback(() => setHasMetronome(true), []);
  const stopAll = useCallback(() => {
    setIsPlaying(false);
    setHasMetronome(false);
    setLoop(undefined);
  }, []);
  useEffect(() => {
    // A hidden tab's timers are slowed: the beat would fall apart.
    const onVisibility = () => document.hidden && stopAll();
    document.addEventListener("visibilitychange", onVisibility);
    return () => document.removeEventListener("visibilitychange", onVisibility);
  }, [stopAll]);
  return {
    ...{ isPlaying, hasMetronome, grooveStyle, setGrooveStyle, loop, setLoop, transport },
    ...{ stopGroove, startBeat, stop: stopAll },
    toggleGroove: () => setIsPlaying(!isPlaying),
    toggleMetronome: () => setHasMetronome(!hasMetronome),
  };
}
