import { index, sqliteTable, text, uniqueIndex } from "drizzle-orm/sqlite-core";
import { users } from "./accounts";
import { id, moment } from "./columns";

/** What the coach and the check-in remember for a child, all of it on the child's own page "What works for me". */
export const whatWorks = sqliteTable(
  "what_works",
  {
    id: id(),
    userId: text("user_id")
      .notNull()
      .references(() => users.id),
    /** The printed badge in whose session it came; null for a sign-in of the child's own (as with talks). */
    badgeId: text("badge_id"),
    kind: text("kind", { enum: ["helped", "failed", "plan"] }).notNull(),
    source: text("source", { enum: ["coach", "check_in", "own"] }).notNull(),
    /** A skill of the coach; its name is then written in the reader's language. */
    skill: text("skill"),
    /** The child's own words, only where the child put them here; null with a skill. */
    text: text("text"),
    /** `plan:<owner>` or `<skill>:<owner>`: one plan, and one word a skill, which the latest answer changes. */
    slot: text("slot"),
    /** The talk in which the plan was made; asked about in a later one. */
    talkId: text("talk_id"),
    /** When the coach asked how the plan went: it asks once. */
    askedAt: moment("asked_at"),
    createdAt: moment("created_at").notNull(),
  },
  (table) => [
    uniqueIndex("what_works_slot").on(table.slot),
    index("what_works_user").on(table.userId, table.createdAt),
    index("what_works_time").on(table.createdAt),
  ],
);
