import { type SQLWrapper, sql } from "drizzle-orm";
import type { Late } from "~/db/built-once.server";
import type { Db } from "~/db/index.server";
import { auditLog } from "~/db/schema";
import type { Clock } from "./clock";
import { createId } from "./ids";

/** What happens to accounts; other features name their own actions. */
export type AccountAction =
  | "account_created"
  | "signed_in"
  | "sign_in_failed"
  | "signed_out"
  | "sessions_ended"
  | "password_changed"
  | "password_change_failed"
  | "password_reset_asked"
  | "password_reset"
  | "email_verified";

export type AuditEntry = {
  /** Who did it; null for the clock and for a parent who has no account. */
  actorId: string | null;
  /** Whose account or record it is about. */
  subjectId: string | null;
  action: string;
  /** Facts only: never words, names or addresses. */
  details?: Record<string, string | number | boolean | null>;
};

/** The statement that adds one line to the append-only audit log; goes into the batch of what it tells of. */
export function auditStatement(db: Db, entry: AuditEntry, clock: Clock) {
  const { actorId, subjectId, action, details = null } = entry;
  return db
    .insert(auditLog)
    .values({ id: createId(), actorId, subjectId, action, details, createdAt: clock() });
}

/** Notes that somebody read a child's record: who, whose, what and why (34 CFR 99.32; P18). */
export function disclosureStatement(
  db: Db,
  read: { readerId: string; childId: string; view: string; reason: string },
  clock: Clock,
) {
  return auditStatement(
    db,
    {
      actorId: read.readerId,
      subjectId: read.childId,
      action: "record_read",
      details: { view: read.view, reason: read.reason },
    },
    clock,
  );
}

/** Looks at the same list within this time are one look. */
const SAME_LOOK_MS = 15 * 60_000;

/**
 * Notes for everybody on a list that it was read (P18): one statement, however long the list, and one line a
 * person for looks within a quarter of an hour. `subjects` is the query the list itself is made of; its first
 * and only column is the person's id.
 */
export function listLookStatement(
  db: Db,
  look: { readerId: Late<string>; subjects: SQLWrapper; action: string; view: string },
  now: Late<Date>,
) {
  const nowMs = sql.param(now, auditLog.createdAt);
  const details = JSON.stringify({ view: look.view, reason: "school_official" });
  return db.insert(auditLog).select(
    sql`with seen(id) as ${look.subjects}
      select null, lower(hex(randomblob(16))), ${look.readerId}, seen.id, ${look.action}, ${details}, ${nowMs}
      from seen where not exists (select 1 from ${auditLog} as earlier where earlier.subject_id = seen.id
        and earlier.created_at > ${nowMs} - ${SAME_LOOK_MS} and earlier.actor_id = ${look.readerId}
        and json_extract(earlier.details, '$.view') = ${look.view})`,
  );
}

/** Notes what happened to an account, by its own person unless `actorId` says otherwise. */
export const accountEvent = (
  db: Db,
  action: AccountAction,
  userId: string | null,
  clock: Clock,
  details?: AuditEntry["details"],
) =>
  auditStatement(
    db,
    {
      actorId: action === "sign_in_failed" ? null : userId,
      subjectId: userId,
      action,
      ...(details ? { details } : {}),
    },
    clock,
  );

/** Notes that somebody signed in was refused a part that is not for them. The path is the route's, without values. */
export async function noteRefusal(
  { db, clock }: { db: Db; clock: Clock },
  userId: string,
  method: string,
  pathname: string,
  params: Record<string, string>,
): Promise<void> {
  const names = new Map(Object.entries(params).map(([name, value]) => [value, `:${name}`]));
  const route = pathname
    .split("/")
    .map((part) => names.get(decodeURIComponent(part)) ?? part)
    .join("/");
  await auditStatement(
    db,
    { actorId: userId, subjectId: userId, action: "refused", details: { route: `${method} ${route}` } },
    clock,
  );
}
