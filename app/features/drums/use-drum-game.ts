import { useCallback, useEffect, useRef, useState } from "react";
import { m } from "~/messages/compiled/messages.js";
import { useToast } from "~/ui/toast";
import type { BestScore, SaveSession } from "./drums.schema";
import type { GameMode } from "./engine/charts";
import { countHit, type Game, startGame, toSessionPayload } from "./engine/game";
import { putUnfinishedBy, takeUnfinished } from "./session-store";
import { useSessionSaving } from "./use-session-saving";

export type SessionExtras = Pick<SaveSession, "level" | "kit" | "timing">;

/** The game around the pads: its score, its end, and what is left of it when the page is. */
export function useDrumGame(options: {
  ownerId: string;
  initialBestScores: BestScore[];
  bpm: number;
  extras: () => SessionExtras;
}) {
  const { ownerId, initialBestScores, bpm, extras } = options;
  const [game, setGame] = useState<Game | null>(null);
  const [unfinished, setUnfinished] = useState<SaveSession | null>(null);
  const toast = useToast();
  const { bestScores, savedCount, save } = useSessionSaving(ownerId, initialBestScores);
  const live = useRef({ game, bpm, extras });
  live.current = { game, bpm, extras };

  const takePayload = useCallback((): SaveSession | undefined => {
    const { game: ended, bpm: endBpm, extras: readExtras } = live.current;
    return ended ? { ...toSessionPayload(ended, endBpm, Date.now()), ...readExtras() } : undefined;
  }, []);

  /** Ends the running game; resolves to whether the server has it. */
  const end = useCallback(async () => {
    const session = takePayload();
    if (!session) return false;
    setGame(null);
    return save(session);
  }, [takePayload, save]);

  /** The player's answer about the game that was running when the page was left. */
  const answerUnfinished = useCallback(
    (isWanted: boolean) => {
      setUnfinished(null);
      if (unfinished && isWanted) void save(unfinished);
    },
    [unfinished, save],
  );

  const begin = useCallback(
    (mode: GameMode) => {
      setGame(startGame(mode, Date.now()));
      toast({ title: m.drums_started_title() });
    },
    [toast],
  );

  const hit = useCallback(() => setGame((current) => current && countHit(current)), []);

  useEffect(() => {
    const keepUnfinished = (event: PageTransitionEvent) => {
      // A page put aside whole comes back with its game still running.
      const session = event.persisted ? undefined : takePayload();
      if (ownerId && session && session.score > 0) putUnfinishedBy(ownerId, session);
    };
    setUnfinished((known) => known ?? takeUnfinished(ownerId));
    window.addEventListener("pagehide", keepUnfinished);
    return () => window.removeEventListener("pagehide", keepUnfinished);
  }, [ownerId, takePayload]);

  return { game, bestScores, savedCount, unfinished, answerUnfinished, begin, end, hit };
}
