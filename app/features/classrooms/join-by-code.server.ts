import {
  ADDRESS_POLICY,
  type AttemptKey,
  attemptKey,
  CODE_POLICY,
  takeBackAttempt,
  withAttempt,
} from "~/features/identity/index.server";
import type { RequestContext, UserRow } from "~/platform/context.server";
import { type Classroom, findClassroomByCode, joinClassroom } from "./classrooms.server";

type Guessing = Pick<RequestContext, "db" | "clock" | "clientAddress">;

/** One student's tries, and all of an address: a whole school may sit behind one, so only wrong codes stay counted. */
const keysOf = async ({ clientAddress }: Guessing, userId: string): Promise<AttemptKey[]> =>
  Promise.all([
    attemptKey("join-code", userId, CODE_POLICY),
    attemptKey("join-code-address", clientAddress, ADDRESS_POLICY),
  ]);

/** Joins by code; throws what `joinClassroom` throws, and 429 with a growing delay after several wrong codes. */
export async function joinByCode(context: Guessing, student: UserRow, code: string): Promise<Classroom> {
  return guess(context, student.id, () => joinClassroom(context.db, student, code, context.clock));
}

/** The class behind a code, for the page that asks "is this your class?"; looking counts like joining. */
export async function lookUpCode(context: Guessing, user: Pick<UserRow, "id">, code: string) {
  return guess(context, user.id, () => findClassroomByCode(context.db, code));
}

/** Counts a guess as wrong unless `look` finds something. */
async function guess<Found>(context: Guessing, userId: string, look: () => Promise<Found>): Promise<Found> {
  const { db, clock } = context;
  const keys = await keysOf(context, userId);
  return withAttempt(db, keys, clock, async () => {
    const found = await look();
    if (found) await takeBackAttempt(db, keys);
    return found;
  });
}
