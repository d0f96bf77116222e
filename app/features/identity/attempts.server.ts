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

/**
 * Counts one attempt under every key before the work is done, so that parallel tries count too.
 * Returns the seconds to wait when one of the keys is blocked, else null.
 */
export async function countAttempt(db: Db, keys: AttemptKey[], clock: Clock): Promise<number | null> {
  const now = clock();
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
  const names = keys.map(({ key }) => key);
  const readBlocks = db
    .select({ key: loginAttempts.key, blockedUntil: loginAttempts.blockedUntil })
    .from(loginAttempts)
    .where(inArray(loginAttempts.key, names));
  const [blocks, ...counted] = await db.batch([readBlocks, ...upserts]);
  const passed = new Set(counted.flat().map(({ key }) => key));
  const waits = blocks
    .filter(({ key }) => !passed.has(key))
    .map(({ blockedUntil }) => ((blockedUntil?.getTime() ?? nowMs) - nowMs) / 1000);
  return waits.length > 0 ? Math.max(1, Math.ceil(Math.max(...waits))) : null;
}

/** Throws 429 with the seconds to wait when one of the keys is blocked; counts the attempt otherwise. */
export async function requireAttempt(db: Db, keys: AttemptKey[], clock: Clock): Promise<void> {
  const waitSeconds = await countAttempt(db, keys, clock);
  if (waitSeconds === null) return;
  throw new AppError("rate_limited", m.identity_too_many_attempts({ wait: describeWait(waitSeconds) }), {
    retryAfterSeconds: waitSeconds,
  });
}

/** Seconds as words for a message: "8 seconds", "3 minutes". */
export const describeWait = (seconds: number): string =>
  seconds < 90
    ? m.identity_wait_seconds({ count: seconds })
    : m.identity_wait_minutes({ count: Math.ceil(seconds / 60) });

/** Statements for a success: the account's count ends, the address gets its one attempt back. */
export const forgiveAttempts = (db: Db, account: AttemptKey, address: AttemptKey | null) => [
  db.delete(loginAttempts).where(eq(loginAttempts.key, account.key)),
  ...(address
    ? [
        db
          .update(loginAttempts)
          .set({ failures: sql`max(0, ${loginAttempts.failures} - 1)` })
          .where(eq(loginAttempts.key, address.key)),
      ]
    : []),
];

/**
 * A success takes its own attempt back and no other: whoever owns one right code must not clear their wrong ones
 * with it.
 */
export const takeBackAttempt = (db: Db, keys: AttemptKey[]) =>
  db
    .update(loginAttempts)
    .set({ failures: sql`max(0, ${loginAttempts.failures} - 1)` })
    .where(
      inArray(
        loginAttempts.key,
        keys.map(({ key }) => key),
      ),
    );
