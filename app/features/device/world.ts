import { outboxStore } from "./device-store";
import type { OutboxEntry, OutboxWorld, Sent } from "./outbox";

const CHANNEL = "beats-outbox";
export const SYNC_TAG = "beats-outbox";

type Listener = (sent: Sent[]) => void;
const listeners = new Set<Listener>();
let channel: BroadcastChannel | null = null;

function openChannel(): BroadcastChannel | null {
  if (typeof BroadcastChannel === "undefined") return null;
  if (!channel) {
    channel = new BroadcastChannel(CHANNEL);
    // What another tab's own form sent is no news from the queue here.
    channel.onmessage = ({ data }: MessageEvent<OutboxEntry[]>) =>
      tell(data.map((entry) => ({ entry, answer: undefined, isForeground: true })));
  }
  return channel;
}

const tell: Listener = (sent) => {
  for (const listener of listeners) listener(sent);
};

/** Calls back whenever something waits, was sent or refused, in any tab or by the worker. Returns what ends it. */
export function onOutboxChange(listener: Listener): () => void {
  openChannel();
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** The outbox's surroundings in a page and in the service worker. */
export const deviceWorld: OutboxWorld = {
  store: outboxStore,
  fetch: (path, init) => fetch(path, init),
  nowMs: () => Date.now(),
  isOnline: () => navigator.onLine,
  createKey: () => crypto.randomUUID(),
  // Without secure locks (an address without https) two tabs are told apart by the key alone.
  withLock: async <Value>(work: () => Promise<Value>): Promise<Value> =>
    navigator.locks ? await navigator.locks.request(CHANNEL, () => work()) : await work(),
  announce(sent) {
    tell(sent);
    openChannel()?.postMessage(sent.map(({ entry }) => entry));
  },
  askForSync() {
    if (!("serviceWorker" in navigator)) return;
    type WithSync = ServiceWorkerRegistration & { sync?: { register(tag: string): Promise<void> } };
    navigator.serviceWorker
      .getRegistration()
      .then((registration) => (registration as WithSync | undefined)?.sync?.register(SYNC_TAG))
      // Browsers without it send when a page is open.
      .catch(() => undefined);
  },
};
