import { localDateOf } from "~/platform/clock";
import { forgetKept, keep, outboxStore, readKept } from "./device-store";
import { bringKey, lockAway, unlock } from "./locked";
import type { Look } from "./look";
import type { Sent } from "./outbox";

/** Whose device this is until somebody signs out; an id and what the offline page must know, no name. */
export type DeviceOwner = {
  id: string;
  /** Minutes until a shared device forgets who sat here; null on one's own. */
  idleMinutes: number | null;
  usedAtMs: number;
  isStudent: boolean;
  grade: number | null;
  timeZone: string;
  /** Whether the school asks for a feeling, and the day it was last answered. */
  asksFeeling: boolean;
  answeredOn: string | null;
  /** How pages look for this person; absent where an older version noted whose device it is. */
  look?: Look;
};

const OWNER = "owner";
const MINUTE_MS = 60_000;

export const readOwner = () => readKept<DeviceOwner>(OWNER);

/** The person this device may still act for: on a shared one, only while it was used a moment ago. */
export async function presentOwner(nowMs: number): Promise<DeviceOwner | null> {
  const owner = await readOwner();
  if (!owner || isPresent(owner, nowMs)) return owner ?? null;
  await lockAway(owner.id, nowMs);
  return null;
}

/** Nobody sits here any more, or somebody else: what waits is locked for whoever made it, the rest goes. */
export async function leaveToNobody(owner: Pick<DeviceOwner, "id">, nowMs: number): Promise<void> {
  await lockAway(owner.id, nowMs);
  await forgetKept();
}

export const isPresent = ({ idleMinutes, usedAtMs }: DeviceOwner, nowMs: number): boolean =>
  idleMinutes === null || nowMs - usedAtMs < idleMinutes * MINUTE_MS;

/** Whether the child answered today already, by their own calendar. */
export const hasAnswered = ({ answeredOn, timeZone }: DeviceOwner, nowMs: number): boolean =>
  answeredOn === localDateOf(new Date(nowMs), timeZone);

type Person = Pick<DeviceOwner, "id" | "idleMinutes" | "isStudent" | "grade" | "timeZone" | "look">;

/**
 * Notes who is signed in, with the secret their pages bring. What another person left on this device goes, but for what
 * they could not send: that is locked. What waits for this one stays, and what was locked for them waits again.
 */
export async function claimDevice(person: Person, secret: string | null, nowMs: number): Promise<void> {
  const before = await readOwner();
  const isSame = before?.id === person.id;
  if (!isSame) {
    if (before) await leaveToNobody(before, nowMs);
    else await forgetKept();
    for (const { ownerId, seq } of await outboxStore.list().catch(() => [])) {
      if (ownerId !== person.id) await outboxStore.remove(seq);
    }
  }
  const kept = isSame
    ? { asksFeeling: before.asksFeeling, answeredOn: before.answeredOn }
    : { asksFeeling: false, answeredOn: null };
  await keep(OWNER, { ...kept, ...person, usedAtMs: nowMs } satisfies DeviceOwner);
  const key = await bringKey(person.id, secret).catch(() => null);
  await unlock(person.id, key, nowMs).catch(() => undefined);
  void whenClaimed(person.id);
  claims.get(person.id)?.();
}

const claims = new Map<string, () => void>();
const claimed = new Map<string, Promise<void>>();

/** Resolves once this page has noted whose device it is. */
export function whenClaimed(id: string): Promise<void> {
  const known = claimed.get(id) ?? new Promise<void>((resolve) => claims.set(id, resolve));
  claimed.set(id, known);
  return known;
}

/** Changes what is known of the person here; nothing when somebody else has the device now. */
export async function updateOwner(
  id: string,
  change: Partial<Pick<DeviceOwner, "usedAtMs" | "asksFeeling" | "answeredOn">>,
): Promise<void> {
  const owner = await readOwner();
  if (owner?.id === id) await keep(OWNER, { ...owner, ...change });
}

/** Notes the day of an answer that was sent, by a page or by the worker, in the child's own calendar. */
export async function noteAnswer(id: string, sent: readonly Sent[]): Promise<void> {
  const answer = sent.findLast(({ entry }) => entry.kind === "check-in")?.entry;
  if (!answer) return;
  const owner = await readOwner();
  if (owner?.id === id)
    await updateOwner(id, { answeredOn: localDateOf(new Date(answer.madeAtMs), owner.timeZone) });
}
