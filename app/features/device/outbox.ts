import { ApiError, callApi } from "~/ui/api-client";
import type { Support } from "./support";

/** What may wait on the device until there is a network. */
export type ErrandKind = "check-in" | "drum-score" | "lesson-step" | "loop";

/** One change to send. It holds ids, numbers and what the person wrote, never a name. */
export type Errand = { kind: ErrandKind; path: string; body: Record<string, unknown> };

/** How the server answered something that is no longer sent: it stays until it was seen. */
export type Outcome =
  | { status: "refused"; message: string | null }
  | { status: "unsure" }
  | { status: "answered"; support: Support };

export type OutboxEntry = Errand & {
  seq: number;
  /** Opaque id of the person; it is sent for nobody else. */
  ownerId: string;
  /** The Idempotency-Key, made once: a second sending counts nothing twice. */
  key: string;
  madeAtMs: number;
  /** When it was first sent without an answer. */
  triedAtMs: number | null;
  outcome: Outcome | null;
  /** The session was over when it was last sent: it waits until its person signs in again. */
  needsSignIn?: boolean;
};

export type OutboxStore = {
  /** Oldest first. */
  list(): Promise<OutboxEntry[]>;
  add(entry: Omit<OutboxEntry, "seq">): Promise<number>;
  put(entry: OutboxEntry): Promise<void>;
  remove(seq: number): Promise<void>;
};

export type Sent = { entry: OutboxEntry; answer: unknown; isForeground: boolean };

/** What the outbox needs of its surroundings: a page's, the service worker's or a test's. */
export type OutboxWorld = {
  store: OutboxStore;
  fetch(path: string, init: RequestInit): Promise<Response>;
  nowMs(): number;
  isOnline(): boolean;
  createKey(): string;
  /** Runs `work` while no other tab and no worker sends. */
  withLock<Value>(work: () => Promise<Value>): Promise<Value>;
  /** Something changed: `sent` is what has just gone out. */
  announce(sent: Sent[]): void;
  /** Asks the browser to send when it is online again, even without a page. */
  askForSync(): void;
};

/** The server keeps a key for a day: after that a repeat might count twice. */
const KEY_LIFE_MS = 23 * 3_600_000;
/** Up to this age a thing was made "just now", and the server's clock says when. */
const JUST_NOW_MS = 60_000;

/** Whether it still waits to be sent. */
export const isWaiting = (entry: OutboxEntry): boolean => entry.outcome === null;

/**
 * Sends one change, or keeps it for later: it is on the disk before the first attempt, so a killed browser loses
 * nothing. Resolves to the answer, or to "kept" when nobody answered. Throws ApiError when the server refused
 * it; then nothing waits. `answer` is undefined when another tab was faster.
 */
export async function sendOrKeep(
  world: OutboxWorld,
  ownerId: string,
  errand: Errand,
): Promise<{ state: "sent"; answer: unknown } | { state: "kept" }> {
  const entry = { ...errand, ownerId, key: world.createKey(), madeAtMs: world.nowMs() };
  const seq = await world.store.add({ ...entry, triedAtMs: null, outcome: null }).catch(() => null);
  if (seq === null) {
    // This browser keeps nothing: then it goes out now or not at all.
    const { path, body, key } = entry;
    return { state: "sent", answer: await callApi(path, { body, idempotencyKey: key }) };
  }
  if (world.isOnline()) {
    const { sent, failures } = await flush(world, ownerId, seq);
    const mine = sent.find((each) => each.entry.seq === seq);
    if (mine) return { state: "sent", answer: mine.answer };
    const failure = failures.get(seq);
    if (failure) throw failure;
    const left = (await world.store.list()).find((each) => each.seq === seq);
    if (!left) return { state: "sent", answer: undefined };
    if (left.outcome?.status === "answered") {
      await world.store.remove(seq);
      return { state: "sent", answer: { support: left.outcome.support } };
    }
  }
  world.announce([]);
  world.askForSync();
  return { state: "kept" };
}

type Flushed = { sent: Sent[]; failures: Map<number, ApiError> };

/**
 * Sends what waits for this person, in order and once. Without a network, or signed out, everything waits on; where
 * the server is in trouble only that kind waits. What is refused stays in the list with its reason, except
 * `foregroundSeq`, whose caller tells the person at once.
 */
