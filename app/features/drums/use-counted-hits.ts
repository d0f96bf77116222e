import { useEffect, useRef } from "react";
import { m } from "~/messages/compiled/messages.js";
import { SCORE_PER_HIT } from "./engine/game";
import type { DrumKit } from "./use-drum-kit";
import type { useGameRoom } from "./use-game-room";

/** Hits are announced at most this often (A3). */
const ANNOUNCE_MS = 2000;

/** Counts every hit for the running game, and tells a screen reader the score now and then. */
export function useCountedHits(
  kit: DrumKit,
  { game, control }: Pick<ReturnType<typeof useGameRoom>, "game" | "control">,
  announce: (text: string, minGapMs?: number) => void,
): void {
  const { hit } = game;
  const score = useRef<number>();
  score.current = game.game?.score;
  useEffect(
    () =>
      kit.handle.onHit(({ heardSec }) => {
        // The count-in gives the beat; the game begins after it.
        if (control.current?.isCountIn(heardSec)) return;
        hit();
        if (score.current === undefined) return;
        announce(m.drums_announce_score({ score: score.current + SCORE_PER_HIT }), ANNOUNCE_MS);
      }),
    [kit, control, hit, announce],
  );
}
