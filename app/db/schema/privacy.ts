import { sql } from "drizzle-orm";
import { index, sqliteTable, text } from "drizzle-orm/sqlite-core";
import { users } from "./accounts";
import { id, json, moment } from "./columns";

/** Requests for one's data or its deletion. */
export const dataRequests = sqliteTable(
  "data_requests",
  {
    id: id(),
    userId: text("user_id")
      .notNull()
      .references(() => users.id),
    /** The parent who asked for their child; null when the person asked for themselves. */
    requestedBy: text("requested_by").references(() => users.id),
    kind: text("kind", { enum: ["export", "deletion"] }).notNull(),
    /** open → ready → expired (export); open → cancelled or running (deletion), which then leaves only its receipt. */
    status: text("status", { enum: ["open", "running", "ready", "expired", "cancelled"] }).notNull(),
    requestedAt: moment("requested_at").notNull(),
    dueBy: moment("due_by").notNull(),
    /** Deletion: the end of the days in which it can be taken back. */
    executeAfter: moment("execute_after"),
    /** Export: when the archive goes away again. */
    expiresAt: moment("expires_at"),
  },
  (table) => [
    index("data_requests_user").on(table.userId, table.requestedAt),
    index("data_requests_due").on(table.kind, table.status, table.executeAfter),
    index("data_requests_requested_by").on(table.requestedBy).where(sql`requested_by is not null`),
    index("data_requests_time").on(table.requestedAt),
  ],
);

/** What a finished deletion removed, by table; the account itself is gone, so the id says nothing any more. */
export const deletionReceipts = sqliteTable(
  "deletion_receipts",
  {
    id: id(),
    requestId: text("request_id").notNull(),
    /** The parent who asked, and reads the receipt; null where people deleted their own account. */
    requestedBy: text("requested_by"),
    /** When the receipt was put into the outbox. */
    mailedAt: moment("mailed_at"),
    rowsByTable: json<Record<string, number>>("rows_by_table").notNull(),
    completedAt: moment("completed_at").notNull(),
  },
  (table) => [
    index("deletion_receipts_time").on(table.completedAt),
    index("deletion_receipts_requested_by")
      .on(table.requestedBy, table.completedAt)
      .where(sql`requested_by is not null`),
    index("deletion_receipts_unmailed")
      .on(table.completedAt)
      .where(sql`requested_by is not null and mailed_at is null`),
  ],
);

/** What of a record, as the family reads it, could be wrong. */
export const AMENDMENT_TOPICS = ["account", "lessons", "feelings", "music_drums", "other"] as const;

/** A family's request that the school corrects a record (34 CFR 99.20); refused, it stays as their statement. */
export const amendmentRequests = sqliteTable(
  "amendment_requests",
  {
    id: id(),
    studentId: text("student_id")
      .notNull()
      .references(() => users.id),
    requestedBy: text("requested_by").notNull(),
    topic: text("topic", { enum: AMENDMENT_TOPICS }).notNull(),
    wish: text("wish").notNull(),
    status: text("status", { enum: ["open", "accepted", "declined"] })
      .notNull()
      .default("open"),
    answer: text("answer"),
    decidedBy: text("decided_by"),
    createdAt: moment("created_at").notNull(),
    decidedAt: moment("decided_at"),
  },
  (table) => [
    index("amendment_requests_student").on(table.studentId, table.createdAt),
    // What is open is little, so that asking for thousands of students finds nothing to read.
    index("amendment_requests_open").on(table.studentId, table.createdAt).where(sql`status = 'open'`),
    index("amendment_requests_requested_by").on(table.requestedBy),
    index("amendment_requests_decided_by").on(table.decidedBy).where(sql`decided_by is not null`),
  ],
);
