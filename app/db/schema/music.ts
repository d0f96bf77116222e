import { index, integer, real, sqliteTable, text } from "drizzle-orm/sqlite-core";
import { users } from "./accounts";
import { flag, id, json, moment } from "./columns";

/** A piece made by the AI DJ. The score is the work; audio is rendered from it and kept in R2. */
export const tracks = sqliteTable(
  "tracks",
  {
    id: id(),
    userId: text("user_id")
      .notNull()
      .references(() => users.id),
    title: text("title").notNull(),
    emotion: text("emotion").notNull(),
    activityType: text("activity_type").notNull(),
    culturalStyle: text("cultural_style").notNull(),
    /** match: begin at the feeling and move; direct: begin near the goal. */
    path: text("path", { enum: ["match", "direct"] })
      .notNull()
      .default("match"),
    isLiked: flag("is_liked").notNull().default(false),
    seed: integer("seed").notNull(),
    engineVersion: integer("engine_version").notNull(),
    bpm: integer("bpm").notNull(),
    key: text("key").notNull(),
    durationSeconds: real("duration_seconds").notNull(),
    /** Tempo, mood and instruments in words. */
    description: json<Record<"en" | "es", string>>("description").notNull(),
    /** The track this one was remixed from; it may be gone. */
    parentTrackId: text("parent_track_id"),
    /** How the listener felt before and after, 1-5; only the listener sees it. */
    feltBefore: integer("felt_before"),
    feltAfter: integer("felt_after"),
    /** Four-interval figures of the tune, to keep the next one from repeating it. */
    figures: text("figures").notNull().default(""),
    /** Somebody is rendering the audio since this moment; null when nobody is. */
    renderClaimedAt: moment("render_claimed_at"),
    createdAt: moment("created_at").notNull(),
    // Last, so that lists do not read through it.
    score: json<unknown>("score").notNull(),
  },
  (table) => [index("tracks_user").on(table.userId, table.createdAt)],
);
