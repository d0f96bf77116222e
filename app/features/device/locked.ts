import { DAY_MS } from "~/platform/durations";
import { drop, keep, LOCKED, listKept, outboxStore, readKept } from "./device-store";
import type { OutboxEntry } from "./outbox";
import { deviceWorld } from "./world";

/**
 * What a person could not send before the device went to nobody, or to somebody else: it stays, locked with a key that
 * only their own signed-in pages bring (`deviceSecret`), until they sign in here again.
 */
type Locked = { id: string; ownerId: string; lockedAtMs: number; nonce: Uint8Array; sealed: ArrayBuffer };
type Key = { ownerId: string; key: CryptoKey };

const KEY = "lock-key";
const NONCE_BYTES = 12;
/** Nobody came back for it: a child of another school year, a device of another class (our number). */
const KEPT_FOR_MS = 30 * DAY_MS;

/** Brings the person's key to this device, to lock with it when they are gone. Without https there is none. */
export async function bringKey(ownerId: string, secret: string | null): Promise<CryptoKey | null> {
  if (!secret || !crypto.subtle) return null;
  const digest = await crypto.subtle.digest("SHA-256", new TextEncoder().encode(secret));
  const key = await crypto.subtle.importKey("raw", digest, "AES-GCM", false, ["encrypt", "decrypt"]);
  await keep(KEY, { ownerId, key } satisfies Key);
  return key;
}

/** How many changes lie locked on this device, whoever made them. */
export const countLocked = async (): Promise<number> => (await listKept<Locked>(LOCKED)).length;

/** Locks what waits for a person, and what they have not seen the answer of, and takes their key away. Without the key everything stays as it is. */
export async function lockAway(ownerId: string, nowMs: number): Promise<void> {
  const kept = await readKept<Key>(KEY);
  if (kept?.ownerId !== ownerId) return;
  await deviceWorld
    .withLock(async () => {
      for (const entry of await outboxStore.list()) {
        if (entry.ownerId !== ownerId) continue;
        const nonce = crypto.getRandomValues(new Uint8Array(NONCE_BYTES));
        const plain = new TextEncoder().encode(JSON.stringify(entry));
        const sealed = await crypto.subtle.encrypt({ name: "AES-GCM", iv: nonce }, kept.key, plain);
        const { key: id } = entry;
        await keep(LOCKED + id, { id, ownerId, lockedAtMs: nowMs, nonce, sealed } satisfies Locked);
        await outboxStore.remove(entry.seq);
      }
    })
    .catch(() => undefined);
  await drop(KEY);
  deviceWorld.announce([]);
}

/** Puts what was locked for a person back among what waits, in its order; drops what nobody came back for. */
export async function unlock(ownerId: string, key: CryptoKey | null, nowMs: number): Promise<void> {
  const found: OutboxEntry[] = [];
  for (const { id, ownerId: whose, lockedAtMs, nonce, sealed } of await listKept<Locked>(LOCKED)) {
    if (whose === ownerId && key) {
      const plain = await crypto.subtle
        .decrypt({ name: "AES-GCM", iv: nonce as BufferSource }, key, sealed)
        .catch(() => null);
      if (plain) found.push(JSON.parse(new TextDecoder().decode(plain)) as OutboxEntry);
    } else if (nowMs - lockedAtMs > KEPT_FOR_MS) await drop(LOCKED + id);
  }
  for (const { seq: _, ...entry } of found.sort((a, b) => a.madeAtMs - b.madeAtMs || a.seq - b.seq)) {
    // Two tabs that come at once: the same key counts once at the server, and only one is left here.
    await deviceWorld.withLock(async () => {
      const isThere = (await outboxStore.list()).some(({ key: known }) => known === entry.key);
      if (!isThere && (await readKept(LOCKED + entry.key))) await outboxStore.add(entry);
      await drop(LOCKED + entry.key);
    });
  }
  if (found.length > 0) deviceWorld.announce([]);
}
