import { useCallback, useEffect, useRef, useState } from "react";
import { m } from "~/messages/compiled/messages.js";
import { ApiError, callApi, isUnauthorizedError } from "~/ui/api-client";
import { useToast } from "~/ui/toast";
import { useUnauthorized } from "~/ui/use-unauthorized";
import type { BestScore, SaveSession } from "./drums.schema";
import type { GameMode } from "./engine/charts";
import { countHit, type Game, startGame, toSessionPayload } from "./engine/game";
import {
  dropWaiting,
  keepWaiting,
  listWaiting,
  putUnfinishedBy,
  takeUnfinished,
  type WaitingSession,
} from "./session-store";

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
  const [unfinished, setUnfinished] = useState<WaitingSession | null>(null);
  const toast = useToast();
  const handleUnauthorized = useUnauthorized();
  const live = useRef({ game, bpm, extras });
  live.current = { game, bpm, extras };

  const refresh = useCallback(async () => {
    setSavedCount((count) => count + 1);
    setBestScores(await callApi<BestScore[]>("/api/ai-drummer/best-scores"));
  }, []);

  const send = useCallback(
    async (session: WaitingSession) => {
      await callApi(SESSIONS_PATH, { body: session.payload, idempotencyKey: session.idempotencyKey });
      dropWaiting(ownerId, session.idempotencyKey);
    },
    [ownerId],
  );

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

  const takePayload = useCallback((): WaitingSession | undefined => {
    const { game: ended, bpm: endBpm, extras: readExtras } = live.current;
    if (!ended) return undefined;
    const payload = { ...toSessionPayload(ended, endBpm, Date.now()), ...readExtras() };
    return { idempotencyKey: crypto.randomUUID(), payload };
  }, []);

  const save = useCallback(
    async (session: WaitingSession): Promise<boolean> => {
      const { score, accuracy } = session.payload;
      try {
        await send(session);
      } catch (error) {
        if (handleUnauthorized(error)) return false;
        if (mayWorkLater(error)) {
          keepWaiting(ownerId, session);
          toast({ title: m.drums_kept_title(), description: m.drums_kept_text() });
        } else showRefusal(error);
        console.error("Drum session was not saved", error);
        return false;
      }
      toast({ title: m.drums_saved_title(), description: m.drums_saved_text({ score, accuracy }) });
      // The game is saved; a list that could not be read again says nothing about it.
      await refresh().catch(() => undefined);
      return true;
    },
    [ownerId, send, toast, refresh, showRefusal, handleUnauthorized],
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
    const flush = async () => {
      for (const session of listWaiting(ownerId)) {
        try {
          await send(session);
          const { score, accuracy } = session.payload;
          toast({ title: m.drums_saved_title(), description: m.drums_saved_text({ score, accuracy }) });
          await refresh();
        } catch (error) {
          if (isUnauthorizedError(error) || mayWorkLater(error)) return;
          dropWaiting(ownerId, session.idempotencyKey);
          showRefusal(error);
        }
      }
    };
    const keepUnfinished = (event: PageTransitionEvent) => {
      // A page put aside whole comes back with its game still running.
      const session = event.persisted ? undefined : takePayload();
      if (session && session.payload.score > 0) putUnfinishedBy(ownerId, session);
    };
    setUnfinished((known) => known ?? takeUnfinished(ownerId));
    void flush();
    window.addEventListener("online", flush);
    window.addEventListener("pagehide", keepUnfinished);
    return () => {
      window.removeEventListener("online", flush);
      window.removeEventListener("pagehide", keepUnfinished);
    };
  }, [ownerId, send, toast, refresh, showRefusal, takePayload]);

  return { game, bestScores, savedCount, unfinished, answerUnfinished, begin, end, hit };
}

/** No answer at all, a server in trouble or too many requests: worth another try. */
function mayWorkLater(error: unknown): boolean {
  return !(error instanceof ApiError) || error.status >= 500 || error.status === 429;
}
