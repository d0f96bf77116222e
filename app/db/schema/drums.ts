import { index, integer, sqliteTable, text } from "drizzle-orm/sqlite-core";
import { users } from "./accounts";
import { id, json, moment } from "./columns";

export const drumSessions = sqliteTable(
  "drum_sessions",
  {
    id: id(),
    userId: text("user_id")
      .notNull()
      .references(() => users.id),
    gameMode: text("game_mode").notNull(),
    score: integer("score").notNull(),
    accuracy: integer("accuracy").notNull(),
    bpm: integer("bpm").notNull(),
    durationSeconds: integer("duration_seconds").notNull(),
    streak: integer("streak").notNull(),
    level: integer("level"),
    kit: text("kit"),
    timing: json<unknown>("timing"),
    createdAt: moment("created_at").notNull(),
  },
  (table) => [
    index("drum_sessions_user").on(table.userId, table.createdAt),
    index("drum_sessions_time").on(table.createdAt),
    // Holds all that the best scores need, so that they are read from the index alone.
    index("drum_sessions_best").on(table.userId, table.gameMode, table.score, table.accuracy),
  ],
);

/** Rhythms a student kept, on a grid of sixteenths. */
export const drumLoops = sqliteTable(
  "drum_loops",
  {
    id: id(),
    userId: text("user_id")
      .notNull()
      .references(() => users.id),
    bpm: integer("bpm").notNull(),
    bars: integer("bars").notNull(),
    hits: json<unknown>("hits").notNull(),
    createdAt: moment("created_at").notNull(),
  },
  (table) => [index("drum_loops_user").on(table.userId, table.createdAt)],
);
