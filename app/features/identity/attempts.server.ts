import { eq, inArray, sql } from "drizzle-orm";
import type { Db } from "~/db/index.server";
import { loginAttempts } from "~/db/schema";
import { m } from "~/messages/compiled/messages.js";
import type { Clock } from "~/platform/clock";
import { AppError } from "~/platform/errors";
import { sha256Hex } from "~/platform/hash.server";

const MINUTE_MS = 60 * 1000;

export type AttemptPolicy = {
  /** Attempts without any delay. */
  free: number;
  /** After this long without an attempt the count starts again. */
  windowMs: number;
  /** Delay after the first attempt past the free ones; it doubles with each further one. */
  firstDelayMs: number;
  maxDelayMs: number;
};

/**
 * An account: four tries at once, then 2, 4, 8 … seconds, never more than 15 minutes. At most ten hash
 * computations in the first minute, about a hundred a day, and no lock-out that outlasts a lesson (S5).
 */
export const ACCOUNT_POLICY: AttemptPolicy = {
  free: 4,
  windowMs: 60 * MINUTE_MS,
  firstDelayMs: 2000,
  maxDelayMs: 15 * MINUTE_MS,
};

/** An address: generous, because a whole school sits behind one. Only failures are kept. */
export const ADDRESS_POLICY: AttemptPolicy = {
  free: 150,
  windowMs: 15 * MINUTE_MS,
  firstDelayMs: 500,
  maxDelayMs: 30 * 1000,
};

/** A class or family code typed by hand: some mistakes at once, then the same growing delay. */
export const CODE_POLICY: AttemptPolicy = { ...ACCOUNT_POLICY, free: 8 };

export type AttemptKey = { key: string; policy: AttemptPolicy };

/** A counter's key: what is counted stays a hash. */
export const attemptKey = async (kind: string, who: string, policy: AttemptPolicy): Promise<AttemptKey> => ({
  key: `${kind}:${await sha256Hex(`${kind}\n${who}`)}`,
  policy,
});

/** A key that refuses: until when, and whether it is the first delay after the free tries. */
type Block = { attempt: AttemptKey; untilMs: number; isFirst: boolean };

/**
 * Counts one attempt under every key before the work is done, so that parallel tries count too.
 * Returns the seconds to wait when one of the keys is blocked, else null.
 */
export async function countAttempt(db: Db, keys: AttemptKey[], clock: Clock): Promise<number | null> {
  const now = clock();
  return secondsLeft(await countUnder(db, keys, now), now);
}

/** Counts one attempt under the keys and returns those that are blocked, under which it was not counted. */
async function countUnder(db: Db, keys: AttemptKey[], now: Date): Promise<Block[]> {
  const nowMs = now.getTime();
  const upserts = keys.map(({ key, policy }) => {
    const next = sql`(case when ${loginAttempts.lastFailureAt} < ${nowMs - policy.windowMs} then 1 else ${loginAttempts.failures} + 1 end)`;
    const delay = sql`min(${policy.maxDelayMs}, ${policy.firstDelayMs} * (1 << min(${next} - ${policy.free} - 1, 20)))`;
    return db
      .insert(loginAttempts)
      .values({ key, failures: 1, lastFailureAt: now })
      .onConflictDoUpdate({
        target: loginAttempts.key,
        set: {
          failures: next,
          lastFailureAt: now,
          blockedUntil: sql`case when ${next} > ${policy.free} then ${nowMs} + ${delay} else null end`,
        },
        setWhere: sql`${loginAttempts.blockedUntil} is null or ${loginAttempts.blockedUntil} <= ${nowMs}`,
      })
      .returning({ key: loginAttempts.key });
  });
  const [rows, ...counted] = await db.batch([readAttempts(db, keys), ...upserts]);
  const passed = new Set(counted.flat().map(({ key }) => key));
  return keys
    .filter(({ key }) => !passed.has(key))
    .map((attempt) => {
      const row = rows.find(({ key }) => key === attempt.key);
      const untilMs = row?.blockedUntil?.getTime() ?? nowMs;
      const lengthMs = untilMs - (row?.lastFailureAt.getTime() ?? nowMs);
      return { attempt, untilMs, isFirst: lengthMs <= attempt.policy.firstDelayMs };
    });
}

const readAttempts = (db: Db, keys: AttemptKey[]) =>
  db
    .select({
      key: loginAttempts.key,
      blockedUntil: loginAttempts.blockedUntil,
      lastFailureAt: loginAttempts.lastFailureAt,
    })
    .from(loginAttempts)
    .where(isOneOf(keys));

function secondsLeft(blocks: Block[], now: Date): number | null {
  if (blocks.length === 0) return null;
  const waits = blocks.map(({ untilMs }) => (untilMs - now.getTime()) / 1000);
  return Math.max(1, Math.ceil(Math.max(...waits)));
}

