import { index, integer, sqliteTable, text, uniqueIndex } from "drizzle-orm/sqlite-core";
import { users } from "./accounts";
import { id, moment } from "./columns";

export const emotionLogs = sqliteTable(
  "emotion_logs",
  {
    id: id(),
    userId: text("user_id")
      .notNull()
      .references(() => users.id),
    emotion: text("emotion").notNull(),
    intensity: integer("intensity").notNull(),
    context: text("context").notNull(),
    /** The child's own calendar day (YYYY-MM-DD): one check-in a day is a unique index, not a hope. */
    localDate: text("local_date").notNull(),
    energy: integer("energy"),
    wants: text("wants"),
    note: text("note"),
    seenByStaffAt: moment("seen_by_staff_at"),
    createdAt: moment("created_at").notNull(),
  },
  (table) => [
    uniqueIndex("emotion_logs_one_a_day").on(table.userId, table.localDate),
    index("emotion_logs_newest").on(table.userId, table.createdAt),
  ],
);