export function flush(world: OutboxWorld, ownerId: string, foregroundSeq?: number): Promise<Flushed> {
  return world.withLock(async () => {
    const done: Flushed = { sent: [], failures: new Map() };
    const held = new Set<ErrandKind>();
    for (const entry of await world.store.list()) {
      if (entry.ownerId !== ownerId || !isWaiting(entry) || held.has(entry.kind)) continue;
      const isForeground = entry.seq === foregroundSeq;
      const verdict = await sendEntry(world, entry);
      if (verdict.kind === "sent") done.sent.push({ entry, answer: verdict.answer, isForeground });
      if (verdict.kind === "later") held.add(entry.kind);
      if (verdict.kind === "refused") {
        done.failures.set(entry.seq, verdict.error);
        if (isForeground) await world.store.remove(entry.seq);
        else await settle(world, entry, refusedWith(verdict.error));
      }
      if (verdict.kind === "sent") await settleSent(world, entry, verdict.answer, isForeground);
      if (verdict.kind === "stop") {
        if (verdict.error) done.failures.set(entry.seq, verdict.error);
        // As it was before this attempt, which was answered: nothing was taken.
        if (verdict.error?.status === 401) await world.store.put({ ...entry, needsSignIn: true });
        break;
      }
    }
    if (done.sent.length + done.failures.size > 0) world.announce(done.sent);
    return done;
  });
}

type Verdict =
  | { kind: "sent"; answer: unknown }
  | { kind: "refused"; error: ApiError }
  | { kind: "later" }
  | { kind: "unsure" }
  | { kind: "stop"; error?: ApiError };

async function sendEntry(world: OutboxWorld, entry: OutboxEntry): Promise<Verdict> {
  const nowMs = world.nowMs();
  if (entry.triedAtMs !== null && nowMs - entry.triedAtMs > KEY_LIFE_MS) {
    await settle(world, entry, { status: "unsure" });
    return { kind: "unsure" };
  }
  if (entry.triedAtMs === null || entry.needsSignIn)
    await world.store.put({ ...entry, triedAtMs: entry.triedAtMs ?? nowMs, needsSignIn: false });
  const ageMs = nowMs - entry.madeAtMs;
  let reply: Response;
  let text: string;
  try {
    reply = await world.fetch(entry.path, {
      method: "POST",
      credentials: "include",
      headers: {
        accept: "application/json",
        "content-type": "application/json",
        "idempotency-key": entry.key,
        "x-beats-person": entry.ownerId,
        ...(ageMs > JUST_NOW_MS ? { "x-beats-seconds-ago": String(Math.round(ageMs / 1000)) } : {}),
      },
      body: JSON.stringify(entry.body),
    });
    text = await reply.text();
  } catch {
    return { kind: "stop" };
  }
  const { status } = reply;
  if (status === 204) return { kind: "sent", answer: undefined };
  // A page instead of JSON is somebody else's answer: the sign-in page of a public network.
  if (!(reply.headers.get("content-type") ?? "").includes("json")) {
    return status >= 500 ? { kind: "later" } : { kind: "stop" };
  }
  if (reply.ok) return { kind: "sent", answer: JSON.parse(text) };
  const error = new ApiError(status, text);
  if (status === 401 || error.code === "other_person") return { kind: "stop", error };
  const mayWorkLater = status >= 500 || status === 429 || error.code === "in_progress";
  return mayWorkLater ? { kind: "later" } : { kind: "refused", error };
}

const settle = (world: OutboxWorld, entry: OutboxEntry, outcome: Outcome) =>
  world.store.put({ ...entry, outcome });

const refusedWith = (error: ApiError): Outcome => ({
  status: "refused",
  message: error.serverMessage ?? null,
});

/** An answer with help in it stays until it was seen; any other is done. */
async function settleSent(
  world: OutboxWorld,
  entry: OutboxEntry,
  answer: unknown,
  isForeground: boolean,
): Promise<void> {
  const support = supportIn(answer);
  if (support && !isForeground) await settle(world, entry, { status: "answered", support });
  else await world.store.remove(entry.seq);
}

function supportIn(answer: unknown): Support | undefined {
  const support = (answer as { support?: Support } | null | undefined)?.support;
  return typeof support?.text === "string" ? support : undefined;
}
