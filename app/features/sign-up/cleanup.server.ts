import { and, asc, eq, gt, isNull, lte, or, sql } from "drizzle-orm";
import { decideIf } from "~/db/decide.server";
import type { Db } from "~/db/index.server";
import { deleteChildStatements } from "~/db/owned-rows";
import { accountTokens, loginAttempts, sessions, users } from "~/db/schema";
import { COPPA_AGE, isOver13 } from "~/features/identity/index.server";
import { auditStatement } from "~/platform/audit.server";
import type { Clock } from "~/platform/clock";
import { DAY_MS } from "~/platform/durations";

/** As long as a parent may take to answer: what a child left before anybody was asked goes, too (P1, P12). */
const UNFINISHED_DAYS = 14;
const BATCH_SIZE = 50;

/** Rounds of one run: far more accounts than are left unfinished on any day. */
const ROUNDS = 20;

/**
 * The clock's duty: deletes student accounts that never got past the age step, and sessions, mailed tokens
 * and sign-in counters whose time is over. Returns how many accounts went.
 */
export async function clearUnfinishedAccounts(db: Db, clock: Clock): Promise<number> {
  const now = clock();
  let cleared = 0;
  let kept = 0;
  for (let round = 0; round < ROUNDS; round += 1) {
    const candidates = await findUnfinished(db, now, kept);
    const unfinished = candidates.filter(
      ({ dateOfBirth, timeZone }) => dateOfBirth === null || !isOver13(dateOfBirth, now, timeZone),
    );
    for (const { id } of unfinished) await clearAccount(db, id, clock);
    cleared += unfinished.length;
    kept += candidates.length - unfinished.length;
    if (candidates.length < BATCH_SIZE) break;
  }
  await db.batch([
    db.delete(sessions).where(lte(sessions.expiresAt, now)),
    db.delete(accountTokens).where(lte(accountTokens.expiresAt, now)),
    db.delete(loginAttempts).where(lte(loginAttempts.lastFailureAt, new Date(now.getTime() - DAY_MS))),
  ]);
  return cleared;
}

/** Accounts that may be unfinished and a child's, oldest first, after those that turned out not to be. */
const findUnfinished = (db: Db, now: Date, kept: number) =>
  db
    .select()
    .from(users)
    .where(
      and(
        eq(users.userType, "student"),
        eq(users.coppaConsentStatus, "not_required"),
        isNull(users.registrationCompletedAt),
        lte(users.createdAt, new Date(now.getTime() - UNFINISHED_DAYS * DAY_MS)),
        or(isNull(users.dateOfBirth), gt(users.dateOfBirth, `${now.getUTCFullYear() - COPPA_AGE - 1}-12-31`)),
      ),
    )
    .orderBy(asc(users.createdAt), asc(users.id))
    .limit(BATCH_SIZE)
    .offset(kept);

async function clearAccount(db: Db, id: string, clock: Clock): Promise<void> {
  const entry = { actorId: null, subjectId: id, action: "unfinished_account_deleted" };
  // Somebody may be finishing it in this very moment.
  const isUnfinished = sql`exists (select 1 from ${users} where ${users.id} = ${id}
    and ${users.registrationCompletedAt} is null and ${users.coppaConsentStatus} = 'not_required')`;
  await decideIf(db, isUnfinished, [auditStatement(db, entry, clock), ...deleteChildStatements(db, id)]);
}
