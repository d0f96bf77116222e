import { sql } from "drizzle-orm";
import { index, integer, sqliteTable, text } from "drizzle-orm/sqlite-core";
import { id, json, moment } from "./columns";

/** Mail and other duties, written in the batch of the change that caused them and sent afterwards. */
export const outbox = sqliteTable(
  "outbox",
  {
    id: id(),
    kind: text("kind").notNull(),
    /** Who it concerns, for deletion; null when nobody's account is behind it. */
    userId: text("user_id"),
    recipient: text("recipient").notNull(),
    subject: text("subject").notNull(),
    textBody: text("text_body").notNull(),
    htmlBody: text("html_body").notNull(),
    /** Where one POST ends mail of this kind (RFC 8058); null for mail that nobody can do without. */
    unsubscribeUrl: text("unsubscribe_url"),
    createdAt: moment("created_at").notNull(),
    /** Not before this time (the second consent message waits a day). */
    sendAfter: moment("send_after").notNull(),
    attempts: integer("attempts").notNull().default(0),
    lastError: text("last_error"),
    sentAt: moment("sent_at"),
    failedAt: moment("failed_at"),
  },
  (table) => [
    index("outbox_due").on(table.sentAt, table.sendAfter),
    index("outbox_user").on(table.userId),
    index("outbox_recipient").on(table.recipient),
    index("outbox_created").on(table.createdAt),
    index("outbox_failed").on(table.userId).where(sql`failed_at is not null`),
  ],
);

/** Replays of POSTs that carry an Idempotency-Key (24 h). */
export const idempotencyKeys = sqliteTable(
  "idempotency_keys",
  {
    /** SHA-256 of user or address, path and key. */
    id: id(),
    userId: text("user_id"),
    bodyHash: text("body_hash").notNull(),
    status: integer("status"),
    responseBody: text("response_body"),
    createdAt: moment("created_at").notNull(),
  },
  (table) => [
    index("idempotency_created").on(table.createdAt),
    index("idempotency_user").on(table.userId).where(sql`user_id is not null`),
  ],
);

/** Append-only trail of decisions about accounts and records: ids and facts, never words or names. */
export const auditLog = sqliteTable(
  "audit_log",
  {
    /** Order of writing, without gaps: what the seals count by. */
    seq: integer("seq").primaryKey({ autoIncrement: true }),
    id: text("id").notNull(),
    actorId: text("actor_id"),
    subjectId: text("subject_id"),
    action: text("action").notNull(),
    details: json<Record<string, string | number | boolean | null>>("details"),
    createdAt: moment("created_at").notNull(),
  },
  (table) => [
    index("audit_subject").on(table.subjectId, table.createdAt),
    // A school's imports are few among millions of lines.
    index("audit_roster_imports")
      .on(sql`(details ->> '$.schoolId')`, table.createdAt)
      .where(sql`action = 'roster_imported'`),
  ],
);

/**
 * The audit log's hash chain: each seal covers the rows since the one before and carries its hash on, so that a
 * row changed or taken out behind the triggers' back shows (S16).
 */
export const auditSeals = sqliteTable("audit_seals", {
  seq: integer("seq").primaryKey(),
  /** `seq` of the newest audit row it covers. */
  lastRow: integer("last_row").notNull(),
  hash: text("hash").notNull(),
  createdAt: moment("created_at").notNull(),
});

/** What the five-minute work remembers: a row for each daily duty, and one, "all", for the run itself. */
export const scheduledRuns = sqliteTable("scheduled_runs", {
  name: text("name").primaryKey(),
  /** Until then nobody else may run; null when nobody runs. A run that died is taken over after it. */
  leaseUntil: moment("lease_until"),
  startedAt: moment("started_at"),
  durationMs: integer("duration_ms"),
  failures: integer("failures"),
  /** The day (YYYY-MM-DD, begun at 09:00 UTC) for which a daily duty is done. */
  doneOn: text("done_on"),
});
