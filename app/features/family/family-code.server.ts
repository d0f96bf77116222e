import { and, asc, eq, getTableColumns, gt, isNull, sql } from "drizzle-orm";
import { alias } from "drizzle-orm/sqlite-core";
import { decide } from "~/db/decide.server";
import type { Db } from "~/db/index.server";
import { classrooms, familyCodes, memberships, schools, users } from "~/db/schema";
import { findVerifiedSchool, isHeldBy, requireSchoolClassroom } from "~/features/classrooms/index.server";
import { findFamilyMailboxes, linkStatement } from "~/features/consent/index.server";
import {
  ACCOUNT_POLICY,
  attemptKey,
  countAttempt,
  describeWait,
  isAddress,
  isAdult,
  isOver13,
  normalizeMailbox,
} from "~/features/identity/index.server";
import { m } from "~/messages/compiled/messages.js";
import { auditStatement } from "~/platform/audit.server";
import type { RequestContext, UserRow } from "~/platform/context.server";
import { DAY_MS } from "~/platform/durations";
import { AppError } from "~/platform/errors";
import { sha256Hex } from "~/platform/hash.server";
import { createId } from "~/platform/ids";
import { queueMail } from "~/platform/outbox.server";
import { familyLinkedMail } from "./family-mails";

/** A printed code waits in a school bag: three weeks. */
export const CODE_VALID_MS = 21 * DAY_MS;
/** No letter or digit that looks like another one: 12 of 32 signs are 60 bits. */
const ALPHABET = "23456789ABCDEFGHJKLMNPQRSTUVWXYZ";
const CODE_LENGTH = 12;

type CodeContext = Pick<RequestContext, "db" | "clock">;
type LinkContext = CodeContext & Pick<RequestContext, "origin">;

const normalizeCode = (code: string) => code.toUpperCase().replace(/[^A-Z0-9]/g, "");
const hashCode = (code: string) => sha256Hex(`family-code\n${normalizeCode(code)}`);

function createCode(): string {
  const signs = [...crypto.getRandomValues(new Uint8Array(CODE_LENGTH))].map(
    (byte) => ALPHABET[byte % ALPHABET.length],
  );
  return signs.join("").replace(/(.{4})(?=.)/g, "$1-");
}

/**
 * A new one-time code for a child's family, to be printed; the child's older unused codes end. Only in a verified
 * school, for its own students. Throws 403 in any other school, 404 for anybody else's student.
 */
export async function makeFamilyCode(context: CodeContext, staff: UserRow, studentId: string) {
  const { db, clock } = context;
  const school = await findVerifiedSchool(db, staff.schoolId);
  const student = await findStudentOf(db, staff, studentId);
  if (!student) throw new AppError("not_found", m.family_student_unknown());
  if (!school || student.schoolId !== school.id) {
    throw new AppError("forbidden", m.staff_verified_school_only());
  }
  const [made] = isAdult(student, clock()) ? [] : await makeCodes(context, staff, [student]);
  if (!made) throw new AppError("not_found", m.family_student_unknown());
  return made;
}

/**
 * New codes for every active student of a class that is its school's and not of age, by name. Throws 404 for a
 * class that is not theirs, 403 outside a verified school.
 */
export async function makeClassFamilyCodes(context: CodeContext, staff: UserRow, classroomId: string) {
  const classroom = await requireSchoolClassroom(context.db, staff, classroomId, "print");
  const now = context.clock();
  const students = await context.db
    .select(STUDENT_COLUMNS)
    .from(memberships)
    .innerJoin(users, and(eq(users.id, memberships.studentId), eq(users.schoolId, classroom.schoolId)))
    .where(and(eq(memberships.classroomId, classroom.id), eq(memberships.status, "active")))
    .orderBy(asc(users.firstName), asc(users.lastName), asc(users.id));
  return makeCodes(
    context,
    staff,
    students.filter((student) => !isAdult(student, now)),
  );
}

const STUDENT_COLUMNS = {
  id: users.id,
  firstName: users.firstName,
  schoolId: users.schoolId,
  dateOfBirth: users.dateOfBirth,
  timeZone: users.timeZone,
};

