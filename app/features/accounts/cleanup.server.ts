import { and, eq, gt, isNull, lte, or } from "drizzle-orm";
import type { Db } from "~/db/index.server";
import { deleteChildStatements } from "~/db/owned-rows";
import { accountTokens, loginAttempts, sessions, users } from "~/db/schema";
import { auditStatement } from "~/platform/audit.server";
import type { Clock } from "~/platform/clock";
import { COPPA_AGE, isOver13 } from "./age";

const DAY_MS = 24 * 60 * 60 * 1000;
/** As long as a parent may take to answer: what a child left before anybody was asked goes, too (P1, P12). */
const UNFINISHED_DAYS = 14;
const BATCH_SIZE = 50;

/**
 * The clock's duty: deletes student accounts that never got past the age step, and sessions, mailed tokens
 * and sign-in counters whose time is over. Returns how many accounts went.
 */
export async function clearUnfinishedAccounts(db: Db, clock: Clock): Promise<number> {
  const now = clock();
  const bornAfter = `${now.getUTCFullYear() - COPPA_AGE - 1}-12-31`;
  const candidates = await db
    .select()
    .from(users)
    .where(
      and(
        eq(users.userType, "student"),
        eq(users.coppaConsentStatus, "not_required"),
        isNull(users.registrationCompletedAt),
        lte(users.createdAt, new Date(now.getTime() - UNFINISHED_DAYS * DAY_MS)),
        or(isNull(users.dateOfBirth), gt(users.dateOfBirth, bornAfter)),
      ),
    )
    .limit(BATCH_SIZE);
  const unfinished = candidates.filter(
    ({ dateOfBirth, timeZone }) => dateOfBirth === null || !isOver13(dateOfBirth, now, timeZone),
  );
  for (const { id } of unfinished) {
    const entry = { actorId: null, subjectId: id, action: "unfinished_account_deleted" };
    await db.batch([auditStatement(db, entry, clock), ...deleteChildStatements(db, id)]);
  }
  await db.batch([
    db.delete(sessions).where(lte(sessions.expiresAt, now)),
    db.delete(accountTokens).where(lte(accountTokens.expiresAt, now)),
    db.delete(loginAttempts).where(lte(loginAttempts.lastFailureAt, new Date(now.getTime() - DAY_MS))),
  ]);
  return unfinished.length;
}
