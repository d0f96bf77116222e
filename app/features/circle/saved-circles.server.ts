import { and, desc, eq } from "drizzle-orm";
import { z } from "zod";
import { savedCircles } from "~/db/schema";
import { findCircleSeat, requireClassroomOf } from "~/features/classrooms/index.server";
import { playLoop, readLoop } from "~/features/live-room/index.server";
import { m } from "~/messages/compiled/messages.js";
import { localDateOf } from "~/platform/clock";
import type { UserRow, Work } from "~/platform/context.server";
import { AppError } from "~/platform/errors";
import { keepAnswer } from "~/platform/idempotency.server";
import { createId } from "~/platform/ids";
import { savedLoopSchema } from "~live/protocol.schema";

export const saveCircleSchema = z.object({ title: z.string().trim().max(80).default("") });
export const savedCircleSchema = savedLoopSchema.extend({
  id: z.string(),
  title: z.string(),
  createdAt: z.string(),
});
export type SavedCircle = z.infer<typeof savedCircleSchema>;

const LIST_LIMIT = 50;
type RoomWork = Work & { env: Pick<Env, "CLASSROOM"> };

/** Kept circles of a class, newest first, for those who lead it now and its active students; 404 for others. */
export async function listSavedCircles(
  { db, clock }: Work,
  user: Pick<UserRow, "id" | "userType" | "schoolId">,
  classroomId: string,
): Promise<SavedCircle[]> {
  if (!(await findCircleSeat(db, user, clock, classroomId))) throw notFound();
  const rows = await db
    .select()
    .from(savedCircles)
    .where(eq(savedCircles.classroomId, classroomId))
    .orderBy(desc(savedCircles.createdAt), desc(savedCircles.id))
    .limit(LIST_LIMIT);
  return rows.map(toSavedCircle);
}

/** Keeps the loop that is going round now. Throws 422 while nobody has played anything. */
export async function saveCircle(
  { db, env, clock }: RoomWork,
  teacher: UserRow,
  classroomId: string,
  title: string,
): Promise<SavedCircle> {
  const classroom = await requireClassroomOf(db, teacher, classroomId, { run: clock() });
  const loop = await readLoop(env, classroom.id);
  if (loop.strokes.length === 0) throw new AppError("refused", m.circle_nothing_to_save());
  const now = clock();
  const row = {
    id: createId(),
    classroomId: classroom.id,
    savedBy: teacher.id,
    title: title || m.circle_saved_default_title({ date: localDateOf(now, teacher.timeZone) }),
    ...loop,
    createdAt: now,
  };
  const saved = toSavedCircle(row);
  keepAnswer(db, { table: savedCircles, id: row.id }, saved);
  await db.insert(savedCircles).values(row);
  return saved;
}

/** Plays a kept circle for everybody who is in the room. */
export async function playSavedCircle(
  { db, env, clock }: RoomWork,
  teacher: UserRow,
  { classroomId, circleId }: { classroomId: string; circleId: string },
): Promise<SavedCircle> {
  const classroom = await requireClassroomOf(db, teacher, classroomId, { run: clock() });
  const [row] = await db
    .select()
    .from(savedCircles)
    .where(and(eq(savedCircles.id, circleId), eq(savedCircles.classroomId, classroom.id)));
  if (!row) throw notFound();
  const saved = toSavedCircle(row);
  await playLoop(env, classroom.id, savedLoopSchema.parse(saved));
  return saved;
}

function toSavedCircle(row: typeof savedCircles.$inferSelect): SavedCircle {
  return savedCircleSchema.parse({ ...row, createdAt: row.createdAt.toISOString() });
}

const notFound = () => new AppError("not_found", m.circle_class_not_found());
