import { index, integer, sqliteTable, text, uniqueIndex } from "drizzle-orm/sqlite-core";
import { users } from "./accounts";
import { id, moment } from "./columns";

/** What a learner did, once each: points, levels, streaks and badges are computed from these alone. */
export const progressEvents = sqliteTable(
  "progress_events",
  {
    id: id(),
    userId: text("user_id")
      .notNull()
      .references(() => users.id),
    kind: text("kind").notNull(),
    /** The thing that earned it (check-in, track, session, activity): with `kind` it is counted once. */
    sourceId: text("source_id").notNull(),
    /** Style, game mode, category or activity kind: what badges for variety look at. */
    detail: text("detail"),
    localDate: text("local_date").notNull(),
    occurredAt: moment("occurred_at").notNull(),
  },
  (table) => [
    uniqueIndex("progress_events_once").on(table.userId, table.kind, table.sourceId),
    index("progress_events_day").on(table.userId, table.localDate),
  ],
);

/** One row a learner and active day, derived from the day's events: what totals and charts add up. */
export const progressDays = sqliteTable(
  "progress_days",
  {
    id: id(),
    userId: text("user_id")
      .notNull()
      .references(() => users.id),
    localDate: text("local_date").notNull(),
    points: integer("points").notNull(),
    eventCount: integer("event_count").notNull(),
  },
  (table) => [uniqueIndex("progress_days_once").on(table.userId, table.localDate)],
);

export const achievements = sqliteTable(
  "achievements",
  {
    id: id(),
    userId: text("user_id")
      .notNull()
      .references(() => users.id),
    achievementKey: text("achievement_key").notNull(),
    unlockedAt: moment("unlocked_at").notNull(),
    /** When its owner was shown it as new; a badge is celebrated once. */
    toldAt: moment("told_at"),
  },
  (table) => [uniqueIndex("achievements_once").on(table.userId, table.achievementKey)],
);

/** How many of a learner's events the badges have been checked against. */
export const achievementChecks = sqliteTable("achievement_checks", {
  id: id(),
  userId: text("user_id")
    .notNull()
    .unique()
    .references(() => users.id),
  eventCount: integer("event_count").notNull(),
});