async function makeCodes(
  { db, clock }: CodeContext,
  staff: UserRow,
  students: { id: string; firstName: string; timeZone: string }[],
) {
  const now = clock();
  const expiresAt = new Date(now.getTime() + CODE_VALID_MS);
  const made = students.map(({ id, firstName, timeZone }) => ({
    student: { id, firstName, timeZone },
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

/** A student in one of the classes the teacher teaches, or of the administrator's own school; else null. */
async function findStudentOf(db: Db, staff: UserRow, studentId: string) {
  const isStudent = and(eq(users.id, studentId), eq(users.userType, "student"));
  if (staff.userType === "admin") {
    if (!staff.schoolId) return null;
    const [student] = await db
      .select(STUDENT_COLUMNS)
      .from(users)
      .where(and(isStudent, eq(users.schoolId, staff.schoolId)));
    return student ?? null;
  }
  const [student] = await db
    .select(STUDENT_COLUMNS)
    .from(users)
    .innerJoin(memberships, and(eq(memberships.studentId, users.id), eq(memberships.status, "active")))
    .innerJoin(classrooms, and(eq(classrooms.id, memberships.classroomId), isHeldBy(staff, "teach")))
    .where(isStudent)
    .limit(1);
  return student ?? null;
}

/**
 * Links the parent to the code's child and uses the code up; the rest of the family, and a student of 13 or over,
 * hear of it by mail. Throws 422 for a code that is unknown, used, too old or of the parent's own making (one text
 * for all), 429 with a growing delay after several tries.
 */
export async function redeemFamilyCode(context: LinkContext, parent: UserRow, typed: string) {
  const { db, clock, origin } = context;
  const waitSeconds = await countAttempt(
    db,
    [await attemptKey("family-code", parent.id, ACCOUNT_POLICY)],
    clock,
  );
  if (waitSeconds !== null) {
    throw new AppError("rate_limited", m.identity_too_many_attempts({ wait: describeWait(waitSeconds) }), {
      retryAfterSeconds: waitSeconds,
    });
  }
  const now = clock();
  const code = await findCode(db, typed, now);
  const mailbox = normalizeMailbox(parent.email);
  if (!code || isAdult(code.child, now) || normalizeMailbox(code.makerEmail) === mailbox) throw wrongCode();
  const { child } = code;
  const others = (await findFamilyMailboxes(db, child.id, now)).filter(
    ({ email }) => normalizeMailbox(email) !== mailbox,
  );
  // A student of 13 or over hears of it as well; a younger one's address gets no mail.
  const student =
    child.dateOfBirth && isOver13(child.dateOfBirth, now, child.timeZone)
      ? [{ email: child.email, locale: child.locale }].filter(({ email }) => isAddress(email))
      : [];
  const isUnused = sql`exists (select 1 from ${familyCodes} where ${familyCodes.id} = ${code.id}
    and ${familyCodes.usedAt} is null and ${familyCodes.expiresAt} > ${now.getTime()})`;
  await decide(
    db,
    [{ holds: isUnused, otherwise: wrongCode }],
    [
      db.update(familyCodes).set({ usedAt: now, usedBy: parent.id }).where(eq(familyCodes.id, code.id)),
      linkStatement(db, parent.id, child.id, "code", now),
      auditStatement(
        db,
        { actorId: parent.id, subjectId: child.id, action: "family_linked", details: { by: "code" } },
        clock,
      ),
      ...[...others, ...student].map(({ email, locale }) =>
        queueMail(
          db,
          {
            kind: "family_linked",
            to: email,
            userId: child.id,
            ...familyLinkedMail({ childFirstName: child.firstName, url: `${origin}/help`, locale }),
          },
          clock,
        ),
      ),
    ],
  );
  return { child: { id: child.id, firstName: child.firstName } };
}

const wrongCode = () => {
  const message = m.family_code_wrong();
  return new AppError("refused", message, { fieldErrors: { code: message } });
};

/** An unused code in time, of a school that is still verified, with its child and who made it. */
async function findCode(db: Db, typed: string, now: Date) {
  const maker = alias(users, "maker");
  const [found] = await db
    .select({
      id: sql<string>`${familyCodes.id}`.as("code_id"),
      makerEmail: sql<string>`${maker.email}`.as("maker_email"),
      child: getTableColumns(users),
    })
    .from(familyCodes)
    .innerJoin(users, eq(users.id, familyCodes.childId))
    .innerJoin(maker, eq(maker.id, familyCodes.createdBy))
    .innerJoin(schools, and(eq(schools.id, maker.schoolId), eq(schools.isVerified, true)))
    .where(
      and(
        eq(familyCodes.codeHash, await hashCode(typed)),
        isNull(familyCodes.usedAt),
        gt(familyCodes.expiresAt, now),
      ),
    );
  return found ?? null;
}
