import { and, asc, eq, gt, isNull } from "drizzle-orm";
import type { Db } from "~/db/index.server";
import { classrooms, familyCodes, memberships, users } from "~/db/schema";
import { ACCOUNT_POLICY, attemptKey, countAttempt, describeWait } from "~/features/accounts/index.server";
import { requireClassroomOf } from "~/features/classrooms/index.server";
import { linkStatement } from "~/features/consent/index.server";
import { m } from "~/messages/compiled/messages.js";
import { auditStatement } from "~/platform/audit.server";
import type { RequestContext, UserRow } from "~/platform/context.server";
import { AppError } from "~/platform/errors";
import { sha256Hex } from "~/platform/hash.server";
import { createId } from "~/platform/ids";

const DAY_MS = 24 * 60 * 60 * 1000;
/** A printed code waits in a school bag: three weeks. */
export const CODE_VALID_MS = 21 * DAY_MS;
/** No letter or digit that looks like another one: 12 of 32 signs are 60 bits. */
const ALPHABET = "23456789ABCDEFGHJKLMNPQRSTUVWXYZ";
const CODE_LENGTH = 12;

type CodeContext = Pick<RequestContext, "db" | "clock">;

const normalizeCode = (code: string) => code.toUpperCase().replace(/[^A-Z0-9]/g, "");
const hashCode = (code: string) => sha256Hex(`family-code\n${normalizeCode(code)}`);

function createCode(): string {
  const signs = [...crypto.getRandomValues(new Uint8Array(CODE_LENGTH))].map(
    (byte) => ALPHABET[byte % ALPHABET.length],
  );
  return signs.join("").replace(/(.{4})(?=.)/g, "$1-");
}

/** A new one-time code for a child's family, to be printed; the child's older unused codes end. */
export async function makeFamilyCode(context: CodeContext, staff: UserRow, studentId: string) {
  const student = await findStudentOf(context.db, staff, studentId);
  if (!student) throw new AppError("not_found", m.family_student_unknown());
  const [made] = await makeCodes(context, staff, [student]);
  if (!made) throw new AppError("not_found", m.family_student_unknown());
  return made;
}

/** New codes for every active student of a class, by name. Throws 404 for a class that is not theirs. */
export async function makeClassFamilyCodes(context: CodeContext, staff: UserRow, classroomId: string) {
  const classroom = await requireClassroomOf(context.db, staff, classroomId);
  const students = await context.db
    .select({ id: users.id, firstName: users.firstName })
    .from(memberships)
    .innerJoin(users, eq(users.id, memberships.studentId))
    .where(and(eq(memberships.classroomId, classroom.id), eq(memberships.status, "active")))
    .orderBy(asc(users.firstName), asc(users.lastName), asc(users.id));
  return makeCodes(context, staff, students);
}

async function makeCodes(
  { db, clock }: CodeContext,
  staff: UserRow,
  students: { id: string; firstName: string }[],
) {
  const now = clock();
  const expiresAt = new Date(now.getTime() + CODE_VALID_MS);
  const made = students.map((student) => ({
    student,
    code: createCode(),
    expiresAt: expiresAt.toISOString(),
  }));
  const hashes = await Promise.all(made.map(({ code }) => hashCode(code)));
  const [first, ...rest] = made.flatMap(({ student }, index) => [
    db.delete(familyCodes).where(and(eq(familyCodes.childId, student.id), isNull(familyCodes.usedAt))),
    db.insert(familyCodes).values({
      id: createId(),
      codeHash: hashes[index] ?? "",
      childId: student.id,
      createdBy: staff.id,
      createdAt: now,
      expiresAt,
    }),
    auditStatement(db, { actorId: staff.id, subjectId: student.id, action: "family_code_made" }, clock),
  ]);
  if (first) await db.batch([first, ...rest]);
  return made;
}

/** A student in one of the teacher's classes, or of the administrator's own school; else null. */
async function findStudentOf(db: Db, staff: UserRow, studentId: string) {
  const columns = { id: users.id, firstName: users.firstName };
  const isStudent = and(eq(users.id, studentId), eq(users.userType, "student"));
  if (staff.userType === "admin") {
    if (!staff.schoolId) return null;
    const [student] = await db
      .select(columns)
      .from(users)
      .where(and(isStudent, eq(users.schoolId, staff.schoolId)));
    return student ?? null;
  }
  const [student] = await db
    .select(columns)
    .from(users)
    .innerJoin(memberships, and(eq(memberships.studentId, users.id), eq(memberships.status, "active")))
    .innerJoin(
      classrooms,
      and(eq(classrooms.id, memberships.classroomId), eq(classrooms.teacherId, staff.id)),
    )
    .where(isStudent)
    .limit(1);
  return student ?? null;
}

/**
 * Links the parent to the code's child and uses the code up. Throws 422 for a code that is unknown, used or
 * too old (one text for all), 429 with a growing delay after several tries.
 */
export async function redeemFamilyCode(context: CodeContext, parent: UserRow, code: string) {
  const { db, clock } = context;
  const waitSeconds = await countAttempt(
    db,
    [await attemptKey("family-code", parent.id, ACCOUNT_POLICY)],
    clock,
  );
  if (waitSeconds !== null) {
    throw new AppError("rate_limited", m.accounts_too_many_attempts({ wait: describeWait(waitSeconds) }), {
      retryAfterSeconds: waitSeconds,
    });
  }
  const now = clock();
  const [used] = await db
    .update(familyCodes)
    .set({ usedAt: now, usedBy: parent.id })
    .where(
      and(
        eq(familyCodes.codeHash, await hashCode(code)),
        isNull(familyCodes.usedAt),
        gt(familyCodes.expiresAt, now),
      ),
    )
    .returning({ childId: familyCodes.childId });
  if (!used) {
    const message = m.family_code_wrong();
    throw new AppError("refused", message, { fieldErrors: { code: message } });
  }
  const [, , [child]] = await db.batch([
    linkStatement(db, parent.id, used.childId, "code", now),
    auditStatement(
      db,
      { actorId: parent.id, subjectId: used.childId, action: "family_linked", details: { by: "code" } },
      clock,
    ),
    db.select({ id: users.id, firstName: users.firstName }).from(users).where(eq(users.id, used.childId)),
  ]);
  if (!child) throw new AppError("not_found", m.family_student_unknown());
  return { child };
}
