import { useCallback, useEffect, useRef, useState } from "react";
import { m } from "~/messages/compiled/messages.js";
import { ApiError, callApi, isUnauthorizedError } from "~/ui/api-client";
import { useToast } from "~/ui/toast";
import { useUnauthorized } from "~/ui/use-unauthorized";
import type { BestScore, SaveSession } from "./drums.schema";
import type { GameMode } from "./engine/charts";
import { countHit, type Game, startGame, toSessionPayload } from "./engine/game";
import { dropWaiting, keepWaiting, listWaiting, type WaitingSession } from "./session-store";

export type SessionExtras = Pick<SaveSession, "level" | "kit" | "timing">;

const SESSIONS_PATH = "/api/ai-drummer/sessions";

/**
 * The game around the pads: score by the specification, saving, best scores. A game that cannot be sent
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

  const takePayload = useCallback((): WaitingSession | undefined => {
    const { game: ended, bpm: endBpm, extras: readExtras } = live.current;
    if (!ended) return undefined;
    const payload = { ...toSessionPayload(ended, endBpm, Date.now()), ...readExtras() };
    return { idempotencyKey: crypto.randomUUID(), payload };
  }, []);

  const end = useCallback(async () => {
    const session = takePayload();
    if (!session) return;
    setGame(null);
    const { score, accuracy } = session.payload;
    try {
      await send(session);
      toast({ title: m.drums_saved_title(), description: m.drums_saved_text({ score, accuracy }) });
      await refresh();
    } catch (error) {
      if (handleUnauthorized(error)) return;
      if (mayWorkLater(error)) {
        keepWaiting(ownerId, session);
        toast({ title: m.drums_kept_title(), description: m.drums_kept_text() });
      }
      console.error("Drum session was not saved", error);
    }
  }, [ownerId, takePayload, send, toast, refresh, handleUnauthorized]);

  const begin = useCallback(
    (mode: GameMode) => {
      const running = live.current.game;
      if (running) void end();
      if (running?.mode === mode) return;
      setGame(startGame(mode, Date.now()));
      toast({ title: m.drums_started_title() });
    },
    [end, toast],
  );

  const hit = useCallback(() => setGame((current) => current && countHit(current)), []);

  useEffect(() => {
    const flush = async () => {
      for (const session of listWaiting(ownerId)) {
        try {
          await send(session);
          await refresh();
        } catch (error) {
          if (isUnauthorizedError(error) || mayWorkLater(error)) return;
          dropWaiting(ownerId, session.idempotencyKey);
        }
      }
    };
    // Leaving the page in the middle of a game keeps what was played.
    const keepUnfinished = (event: PageTransitionEvent) => {
      // A page put aside whole comes back with its game still running.
      const session = event.persisted ? undefined : takePayload();
      if (session && session.payload.score > 0) keepWaiting(ownerId, session);
    };
    void flush();
    window.addEventListener("online", flush);
    window.addEventListener("pagehide", keepUnfinished);
    return () => {
      window.removeEventListener("online", flush);
      window.removeEventListener("pagehide", keepUnfinished);
    };
  }, [ownerId, send, refresh, takePayload]);

  return { game, bestScores, savedCount, begin, end, hit };
}

/** No answer at all, a server in trouble or too many requests: worth another try. */
function mayWorkLater(error: unknown): boolean {
  return !(error instanceof ApiError) || error.status >= 500 || error.status === 429;
}
