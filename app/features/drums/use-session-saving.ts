import { useCallback, useEffect, useState } from "react";
import { deviceWorld, type OutboxEntry, onOutboxChange, sendOrKeep } from "~/features/device";
import { m } from "~/messages/compiled/messages.js";
import { ApiError, callApi } from "~/ui/api-client";
import { useToast } from "~/ui/toast";
import { useUnauthorized } from "~/ui/use-unauthorized";
import type { BestScore, SaveSession } from "./drums.schema";

const SESSIONS_PATH = "/api/ai-drummer/sessions";

/**
 * Saves played games and knows the best of them. A game that cannot be sent waits on this device and is sent
 * when the network is back.
 */
export function useSessionSaving(ownerId: string, initialBestScores: BestScore[]) {
  const [bestScores, setBestScores] = useState(initialBestScores);
  const [savedCount, setSavedCount] = useState(0);
  const toast = useToast();
  const handleUnauthorized = useUnauthorized();
  const showRefusal = useRefusal();

  const refresh = useCallback(async () => {
    setSavedCount((count) => count + 1);
    setBestScores(await callApi<BestScore[]>("/api/ai-drummer/best-scores"));
  }, []);

  /** Resolves to whether the server has it. */
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

  useEffect(
    () =>
      // A game that waited was sent: it may be the best one.
      onOutboxChange((sent) => {
        if (sent.some(({ entry }) => isScore(entry))) void refresh().catch(() => undefined);
      }),
    [refresh],
  );

  return { bestScores, savedCount, save };
}

/** A game the server will never take says why: what was played must not vanish without a word. */
function useRefusal() {
  const toast = useToast();
  return useCallback(
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
}

const isScore = ({ kind }: OutboxEntry): boolean => kind === "drum-score";
