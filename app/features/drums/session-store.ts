import type { SaveSession } from "./drums.schema";

/** A finished game that has not reached the server yet. The key makes a second sending harmless. */
export interface WaitingSession {
  idempotencyKey: string;
  payload: SaveSession;
}

/** One queue an account: on a shared computer nobody sends another student's game. */
const storageKey = (ownerId: string) => `beats.drums.waiting.${ownerId}`;
/** The game that was running when its page was left. */
const unfinishedKey = (ownerId: string) => `beats.drums.unfinished.${ownerId}`;
const MAX_WAITING = 20;

/** Reads the queue of games kept while offline. It holds numbers only, no name. */
export function readWaiting(text: string | null): WaitingSession[] {
  try {
    const value: unknown = JSON.parse(text ?? "[]");
    return Array.isArray(value) ? value.filter(isWaiting).slice(-MAX_WAITING) : [];
  } catch {
    return [];
  }
}

function isWaiting(value: unknown): value is WaitingSession {
  return (
    typeof value === "object" &&
    value !== null &&
    "idempotencyKey" in value &&
    typeof value.idempotencyKey === "string" &&
    "payload" in value &&
    typeof value.payload === "object"
  );
}

export function listWaiting(ownerId: string): WaitingSession[] {
  try {
    return readWaiting(localStorage.getItem(storageKey(ownerId)));
  } catch {
    return [];
  }
}

function store(ownerId: string, waiting: WaitingSession[]): void {
  try {
    localStorage.setItem(storageKey(ownerId), JSON.stringify(waiting.slice(-MAX_WAITING)));
  } catch {
    // Without storage a game played offline cannot be kept; playing goes on.
  }
}

export function keepWaiting(ownerId: string, session: WaitingSession): void {
  store(ownerId, [...listWaiting(ownerId), session]);
}

export function dropWaiting(ownerId: string, idempotencyKey: string): void {
  const waiting = listWaiting(ownerId);
  if (waiting.length === 0) return;
  store(
    ownerId,
    waiting.filter((session) => session.idempotencyKey !== idempotencyKey),
  );
}

/** Puts a half-finished game by; whether it is saved, its player says on the way back. */
export function putUnfinishedBy(ownerId: string, session: WaitingSession): void {
  try {
    localStorage.setItem(unfinishedKey(ownerId), JSON.stringify(session));
  } catch {
    // Without storage the half-finished game is gone, as its player may expect.
  }
}

/** The half-finished game that was put by, once: asking twice would be nagging. */
export function takeUnfinished(ownerId: string): WaitingSession | null {
  try {
    const [session] = readWaiting(`[${localStorage.getItem(unfinishedKey(ownerId)) ?? ""}]`);
    localStorage.removeItem(unfinishedKey(ownerId));
    return session ?? null;
  } catch {
    return null;
  }
}
