import { index, integer, sqliteTable, text, uniqueIndex } from "drizzle-orm/sqlite-core";
import { users } from "./accounts";
import { flag, id, json, moment } from "./columns";

export const conversations = sqliteTable(
  "conversations",
  {
    id: id(),
    userId: text("user_id")
      .notNull()
      .references(() => users.id),
    title: text("title").notNull(),
    messageCount: integer("message_count").notNull().default(0),
    /** State of the built-in engine's talk. */
    engineState: json<unknown>("engine_state"),
    /** Risk window of the safety detector. */
    riskState: json<unknown>("risk_state"),
    createdAt: moment("created_at").notNull(),
    lastMessageAt: moment("last_message_at").notNull(),
    /** Taken off the child's list; kept only while it holds words an adult has to look after (K13). */
    deletedAt: moment("deleted_at"),
    /** The printed badge in whose session it began; null for a sign-in of the child's own. */
    badgeId: text("badge_id"),
  },
  (table) => [index("conversations_user").on(table.userId, table.lastMessageAt)],
);

export const coachMessages = sqliteTable(
  "coach_messages",
  {
    id: id(),
    conversationId: text("conversation_id")
      .notNull()
      .references(() => conversations.id),
    userId: text("user_id")
      .notNull()
      .references(() => users.id),
    role: text("role", { enum: ["user", "assistant"] }).notNull(),
    content: text("content").notNull(),
    /** Which engine answered. */
    engine: text("engine", { enum: ["built_in", "model", "crisis"] }),
    /** Present on the fixed crisis reply: category, resources, adultNotified. */
    safety: json<unknown>("safety"),
    /** Links to tools and chips that came with a reply. */
    extras: json<unknown>("extras"),
    /** The Idempotency-Key of the child's message: a retried stream finds the first answer. */
    requestKey: text("request_key"),
    createdAt: moment("created_at").notNull(),
  },
  (table) => [
    index("coach_messages_talk").on(table.conversationId, table.createdAt),
    index("coach_messages_user").on(table.userId, table.createdAt),
    index("coach_messages_time").on(table.createdAt),
    uniqueIndex("coach_messages_request").on(table.userId, table.requestKey),
  ],
);

/** How long and when somebody talked with the coach: disclosure times (K1) and the daily limit (K22). */
export const coachUsage = sqliteTable("coach_usage", {
  userId: text("user_id")
    .primaryKey()
    .references(() => users.id),
  sessionStartedAt: moment("session_started_at").notNull(),
  lastMessageAt: moment("last_message_at").notNull(),
  lastDisclosedAt: moment("last_disclosed_at").notNull(),
  /** The user's own calendar day the seconds below count for. */
  localDate: text("local_date").notNull(),
  secondsToday: integer("seconds_today").notNull().default(0),
});

/** What a school or a parent set for the coach; the stricter of the two holds. */
export const coachSettings = sqliteTable(
  "coach_settings",
  {
    /** `school:<id>` or `child:<user id>`. */
    scope: text("scope").primaryKey(),
    isOff: flag("is_off").notNull().default(false),
    /** Words never leave for an outside model. */
    isModelOff: flag("is_model_off").notNull().default(false),
    minutesPerDay: integer("minutes_per_day"),
    setBy: text("set_by").notNull(),
    updatedAt: moment("updated_at").notNull(),
  },
  (table) => [index("coach_settings_set_by").on(table.setBy)],
);
