import { useCallback, useRef } from "react";
import { m } from "~/messages/compiled/messages.js";
import type { Judgement, TimedNote } from "./engine/judge";
import type { LaneEffect, LaneScene } from "./lane-painter";

const MAX_EFFECTS = 12;

/** What a round has left on the lane: notes that were hit or missed, and the words of the last hits. */
export function useLaneMarks() {
  const noteStates = useRef(new Map<number, "hit" | "missed">());
  const effects = useRef<LaneEffect[]>([]);

  const showHit = useCallback((judgement: Judgement, atSec: number) => {
    if (judgement.kind === "free") return;
    noteStates.current.set(judgement.noteId, "hit");
    const effect = {
      padId: judgement.padId,
      atSec,
      text: hitWords(judgement),
      isOnTime: judgement.grade !== "close",
    };
    effects.current = [...effects.current.slice(-MAX_EFFECTS), effect];
  }, []);

  const showMiss = useCallback((note: TimedNote) => {
    noteStates.current.set(note.id, "missed");
  }, []);

  const clearMarks = useCallback(() => {
    noteStates.current = new Map();
    effects.current = [];
  }, []);

  const marks = useCallback(
    (): Pick<LaneScene, "noteStates" | "effects"> => ({
      noteStates: noteStates.current,
      effects: effects.current,
    }),
    [],
  );

  return { marks, showHit, showMiss, clearMarks };
}

function hitWords(judgement: Extract<Judgement, { kind: "note" }>): string {
  if (judgement.grade === "spot_on") return m.drums_hit_spot_on();
  const isEarly = judgement.errorMs < 0;
  if (judgement.grade === "nice") return isEarly ? m.drums_hit_nice_early() : m.drums_hit_nice_late();
  return isEarly ? m.drums_hit_early() : m.drums_hit_late();
}
