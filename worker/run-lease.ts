import { and, eq, gt, isNull, lte, or } from "drizzle-orm";
import type { Db } from "~/db/index.server";
import { scheduledRuns } from "~/db/schema";
import type { Clock } from "~/platform/clock";
import { MINUTE_MS } from "~/platform/durations";

/** How long a run that died keeps others out; a living one renews its lease before each duty. */
export const LEASE_MS = 5 * MINUTE_MS;
const RUN = "all";

/** The right to run, and proof of it: nobody else's lease ends at the same moment while this one lasts. */
export type Lease = { until: Date };

/** Takes the right to run, or returns null while somebody else has it: one conditional statement decides. */
export async function takeLease(db: Db, clock: Clock): Promise<Lease | null> {
  const now = clock();
  const until = new Date(now.getTime() + LEASE_MS);
  const taken = await db
    .insert(scheduledRuns)
    .values({ name: RUN, leaseUntil: until, startedAt: now })
    .onConflictDoUpdate({
      target: scheduledRuns.name,
      set: { leaseUntil: until, startedAt: now },
      setWhere: or(
        isNull(scheduledRuns.leaseUntil),
        lte(scheduledRuns.leaseUntil, now),
        // Left behind by a clock that was ahead of this one.
        gt(scheduledRuns.leaseUntil, new Date(until.getTime() + MINUTE_MS)),
      ),
    })
    .returning({ name: scheduledRuns.name });
  return taken.length === 1 ? { until } : null;
}

/** Makes the lease last for another duty; null when it ran out and somebody else took over. */
export async function renewLease(db: Db, lease: Lease, clock: Clock): Promise<Lease | null> {
  // Strictly later than before, so that a renewed lease never looks like the one it replaces.
  const until = new Date(Math.max(clock().getTime() + LEASE_MS, lease.until.getTime() + 1));
  const renewed = await db
    .update(scheduledRuns)
    .set({ leaseUntil: until })
    .where(and(eq(scheduledRuns.name, RUN), eq(scheduledRuns.leaseUntil, lease.until)))
    .returning({ name: scheduledRuns.name });
  return renewed.length === 1 ? { until } : null;
}

/** Gives the lease back and notes how the run went. */
export async function endLease(
  db: Db,
  lease: Lease,
  { durationMs, failures }: { durationMs: number; failures: number },
): Promise<void> {
  await db
    .update(scheduledRuns)
    .set({ leaseUntil: null, durationMs, failures })
    .where(and(eq(scheduledRuns.name, RUN), eq(scheduledRuns.leaseUntil, lease.until)));
}

/** For which day each daily duty is done, by its name. */
export async function readDoneDays(db: Db): Promise<Map<string, string | null>> {
  const rows = await db
    .select({ name: scheduledRuns.name, doneOn: scheduledRuns.doneOn })
    .from(scheduledRuns);
  return new Map(rows.map(({ name, doneOn }) => [name, doneOn]));
}

/** Notes that a daily duty is done for a day. */
export async function noteDone(db: Db, name: string, doneOn: string): Promise<void> {
  await db
    .insert(scheduledRuns)
    .values({ name, doneOn })
    .onConflictDoUpdate({ target: scheduledRuns.name, set: { doneOn } });
}
