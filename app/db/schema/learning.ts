import { index, integer, sqliteTable, text, uniqueIndex } from "drizzle-orm/sqlite-core";
import { users } from "./accounts";
import { id, moment } from "./columns";

/** One row a learner and module. The modules themselves are reviewed content in the code. */
export const moduleProgress = sqliteTable(
  "module_progress",
  {
    id: id(),
    userId: text("user_id")
      .notNull()
      .references(() => users.id),
    moduleId: text("module_id").notNull(),
    progress: integer("progress").notNull().default(0),
    activitiesCompleted: integer("activities_completed").notNull().default(0),
    totalActivities: integer("total_activities").notNull(),
    status: text("status").notNull(),
    createdAt: moment("created_at").notNull(),
    updatedAt: moment("updated_at").notNull(),
  },
  (table) => [
    uniqueIndex("module_progress_once").on(table.userId, table.moduleId),
    index("module_progress_module").on(table.moduleId),
  ],
);

/** An activity a learner finished, marked by the server; the reflection line is theirs alone. */
export const activityCompletions = sqliteTable(
  "activity_completions",
  {
    id: id(),
    userId: text("user_id")
      .notNull()
      .references(() => users.id),
    moduleId: text("module_id").notNull(),
    activityId: text("activity_id").notNull(),
    reflection: text("reflection"),
    completedAt: moment("completed_at").notNull(),
  },
  (table) => [uniqueIndex("activity_completions_once").on(table.userId, table.moduleId, table.activityId)],
);
