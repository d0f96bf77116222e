import { sql } from "drizzle-orm";
import { index, integer, primaryKey, sqliteTable, text, uniqueIndex } from "drizzle-orm/sqlite-core";
import type { Holiday } from "~/platform/school-days";
import { schools } from "./accounts";
import { flag, id, json, moment } from "./columns";

/** Whom a school wants told, in order (K13). */
export const safetyContacts = sqliteTable(
  "safety_contacts",
  {
    id: id(),
    schoolId: text("school_id")
      .notNull()
      .references(() => schools.id),
    /** The contact's own account, when there is one: it may open the events. */
    userId: text("user_id"),
    name: text("name").notNull(),
    email: text("email").notNull(),
    hours: text("hours", { enum: ["school", "after", "always"] }).notNull(),
    minSeverity: text("min_severity", { enum: ["concern", "high", "imminent"] }).notNull(),
    position: integer("position").notNull(),
  },
  (table) => [
    index("safety_contacts_school").on(table.schoolId, table.position),
    index("safety_contacts_user").on(table.userId),
  ],
);

export const safetySettings = sqliteTable(
  "safety_settings",
  {
    schoolId: text("school_id")
      .primaryKey()
      .references(() => schools.id),
    /** Local wall-clock minutes after midnight, in the school's time zone. */
    dayStartMinutes: integer("day_start_minutes").notNull().default(480),
    dayEndMinutes: integer("day_end_minutes").notNull().default(930),
    /** Days without school, both ends included (YYYY-MM-DD), in the school's time zone. */
    holidays: json<Holiday[]>("holidays").notNull().default([]),
    /** Parents hear of everything but abuse (K14), when the school says so. */
    isParentNotified: flag("is_parent_notified").notNull().default(true),
    /** Teachers see whom of their class to check in with, without a reason (K16), when the school says so. */
    hasTeacherFlags: flag("has_teacher_flags").notNull().default(false),
    updatedBy: text("updated_by").notNull(),
    updatedAt: moment("updated_at").notNull(),
  },
  (table) => [index("safety_settings_updated_by").on(table.updatedBy)],
);

/** One message that an adult must see: raised → delivered → acknowledged → closed. */
export const safetyEvents = sqliteTable(
  "safety_events",
  {
    id: id(),
    schoolId: text("school_id"),
    /** Null for a drill. */
    studentId: text("student_id"),
    sourceKind: text("source_kind", {
      enum: [
        "coach_message",
        "coach_title",
        "track_title",
        "nickname",
        "answer",
        "note",
        "circle_name",
        "drill",
      ],
    }).notNull(),
    /** Id of the message or text: a second event for it is refused by the index. */
    sourceId: text("source_id").notNull(),
    /** The talk it came up in: while it is open, further alerts of that talk grow this event. */
    talkId: text("talk_id"),
    /** Who was told when it was raised; what the child's card says. */
    told: text("told", { enum: ["school", "parent", "nobody"] }),
    /** Raised outside the school's hours: nobody may look soon. */
    isOffHours: flag("is_off_hours").notNull().default(false),
    /** Words of a text that is stored nowhere else; a coach message is read from its own table. */
    excerpt: text("excerpt"),
    category: text("category", {
      enum: ["suicide", "self_harm", "abuse", "danger", "eating_disorder", "violence_to_others"],
    }).notNull(),
    severity: text("severity", { enum: ["concern", "high", "imminent"] }).notNull(),
    ruleIds: json<string[]>("rule_ids").notNull(),
    /** Origin of the site, for the links in mails of later contacts. */
    origin: text("origin").notNull(),
    state: text("state", { enum: ["raised", "delivered", "acknowledged", "closed"] }).notNull(),
    isDrill: flag("is_drill").notNull().default(false),
    createdAt: moment("created_at").notNull(),
    /** When the next contact is told, unless somebody acknowledges first; null when nobody is left to tell. */
    escalateAt: moment("escalate_at"),
    noticeCount: integer("notice_count").notNull().default(0),
    deliveredAt: moment("delivered_at"),
    acknowledgedAt: moment("acknowledged_at"),
    acknowledgedBy: text("acknowledged_by"),
    closedAt: moment("closed_at"),
    closedBy: text("closed_by"),
    outcome: text("outcome", {
      enum: [
        "talked_with_student",
        "family_contacted",
        "referred",
        "reported_to_authorities",
        "false_alarm",
        "drill_done",
      ],
    }),
  },
  (table) => [
    uniqueIndex("safety_events_source").on(table.sourceKind, table.sourceId),
    index("safety_events_school").on(table.schoolId, table.state, table.createdAt),
    index("safety_events_student").on(table.studentId),
    index("safety_events_due").on(table.state, table.escalateAt),
    index("safety_events_talk").on(table.talkId, table.createdAt),
    index("safety_events_acknowledged_by").on(table.acknowledgedBy).where(sql`acknowledged_by is not null`),
    index("safety_events_closed_by").on(table.closedBy).where(sql`closed_by is not null`),
    index("safety_events_time").on(table.createdAt),
    uniqueIndex("safety_events_open_talk").on(table.talkId).where(sql`state <> 'closed'`),
  ],
);

/** What came to an event after it was raised: further alerts of the same talk, and what the child tapped. */
export const safetyUpdates = sqliteTable(
  "safety_updates",
  {
    id: id(),
    eventId: text("event_id").notNull(),
    studentId: text("student_id").notNull(),
    kind: text("kind", { enum: ["alert", "told", "not_now", "not_meant"] }).notNull(),
    /** The message of a further alert; null for an answer. */
    messageId: text("message_id"),
    category: text("category", {
      enum: ["suicide", "self_harm", "abuse", "danger", "eating_disorder", "violence_to_others"],
    }),
    severity: text("severity", { enum: ["concern", "high", "imminent"] }),
    createdAt: moment("created_at").notNull(),
  },
  (table) => [
    index("safety_updates_event").on(table.eventId, table.createdAt),
    index("safety_updates_student").on(table.studentId),
    index("safety_updates_time").on(table.createdAt),
    uniqueIndex("safety_updates_message").on(table.messageId),
    // One row an answer: tapping it again moves its time.
    uniqueIndex("safety_updates_answer").on(table.eventId, table.kind).where(sql`kind <> 'alert'`),
  ],
);

/** Who was told of an event and with which mail. */
export const safetyNotices = sqliteTable(
  "safety_notices",
  {
    id: id(),
    eventId: text("event_id").notNull(),
    /** `contact:<id>`, `admin:<user id>`, `parent:<user id>` or `mailbox:<consent request id>`. */
    recipient: text("recipient").notNull(),
    /** 1 for the contact told first, 2 for the next one; null for a parent. No turn is told twice. */
    turn: integer("turn"),
    outboxId: text("outbox_id").notNull(),
    createdAt: moment("created_at").notNull(),
  },
  (table) => [
    uniqueIndex("safety_notices_turn").on(table.eventId, table.turn),
    index("safety_notices_recipient").on(table.recipient),
    index("safety_notices_time").on(table.createdAt),
  ],
);

/** The published yearly counts: no person, school or event behind them (K2). */
export const safetyCounts = sqliteTable(
  "safety_counts",
  {
    year: integer("year").notNull(),
    category: text("category").notNull(),
    count: integer("count").notNull(),
  },
  (table) => [primaryKey({ columns: [table.year, table.category] })],
);
