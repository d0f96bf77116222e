import { index, integer, sqliteTable, text } from "drizzle-orm/sqlite-core";
import { users } from "./accounts";
import { id, moment } from "./columns";

/** A picture somebody may send or has sent. Checked pictures are objects `uploads/<id>`. */
export const uploads = sqliteTable(
  "uploads",
  {
    id: id(),
    userId: text("user_id")
      .notNull()
      .references(() => users.id),
    /** pending: the address was handed out; storing: a PUT is under way; stored: checked and cleaned; removed: replaced. */
    status: text("status", { enum: ["pending", "storing", "stored", "removed"] }).notNull(),
    /** As announced by the browser, null when it announced nothing. */
    announcedType: text("announced_type"),
    announcedBytes: integer("announced_bytes"),
    contentType: text("content_type"),
    bytes: integer("bytes"),
    createdAt: moment("created_at").notNull(),
    expiresAt: moment("expires_at").notNull(),
  },
  (table) => [
    index("uploads_user").on(table.userId),
    index("uploads_open").on(table.status, table.expiresAt),
  ],
);
