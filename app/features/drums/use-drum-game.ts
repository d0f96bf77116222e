import { useCallback, useEffect, useRef, useState } from "react";
import { type OutboxEntry, sendOrKeep } from "~/features/offline/outbox";
import { deviceWorld, onOutboxChange } from "~/features/offline/world";
import { m } from "~/messages/compiled/messages.js";
import { ApiError, callApi } from "~/ui/api-client";
import { useToast } from "~/ui/toast";
import { useUnauthorized } from "~/ui/use-unauthorized";
import type { BestScore, SaveSession } from "./drums.schema";
import type { GameMode } from "./engine/charts";
import { countHit, type Game, startGame, toSessionPayload } from "./engine/game";
import { putUnfinishedBy, takeUnfinished } from "./session-store";

export type SessionExtras = Pick<SaveSession, "level" | "kit" | "timing">;

const SESSIONS_PATH = "/api/ai-drummer/sessions";

/**
 * The game around the pads: score, saving, best scores. A game that cannot be sent
 * waits on this device and is sent when the network is back.
 */
export function useDrumGame(options: {
  ownerId: string;
  initialBestScores: BestScore[];
  bpm: number;
  extras: () => SessionExtras;
}) {
  const { ownerId, initialBestScores, bpm, extras } = options;
  const [game, setGame] = useState<Game | null>(null);
  const [bestScores, setBestScores] = useState(initialBestScores);
  const [savedCount, setSavedCount] = useState(0);
  const [unfinished, setUnfinished] = useState<SaveSession | null>(null);
  const toast = useToast();
  const handleUnauthorized = useUnauthorized();
  const live = useRef({ game, bpm, extras });
  live.current = { game, bpm, extras };

  const refresh = useCallback(async () => {
    setSavedCount((count) => count + 1);
    setBestScores(await callApi<BestScore[]>("/api/ai-drummer/best-scores"));
  }, []);

  /** A game the server will never take says why: what was played must not vanish without a word. */
  const showRefusal = useCallback(
    (error: unknown) => {
      const said = error instanceof ApiError ? error.serverMessage : undefined;
      toast({
        title: m.drums_refused_title(),
        description: said ?? m.drums_refused_text(),
        variant: "destructive",
      });
    },
    [toast],
  );

  const takePayload = useCallback((): SaveSession | undefined => {
    const { game: ended, bpm: endBpm, extras: readExtras } = live.current;
    return ended ? { ...toSessionPayload(ended, endBpm, Date.now()), ...readExtras() } : undefined;
  }, []);

  const save = useCallback(
    async (session: SaveSession): Promise<boolean> => {
      const { score, accuracy } = session;
      if (!ownerId) {
        toast({ title: m.offline_score_not_kept() });
        return false;
      }
      try {
        const errand = { kind: "drum-score", path: SESSIONS_PATH, body: session } as const;
        const { state } = await sendOrKeep(deviceWorld, ownerId, errand);
        if (state === "kept") {
          toast({ title: m.drums_kept_title(), description: m.drums_kept_text() });
          return false;
        }
      } catch (error) {
        if (!handleUnauthorized(error)) showRefusal(error);
        console.error("Drum session was not saved", error);
        return false;
      }
      toast({ title: m.drums_saved_title(), description: m.drums_saved_text({ score, accuracy }) });
      // The game is saved; a list that could not be read again says nothing about it.
      await refresh().catch(() => undefined);
      return true;
    },
    [ownerId, toast, refresh, showRefusal, handleUnauthorized],
  );

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
    // A game that waited was sent: it may be the best one.
    const endListening = onOutboxChange((sent) => {
      if (sent.some(({ entry }) => isScore(entry))) void refresh().catch(() => undefined);
    });
    window.addEventListener("pagehide", keepUnfinished);
    return () => {
      endListening();
      window.removeEventListener("pagehide", keepUnfinished);
    };
  }, [ownerId, refresh, takePayload]);

  return { game, bestScores, savedCount, unfinished, answerUnfinished, begin, end, hit };
}

const isScore = ({ kind }: OutboxEntry): boolean => kind === "drum-score";
