import { index, integer, sqliteTable, text } from "drizzle-orm/sqlite-core";
import { users } from "./accounts";
import { classrooms } from "./classrooms";
import { id, json, moment } from "./columns";

/** A circle a class kept: what was played, never who played it. */
export const savedCircles = sqliteTable(
  "saved_circles",
  {
    id: id(),
    classroomId: text("classroom_id")
      .notNull()
      .references(() => classrooms.id),
    savedBy: text("saved_by")
      .notNull()
      .references(() => users.id),
    title: text("title").notNull(),
    bpm: integer("bpm").notNull(),
    bars: integer("bars").notNull(),
    strokes: json<{ padId: string; step: number }[]>("strokes").notNull(),
    createdAt: moment("created_at").notNull(),
  },
  (table) => [
    index("saved_circles_classroom").on(table.classroomId, table.createdAt),
    index("saved_circles_saved_by").on(table.savedBy),
  ],
);
