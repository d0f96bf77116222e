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
    /** Since when the class is over: nobody joins, leads or looks on, and it can be taken back for a while. */
    archivedAt: moment("archived_at"),
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

/** Who leads a class beside its teacher: co-teachers, and substitutes for some days. One row a person and class. */
export const classStaff = sqliteTable(
  "class_staff",
  {
    id: id(),
    classroomId: text("classroom_id")
      .notNull()
      .references(() => classrooms.id),
    userId: text("user_id")
      .notNull()
      .references(() => users.id),
    role: text("role", { enum: ["co_teacher", "substitute"] }).notNull(),
    /** A substitute's days on the calendar of the class's school; null for a co-teacher. */
    firstDay: text("first_day"),
    lastDay: text("last_day"),
    /** The same as moments, which the right goes by; a co-teacher's has no end. */
    startsAt: moment("starts_at").notNull(),
    endsAt: moment("ends_at"),
    addedBy: text("added_by").notNull(),
    createdAt: moment("created_at").notNull(),
  },
  (table) => [
    uniqueIndex("class_staff_once").on(table.classroomId, table.userId),
    index("class_staff_user").on(table.userId),
    index("class_staff_added_by").on(table.addedBy),
    index("class_staff_ends_at").on(table.endsAt),
  ],
);
