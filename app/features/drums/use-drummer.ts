import { useCallback, useEffect, useRef, useState } from "react";
import type { DrummerSectionProps } from "./drummer-section";
import type { DrumWish } from "./drums.schema";
import type { GameMode } from "./engine/charts";
import { clampBpm, DEFAULT_BPM } from "./engine/pads";
import type { Practice } from "./engine/practice";
import { useAnnouncer } from "./use-announcer";
import { useCountedHits } from "./use-counted-hits";
import { useDrumBar } from "./use-drum-bar";
import { useDrumKit } from "./use-drum-kit";
import { useDrumSettings } from "./use-drum-settings";
import { useFreePlay } from "./use-free-play";
import { useGameRoom } from "./use-game-room";
import { useStillWhenAway } from "./use-still-when-away";

/** Everything the AI Drummer holds: the kit with its settings and tempo, free play, and the round that is open. */
export function useDrummer({ userId, bestScores, wish }: DrummerSectionProps) {
  const [settings, changeSettings] = useDrumSettings();
  const [bpm, setRawBpm] = useState(DEFAULT_BPM);
  const setBpm = useCallback((next: number) => setRawBpm(clampBpm(next)), []);
  const [practice, setPractice] = useState<Practice | null>(null);
  const [isRoundPlaying, setIsRoundPlaying] = useState(false);
  const kit = useDrumKit(settings, bpm);
  const { announce, announcement } = useAnnouncer();
  const room = useGameRoom({
    announce,
    ownerId: userId,
    initialBestScores: bestScores,
    bpm,
    kitId: settings.kitId,
  });
  const mode = room.game.game?.mode;
  const free = useFreePlay(kit, bpm, mode !== undefined);
  const { bar, hasRoundClick } = useDrumBar(kit, free, room, isRoundPlaying);
  useCountedHits(kit, room, announce);
  useWish(wish, { mode, begin: room.begin, setBpm });
  useStillWhenAway(() => {
    free.stop();
    if (isRoundPlaying) room.control.current?.toggle();
  });

  const chooseMode = (next: GameMode) => {
    kit.openAudio();
    free.stopGroove();
    setPractice(null);
    room.chooseMode(next);
  };
  return {
    ...{ kit, bpm, setBpm, settings, changeSettings, announce, announcement, room, mode, free, bar },
    ...{ hasRoundClick, practice, setPractice, isRoundPlaying, setIsRoundPlaying, chooseMode },
    area: useKeptFocus(isRoundPlaying || practice !== null),
  };
}

/** Once for each link: the game stands open at its tempo, and the child starts it. */
function useWish(
  wish: DrumWish | undefined,
  {
    mode,
    begin,
    setBpm,
  }: { mode: GameMode | undefined; begin: (mode: GameMode) => void; setBpm: (bpm: number) => void },
): void {
  const wished = useRef("");
  const wishKey = `${wish?.game ?? ""} ${wish?.bpm ?? ""}`;
  useEffect(() => {
    if (wished.current === wishKey) return;
    wished.current = wishKey;
    if (wish?.bpm) setBpm(wish.bpm);
    if (wish?.game && !mode) begin(wish.game);
  }, [wish, wishKey, mode, begin, setBpm]);
}

/**
 * The button that started it may be gone: focus that went nowhere comes back, and the letter keys with it.
 * Focus that somebody moved elsewhere is left alone.
 */
function useKeptFocus(isInPlay: boolean) {
  const area = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (isInPlay && document.activeElement === document.body) area.current?.focus({ preventScroll: true });
  }, [isInPlay]);
  return area;
}
