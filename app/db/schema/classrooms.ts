import { sql } from "drizzle-orm";
import { index, sqliteTable, text, uniqueIndex } from "drizzle-orm/sqlite-core";
import { schools, users } from "./accounts";
import { flag, id, moment } from "./columns";

export const classrooms = sqliteTable(
  "classrooms",
  {
    id: id(),
    teacherId: text("teacher_id")
      .notNull()
      .references(() => users.id),
    schoolId: text("school_id").references(() => schools.id),
    name: text("name").notNull(),
    joinCode: text("join_code").notNull(),
    createdAt: moment("created_at").notNull(),
  },
  (table) => [
    uniqueIndex("classrooms_join_code").on(table.joinCode),
    index("classrooms_teacher").on(table.teacherId),
    index("classrooms_school").on(table.schoolId),
  ],
);

export const memberships = sqliteTable(
  "memberships",
  {
    id: id(),
    classroomId: text("classroom_id")
      .notNull()
      .references(() => classrooms.id),
    studentId: text("student_id")
      .notNull()
      .references(() => users.id),
    /** `invited`: the teacher sees no record until the student (13+) or the consenting parent accepts. */
    status: text("status", { enum: ["invited", "active", "declined", "removed"] }).notNull(),
    invitedBy: text("invited_by"),
    /** The school's roster put the student here; a later roster may move them. */
    isRostered: flag("is_rostered").notNull().default(false),
    createdAt: moment("created_at").notNull(),
    decidedAt: moment("decided_at"),
  },
  (table) => [
    uniqueIndex("memberships_once").on(table.classroomId, table.studentId),
    index("memberships_student").on(table.studentId, table.status),
    index("memberships_invited_by").on(table.invitedBy).where(sql`invited_by is not null`),
  ],
);
