import { RELIEF_TOOLS, type ReliefTool } from "~/features/check-in";

const KEY = "beats-door";

/** Remembers in this tab which door was taken, so that "How is it now?" can be asked on the way back. */
export function noteDoor(tool: ReliefTool): void {
  try {
    sessionStorage.setItem(KEY, tool);
  } catch {
    // Storage is switched off: then nothing is asked.
  }
}

/** The door taken last and not yet asked about. */
export function takenDoor(): ReliefTool | null {
  try {
    const tool = sessionStorage.getItem(KEY);
    return RELIEF_TOOLS.find((each) => each === tool) ?? null;
  } catch {
    return null;
  }
}

/** It was asked about. */
export function forgetDoor(): void {
  try {
    sessionStorage.removeItem(KEY);
  } catch {
    // Nothing was kept.
  }
}
