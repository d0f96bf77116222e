import type { Db } from "~/db/index.server";
import { auditLog } from "~/db/schema";
import type { Clock } from "./clock";
import { createId } from "./ids";

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

/** Notes that somebody read a child's record: who, whose, what and why (34 CFR 99.32; safety.md P18). */
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
