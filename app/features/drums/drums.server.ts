import { and, desc, eq, max, sql } from "drizzle-orm";
import { decide, isBelow } from "~/db/decide.server";
import type { Db } from "~/db/index.server";
import { drumLoops, drumSessions } from "~/db/schema";
import { progressEventStatements } from "~/features/progress/index.server";
import { m } from "~/messages/compiled/messages.js";
import { localDateOf } from "~/platform/clock";
import type { UserRow, Work } from "~/platform/context.server";
import { AppError } from "~/platform/errors";
import { keepAnswer } from "~/platform/idempotency.server";
import { createId } from "~/platform/ids";
import {
  type BestScore,
  bestScoreSchema,
  type DrumSession,
  drumSessionSchema,
  type SavedLoop,
  type SaveLoop,
  type SaveSession,
  savedLoopSchema,
} from "./drums.schema";
import type { GameMode } from "./engine/charts";
import { SCORE_PER_HIT } from "./engine/game";

/** More hits a second than two hands can play: a score above it was not played (S14). */
const MAX_HITS_PER_SECOND = 25;
const LIST_LIMIT = 200;
const MAX_LOOPS = 50;

/** The owner's drum sessions, newest first; at most the last 200. */
export async function listSessions(
  { db }: Pick<Work, "db">,
  userId: string,
  limit = LIST_LIMIT,
): Promise<DrumSession[]> {
  const rows = await db
    .select()
    .from(drumSessions)
    .where(eq(drumSessions.userId, userId))
    .orderBy(desc(drumSessions.createdAt), desc(drumSessions.id))
    .limit(limit);
  return rows.map(toSession);
}

/** Saves a finished game. Throws 422 `implausible_score` for more hits than the time allows. */
export async function saveSession(
  { db, clock }: Work,
  user: Pick<UserRow, "id" | "timeZone">,
  input: SaveSession,
): Promise<DrumSession> {
  const { duration, ...fields } = input;
  if (fields.score > SCORE_PER_HIT * MAX_HITS_PER_SECOND * (duration + 1)) {
    throw new AppError("implausible_score", m.drums_implausible_score());
  }
  const now = clock();
  const row = {
    id: createId(),
    userId: user.id,
    ...fields,
    level: fields.level ?? null,
    kit: fields.kit ?? null,
    timing: fields.timing ?? null,
    durationSeconds: duration,
    createdAt: now,
  };
  const session = toSession(row);
  keepAnswer(db, { table: drumSessions, id: row.id }, session);
  await db.batch([
    db.insert(drumSessions).values(row),
    // A game ended before the first hit is stored, but it is no deed.
    ...(row.score === 0
      ? []
      : progressEventStatements(db, {
          userId: user.id,
          kind: "drum_session",
          sourceId: row.id,
          detail: row.gameMode,
          occurredAt: now,
          localDate: localDateOf(now, user.timeZone),
        })),
  ]);
  return session;
}

/** Best score and best accuracy of each mode the owner has played. */
export async function listBestScores({ db }: Pick<Work, "db">, userId: string): Promise<BestScore[]> {
  const rows = await db
    .select({
      gameMode: drumSessions.gameMode,
      bestScore: max(drumSessions.score),
      bestAccuracy: max(drumSessions.accuracy),
    })
    .from(drumSessions)
    .where(eq(drumSessions.userId, userId))
    .groupBy(drumSessions.gameMode);
  return rows.map((row) => bestScoreSchema.parse(row));
}

/** The level the owner last played in each mode, from their newest sessions. */
export async function findLastLevels(db: Db, userId: string): Promise<Partial<Record<GameMode, number>>> {
  const levels: Partial<Record<GameMode, number>> = {};
  for (const { gameMode, level } of await listSessions({ db }, userId, 30)) {
    if (level !== null) levels[gameMode] ??= level;
  }
  return levels;
}

/** The owner's kept loops, newest first. */
export async function listLoops({ db }: Pick<Work, "db">, userId: string): Promise<SavedLoop[]> {
  const rows = await db
    .select()
    .from(drumLoops)
    .where(eq(drumLoops.userId, userId))
    .orderBy(desc(drumLoops.createdAt), desc(drumLoops.id))
    .limit(MAX_LOOPS);
  return rows.map(toLoop);
}

/** One kept loop of the owner. Throws 404, the same for a foreign loop and for none. */
export async function getLoop({ db }: Pick<Work, "db">, userId: string, loopId: string): Promise<SavedLoop> {
  const [row] = await db
    .select()
    .from(drumLoops)
    .where(and(eq(drumLoops.id, loopId), eq(drumLoops.userId, userId)));
  if (!row) throw new AppError("not_found", m.drums_loop_not_found());
  return toLoop(row);
}

/** Keeps a loop. Throws 422 once the owner has 50. */
export async function keepLoop({ db, clock }: Work, userId: string, input: SaveLoop): Promise<SavedLoop> {
  const row = { id: createId(), userId, ...input, createdAt: clock() };
  const loop = toLoop(row);
  keepAnswer(db, { table: drumLoops, id: row.id }, loop);
  const kept = sql`select count(*) from ${drumLoops} where ${drumLoops.userId} = ${userId}`;
  const otherwise = () => new AppError("refused", m.drums_loop_full({ max: MAX_LOOPS }));
  await decide(db, [{ holds: isBelow(kept, MAX_LOOPS), otherwise }], [db.insert(drumLoops).values(row)]);
  return loop;
}

/** Deletes one of the owner's loops. Throws 404, the same for a foreign loop and for none. */
export async function deleteLoop({ db }: Pick<Work, "db">, userId: string, loopId: string): Promise<void> {
  const gone = await db
    .delete(drumLoops)
    .where(and(eq(drumLoops.id, loopId), eq(drumLoops.userId, userId)))
    .returning({ id: drumLoops.id });
  if (gone.length === 0) throw new AppError("not_found", m.drums_loop_not_found());
}

function toSession({
  durationSeconds,
  createdAt,
  ...row
}: Omit<typeof drumSessions.$inferSelect, "userId">): DrumSession {
  return drumSessionSchema.parse({ ...row, duration: durationSeconds, createdAt: createdAt.toISOString() });
}

function toLoop({ createdAt, ...row }: Omit<typeof drumLoops.$inferSelect, "userId">): SavedLoop {
  return savedLoopSchema.parse({ ...row, createdAt: createdAt.toISOString() });
}
