import { sql } from "drizzle-orm";
import { index, integer, sqliteTable, text, uniqueIndex } from "drizzle-orm/sqlite-core";
import { CARD_OUTCOMES } from "../card-outcomes";
import { users } from "./accounts";
import { classrooms } from "./classrooms";
import { id, moment } from "./columns";

/** That a class's cards of a day were made: once a day, whoever opens the board first. */
export const morningBoards = sqliteTable(
  "morning_boards",
  {
    id: id(),
    classroomId: text("classroom_id")
      .notNull()
      .references(() => classrooms.id),
    /** The class's own calendar day (YYYY-MM-DD): the school's time zone. */
    localDate: text("local_date").notNull(),
    /** When that day ends, so that a look can ask for today's without knowing where the class is. */
    endsAt: moment("ends_at").notNull(),
    createdAt: moment("created_at").notNull(),
  },
  (table) => [
    uniqueIndex("morning_boards_once_a_day").on(table.classroomId, table.localDate),
    index("morning_boards_time").on(table.createdAt),
  ],
);

export const CARD_REASONS = ["asked", "asked_earlier", "changed", "silent", "come_back"] as const;
export type CardReason = (typeof CARD_REASONS)[number];

/** A "needs you" card of one class and day, and what came of it. Never which feeling it was. */
export const needsYouCards = sqliteTable(
  "needs_you_cards",
  {
    id: id(),
    classroomId: text("classroom_id")
      .notNull()
      .references(() => classrooms.id),
    studentId: text("student_id")
      .notNull()
      .references(() => users.id),
    localDate: text("local_date").notNull(),
    reason: text("reason", { enum: CARD_REASONS }).notNull(),
    /** School days for which it has been so; 0 where that is not the point. */
    days: integer("days").notNull().default(0),
    /** When the student asked to talk (milliseconds); 0 on a card that nobody asked for, so that it is one a day. */
    askedAtMs: integer("asked_at").notNull().default(0),
    outcome: text("outcome", { enum: CARD_OUTCOMES }),
    outcomeAt: moment("outcome_at"),
    outcomeBy: text("outcome_by"),
    /** The colleague a card was passed on to by name. */
    passedTo: text("passed_to"),
    createdAt: moment("created_at").notNull(),
  },
  (table) => [
    uniqueIndex("needs_you_cards_once").on(
      table.classroomId,
      table.localDate,
      table.studentId,
      table.askedAtMs,
    ),
    index("needs_you_cards_student").on(table.studentId),
    index("needs_you_cards_outcome_by").on(table.outcomeBy),
    index("needs_you_cards_passed_to").on(table.passedTo).where(sql`passed_to is not null`),
    index("needs_you_cards_time").on(table.createdAt),
  ],
);
