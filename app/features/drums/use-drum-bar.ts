import { useState } from "react";
import type { DrumBarProps } from "./drum-bar";
import type { DrumKit } from "./use-drum-kit";
import type { useFreePlay } from "./use-free-play";
import type { useGameRoom } from "./use-game-room";

/** The buttons below the pads: in a game they run its round, otherwise what sounds along with free play. */
export function useDrumBar(
  kit: DrumKit,
  free: ReturnType<typeof useFreePlay>,
  { game, control, endGame }: ReturnType<typeof useGameRoom>,
  isRoundPlaying: boolean,
) {
  const [hasRoundClick, setHasRoundClick] = useState(true);
  const isInGame = game.game !== null;
  const bar: Omit<DrumBarProps, "bpm" | "setBpm"> = {
    isPlaying: isInGame ? isRoundPlaying : free.isPlaying,
    onTogglePlay() {
      kit.openAudio();
      if (isInGame) control.current?.toggle();
      else free.toggleGroove();
    },
    hasMetronome: isInGame ? hasRoundClick : free.hasMetronome,
    onToggleMetronome() {
      kit.openAudio();
      if (isInGame) setHasRoundClick(!hasRoundClick);
      else free.toggleMetronome();
    },
    onEndGame: isInGame ? endGame : undefined,
    grooveStyle: free.isPlaying && !isInGame ? free.grooveStyle : undefined,
    setGrooveStyle: free.setGrooveStyle,
  };
  return { bar, hasRoundClick };
}
