import { and, eq, getTableColumns } from "drizzle-orm";
import { openDatabase } from "~/db/index.server";
import { classrooms, classStaff, memberships, sessions, users } from "~/db/schema";
import { classRefusal, findCircleSeat, listClassrooms } from "~/features/classrooms/index.server";
import { accountState, isSessionOpen, requireReady } from "~/features/identity/index.server";
import { m } from "~/messages/compiled/messages.js";
import { type Clock, clockOf } from "~/platform/clock";
import type { RequestContext, UserRow } from "~/platform/context.server";
import { AppError } from "~/platform/errors";
import { CLOSE_NOT_ALLOWED, type LeaveReason } from "~live/protocol";
import type { RoomIdentity } from "~live/protocol.schema";
import { roomNickname } from "./nickname";
import { disconnectFromRoom, forgetInRoom, practiceRoomId } from "./room.server";

/**
 * Who the caller is in which circle: the class asked for, their first one, or for a student in none a practice
 * room of their own. Throws 401, or 403 for the age gate, missing consent, parents and strangers to the class.
 */
export async function findRoomIdentity(
  context: RequestContext,
  classroomId: string | undefined,
  pageId?: string,
): Promise<RoomIdentity> {
  const { user, sessionId } = requireReady(context);
  const seat = await findCircleSeat(context.db, user, context.clock, classroomId);
  const isPractice = seat === null && classroomId === undefined && user.userType === "student";
  if (!seat && !isPractice) throw await seatRefusal(context, user, classroomId);
  const roomId = seat?.classroomId ?? practiceRoomId(user.id);
  return {
    memberId: user.id,
    sessionId,
    classroomId: roomId,
    name: nameInRoom(user, roomId),
    role: seat?.role ?? "student",
    ...(pageId ? { pageId } : {}),
    ...(seat?.untilMs ? { untilMs: seat.untilMs } : {}),
  };
}

/** A substitute hears when their days are; everybody else only that they are not in the class. */
async function seatRefusal(
  { db, clock }: RequestContext,
  user: UserRow,
  classroomId: string | undefined,
): Promise<AppError> {
  const isStaff = user.userType === "teacher" || user.userType === "admin";
  if (isStaff && classroomId !== undefined) {
    const refusal = await classRefusal(db, user, classroomId, { run: clock() });
    if (refusal.code === "forbidden") return refusal;
  }
  return new AppError("forbidden", m.circle_not_a_member());
}

/** First name or chosen nickname; a student who opted out of the directory gets a name made for the room. */
export function nameInRoom(
  user: Pick<UserRow, "id" | "userType" | "firstName" | "nickname" | "ferpaDirectoryOptOut" | "locale">,
  roomId: string,
): string {
  if (user.userType === "student" && user.ferpaDirectoryOptOut) {
    return roomNickname(`${user.id} ${roomId}`, user.locale);
  }
  return (user.nickname || user.firstName).slice(0, 60);
}

/** All of somebody's connections, those of one session, or all but one session's; `code` is the close code. */
type Leaving = { reason: LeaveReason; sessionId?: string; exceptSessionId?: string; code?: number };

/**
 * Closes somebody's live sockets with 4403 in every circle they may be in: after signing out (one session),
 * after a password change (all but one), or when consent is withdrawn (all).
 */
export async function leaveAllCircles(
  { db, env }: Pick<RequestContext, "db" | "env">,
  user: UserRow,
  which: Leaving,
): Promise<void> {
  const classes = await listClassrooms({ db, clock: clockOf(env) }, user);
  const rooms = classes.map(({ id }) => id);
  if (user.userType === "student") rooms.push(practiceRoomId(user.id));
  await Promise.all(rooms.map((roomId) => leaveCircle(env, roomId, user.id, which)));
}

/**
 * Takes a person out of every circle they ever were in, and ends those of a teacher's own classes: part of
 * deleting an account. Returns how many rooms were asked.
 */
export async function forgetInCircles(
  { db, env }: Pick<RequestContext, "db" | "env">,
  user: UserRow,
): Promise<number> {
  const [taught, joined, staffed, visible] = await Promise.all([
    db.select({ id: classrooms.id }).from(classrooms).where(eq(classrooms.teacherId, user.id)),
    // Those they were removed from, too: the room may still hold their mute.
    db.select({ id: memberships.classroomId }).from(memberships).where(eq(memberships.studentId, user.id)),
    db.select({ id: classStaff.classroomId }).from(classStaff).where(eq(classStaff.userId, user.id)),
    listClassrooms({ db, clock: clockOf(env) }, user),
  ]);
  const ended = new Set([practiceRoomId(user.id), ...taught.map(({ id }) => id)]);
  const others = new Set(
    [...joined, ...staffed, ...visible].map(({ id }) => id).filter((id) => !ended.has(id)),
  );
  await Promise.all([
    ...[...ended].map((roomId) => forgetInRoom(env, roomId, { memberId: null })),
    ...[...others].map((roomId) => forgetInRoom(env, roomId, { memberId: user.id })),
  ]);
  return ended.size + others.size;
}

/** Closes everybody's live sockets in one circle with 4403 and empties it: its class is over. */
export const endCircle = (env: Pick<Env, "CLASSROOM">, roomId: string): Promise<void> =>
  forgetInRoom(env, roomId, { memberId: null });

/** Closes somebody's live sockets in one circle with 4403. */
export function leaveCircle(
  env: Pick<Env, "CLASSROOM">,
  roomId: string,
  userId: string,
  which: Leaving,
): Promise<void> {
  return disconnectFromRoom(env, roomId, { memberId: userId, code: CLOSE_NOT_ALLOWED, ...which });
}

/**
 * Whether a connection that was let in some minutes ago would still be let in: session, consent and membership
 * once more. The net under `leaveAllCircles` (S12).
 */
export async function isStillAllowed(
  env: Pick<Env, "DB">,
  identity: Pick<RoomIdentity, "memberId" | "sessionId" | "classroomId">,
  clock: Clock,
): Promise<boolean> {
  const { db } = openDatabase(env.DB);
  const now = clock();
  const [user] = await db
    .select(getTableColumns(users))
    .from(users)
    .innerJoin(sessions, eq(sessions.userId, users.id))
    .where(and(eq(users.id, identity.memberId), eq(sessions.id, identity.sessionId), isSessionOpen(now)));
  if (!user || accountState({ user }, now) !== "ready") return false;
  if (identity.classroomId === practiceRoomId(user.id)) return true;
  return (await findCircleSeat(db, user, clock, identity.classroomId)) !== null;
}
