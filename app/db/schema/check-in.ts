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
    // Never written: the second step is kept in `check_in_days`, which a skipped day has as well.
    energy: integer("energy"),
    wants: text("wants"),
    note: text("note"),
    seenByStaffAt: moment("seen_by_staff_at"),
    createdAt: moment("created_at").notNull(),
  },
  (table) => [
    uniqueIndex("emotion_logs_one_a_day").on(table.userId, table.localDate),
    index("emotion_logs_newest").on(table.userId, table.createdAt),
    index("emotion_logs_time").on(table.createdAt),
  ],
);

/** What belongs to a day beside its feeling: "I'd rather not say", and the optional second step. */
export const checkInDays = sqliteTable(
  "check_in_days",
  {
    id: id(),
    userId: text("user_id")
      .notNull()
      .references(() => users.id),
    localDate: text("local_date").notNull(),
    skippedAt: moment("skipped_at"),
    /** 1 (low) to 5 (high). */
    energy: integer("energy"),
    wouldHelp: text("would_help"),
    /** For the child's own eyes. */
    note: text("note"),
    wantsToTalkAt: moment("wants_to_talk_at"),
    /** When a teacher of the child's first opened the morning board after this was said. */
    seenByStaffAt: moment("seen_by_staff_at"),
    createdAt: moment("created_at").notNull(),
    updatedAt: moment("updated_at").notNull(),
  },
  (table) => [
    uniqueIndex("check_in_days_one_a_day").on(table.userId, table.localDate),
    index("check_in_days_time").on(table.createdAt),
  ],
);

/** "How is it now?" after a talk, a track or a drum-out: the child's own list of what works. */
export const reliefChecks = sqliteTable(
  "relief_checks",
  {
    id: id(),
    userId: text("user_id")
      .notNull()
      .references(() => users.id),
    localDate: text("local_date").notNull(),
    tool: text("tool", { enum: ["talk", "music", "drums"] }).notNull(),
    result: text("result", { enum: ["worse", "same", "better"] }).notNull(),
    createdAt: moment("created_at").notNull(),
  },
  (table) => [
    // One answer for each tool and day; a second one is a change of mind.
    uniqueIndex("relief_checks_one_a_day").on(table.userId, table.localDate, table.tool),
    index("relief_checks_time").on(table.createdAt),
  ],
);