/** Throws 429 with the seconds to wait when one of the keys is blocked; counts the attempt otherwise. */
export async function requireAttempt(db: Db, keys: AttemptKey[], clock: Clock): Promise<void> {
  const now = clock();
  refuseBlocked(await countUnder(db, keys, now), now);
}

function refuseBlocked(blocks: Block[], now: Date): void {
  const waitSeconds = secondsLeft(blocks, now);
  if (waitSeconds === null) return;
  throw new AppError("rate_limited", m.identity_too_many_attempts({ wait: describeWait(waitSeconds) }), {
    retryAfterSeconds: waitSeconds,
  });
}

/**
 * The same for `work` that takes its try back when it ends well. Several right tries at once pass, although each
 * counts as a wrong one until its result is known: one too many waits for those under way.
 */
export async function withAttempt<Result>(
  db: Db,
  keys: AttemptKey[],
  clock: Clock,
  work: () => Promise<Result>,
): Promise<Result> {
  const blocks = await countPatiently(db, keys, clock);
  refuseBlocked(blocks, clock());
  for (const { key } of keys) underWay.set(key, (underWay.get(key) ?? 0) + 1);
  try {
    return await work();
  } finally {
    for (const { key } of keys) endOne(key);
  }
}

/**
 * How many tries of this isolate have no result yet, by key. One whose client went away may stay here for good: it
 * costs a later try no more than the waits.
 */
const underWay = new Map<string, number>();

function endOne(key: string): void {
  const left = (underWay.get(key) ?? 0) - 1;
  if (left > 0) underWay.set(key, left);
  else underWay.delete(key);
}

/** Three seconds together: the hashes of the free tries, one after the other on a slow machine. */
const WAITS_MS = [100, 100, 200, 200, 300, 300, 400, 400, 500, 500];

/** Counts an attempt, and again under keys whose first block is lifted by the tries under way. */
async function countPatiently(db: Db, keys: AttemptKey[], clock: Clock): Promise<Block[]> {
  let blocks = await countUnder(db, keys, clock());
  let waits = 0;
  while (blocks.length > 0 && blocks.every(mayBeLifted)) {
    const waitMs = WAITS_MS[waits];
    if (waitMs === undefined) break;
    await new Promise((resolve) => setTimeout(resolve, waitMs));
    waits += 1;
    // A block whose time ran out meanwhile was lifted by nobody, and refuses this try still.
    if (!(await areLifted(db, blocks))) continue;
    const blocked = blocks.map(({ attempt }) => attempt);
    blocks = await countUnder(db, blocked, clock());
    waits = 0;
  }
  return blocks;
}

const mayBeLifted = ({ attempt, isFirst }: Block): boolean => isFirst && underWay.has(attempt.key);

/** Whether none of the blocks stands as it did: a success took its try back. */
async function areLifted(db: Db, blocks: Block[]): Promise<boolean> {
  const rows = await readAttempts(
    db,
    blocks.map(({ attempt }) => attempt),
  );
  return blocks.every(
    ({ attempt, untilMs }) =>
      rows.find(({ key }) => key === attempt.key)?.blockedUntil?.getTime() !== untilMs,
  );
}

/** Seconds as words for a message: "8 seconds", "3 minutes". */
export const describeWait = (seconds: number): string =>
  seconds < 90
    ? m.identity_wait_seconds({ count: seconds })
    : m.identity_wait_minutes({ count: Math.ceil(seconds / 60) });

/** Statements for a success: the account's count ends, the address gets its one attempt back. */
export const forgiveAttempts = (db: Db, account: AttemptKey, address: AttemptKey | null) => [
  db.delete(loginAttempts).where(eq(loginAttempts.key, account.key)),
  ...(address ? [takeBackAttempt(db, [address])] : []),
];

/**
 * A success takes its own attempt back and no other: whoever owns one right code must not clear their wrong ones
 * with it. The delay goes too when what is left would cause none.
 */
export function takeBackAttempt(db: Db, keys: AttemptKey[]) {
  const left = sql`max(0, ${loginAttempts.failures} - 1)`;
  const frees = keys.map(({ key, policy }) => sql`when ${key} then ${policy.free}`);
  const free = sql`case ${loginAttempts.key} ${sql.join(frees, sql` `)} end`;
  return db
    .update(loginAttempts)
    .set({
      failures: left,
      blockedUntil: sql`case when ${left} > ${free} then ${loginAttempts.blockedUntil} end`,
    })
    .where(isOneOf(keys));
}

const isOneOf = (keys: AttemptKey[]) =>
  inArray(
    loginAttempts.key,
    keys.map(({ key }) => key),
  );
