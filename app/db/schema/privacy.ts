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
    kind: text("kind", { enum: ["export", "deletion"] }).notNull(),
    /** open → ready → expired (export) or cancelled (deletion); a finished deletion leaves only its receipt. */
    status: text("status", { enum: ["open", "ready", "expired", "cancelled"] }).notNull(),
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
  ],
);

/** What a finished deletion removed, by table; the account itself is gone, so the id says nothing any more. */
export const deletionReceipts = sqliteTable("deletion_receipts", {
  id: id(),
  requestId: text("request_id").notNull(),
  rowsByTable: json<Record<string, number>>("rows_by_table").notNull(),
  completedAt: moment("completed_at").notNull(),
});
