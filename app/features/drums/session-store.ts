import type { SaveSession } from "./drums.schema";

/** The game that was running when its page was left. It holds numbers only, no name. */
const unfinishedKey = (ownerId: string) => `beats.drums.unfinished.${ownerId}`;

/** Reads a game that was put by; null for anything else. */
export function readUnfinished(text: string | null): SaveSession | null {
  try {
    const value: unknown = JSON.parse(text ?? "null");
    return isGame(value) ? value : null;
  } catch {
    return null;
  }
}

const isGame = (value: unknown): value is SaveSession =>
  typeof value === "object" && value !== null && "gameMode" in value && "score" in value;

/** Puts a half-finished game by; whether it is saved, its player says on the way back. */
export function putUnfinishedBy(ownerId: string, session: SaveSession): void {
  try {
    localStorage.setItem(unfinishedKey(ownerId), JSON.stringify(session));
  } catch {
    // Without storage the half-finished game is gone, as its player may expect.
  }
}

/** The half-finished game that was put by, once: asking twice would be nagging. */
export function takeUnfinished(ownerId: string): SaveSession | null {
  try {
    const session = readUnfinished(localStorage.getItem(unfinishedKey(ownerId)));
    localStorage.removeItem(unfinishedKey(ownerId));
    return session;
  } catch {
    return null;
  }
}
