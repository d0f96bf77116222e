import { eq } from "drizzle-orm";
import { openDatabase } from "~/db/index.server";
import { users } from "~/db/schema";
import { practiceRoomId } from "~/features/live-room/index.server";
import { progressEventStatements } from "~/features/progress/index.server";
import { addDays } from "~/platform/calendar";
import { startOfDay } from "~/platform/calendar.server";
import { type Clock, localDateOf } from "~/platform/clock";

/**
 * A student played in their class's live circle: one progress event a class and local day, however often they
 * come back. Returns when that day ends where the student lives. Practising alone and leading a class are no circle,
 * and return null.
 */
export async function recordCirclePlayed(
  env: Pick<Env, "DB">,
  { memberId, classroomId }: { memberId: string; classroomId: string },
  clock: Clock,
): Promise<Date | null> {
  if (classroomId === practiceRoomId(memberId)) return null;
  const { db } = openDatabase(env.DB);
  const [student] = await db
    .select({ userType: users.userType, timeZone: users.timeZone })
    .from(users)
    .where(eq(users.id, memberId));
  if (student?.userType !== "student") return null;
  const now = clock();
  const localDate = localDateOf(now, student.timeZone);
  const [event, ...totals] = progressEventStatements(db, {
    userId: memberId,
    kind: "circle_joined",
    sourceId: `${classroomId} ${localDate}`,
    occurredAt: now,
    localDate,
  });
  if (event) await db.batch([event, ...totals]);
  return startOfDay(addDays(localDate, 1), student.timeZone);
}
