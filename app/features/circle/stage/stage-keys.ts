import { CIRCLE_MODES, type CircleMode } from "~live/protocol";

export type StageAction =
  | { do: "toggle" | "faster" | "slower" | "mute" | "keep" | "fullscreen" }
  | { do: "mode"; mode: CircleMode };

/**
 * What a key of the teacher's keyboard does on the stage; undefined for all others. Keys with a letter or a digit
 * can be switched off with the drums' own letter keys (WCAG 2.1.4).
 */
export function stageAction(key: string, hasLetterKeys: boolean): StageAction | undefined {
  if (key === " ") return { do: "toggle" };
  if (key === "ArrowUp") return { do: "faster" };
  if (key === "ArrowDown") return { do: "slower" };
  if (!hasLetterKeys) return undefined;
  const mode = CIRCLE_MODES[Number(key) - 1];
  if (mode) return { do: "mode", mode };
  const letters: Record<string, StageAction> = {
    m: { do: "mute" },
    k: { do: "keep" },
    f: { do: "fullscreen" },
  };
  return letters[key.toLowerCase()];
}
