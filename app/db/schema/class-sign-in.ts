import { index, sqliteTable, text, uniqueIndex } from "drizzle-orm/sqlite-core";
import { users } from "./accounts";
import { classrooms } from "./classrooms";
import { id, moment } from "./columns";

/** Printed sign-in badges of young students: one a student; deleting the row voids the paper. */
export const classBadges = sqliteTable(
  "class_badges",
  {
    /** Public half of the badge's token; the other half is computed with the Worker's secret. */
    id: id(),
    studentId: text("student_id")
      .notNull()
      .references(() => users.id),
    classroomId: text("classroom_id")
      .notNull()
      .references(() => classrooms.id),
    createdBy: text("created_by").notNull(),
    createdAt: moment("created_at").notNull(),
  },
  (table) => [
    uniqueIndex("class_badges_student").on(table.studentId),
    index("class_badges_classroom").on(table.classroomId),
    index("class_badges_created_by").on(table.createdBy),
  ],
);
