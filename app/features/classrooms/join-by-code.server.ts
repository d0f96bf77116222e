import {
  ADDRESS_POLICY,
  type AttemptKey,
  attemptKey,
  CODE_POLICY,
  requireAttempt,
  takeBackAttempt,
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
  const keys = await countGuess(context, student.id);
  const classroom = await joinClassroom(context.db, student, code, context.clock);
  await takeBackAttempt(context.db, keys);
  return classroom;
}

/** The class behind a code, for the page that asks "is this your class?"; looking counts like joining. */
export async function lookUpCode(context: Guessing, user: Pick<UserRow, "id">, code: string) {
  const keys = await countGuess(context, user.id);
  const found = await findClassroomByCode(context.db, code);
  if (found) await takeBackAttempt(context.db, keys);
  return found;
}

async function countGuess(context: Guessing, userId: string): Promise<AttemptKey[]> {
  const keys = await keysOf(context, userId);
  await requireAttempt(context.db, keys, context.clock);
  return keys;
}
