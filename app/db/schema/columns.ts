import { integer, text } from "drizzle-orm/sqlite-core";

/** Primary key: a UUIDv7 made in code, so that several writes fit one batch. */
export const id = () => text("id").primaryKey();

/** A moment as milliseconds since the epoch; the wire shows it as ISO 8601 UTC. */
export const moment = (name: string) => integer(name, { mode: "timestamp_ms" });

export const flag = (name: string) => integer(name, { mode: "boolean" });

/** JSON as text; readers parse it with the feature's schema. */
export const json = <T>(name: string) => text(name, { mode: "json" }).$type<T>();
