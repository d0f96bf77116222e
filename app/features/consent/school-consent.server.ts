import { and, asc, desc, eq, gt, inArray, sql } from "drizzle-orm";
import { alias } from "drizzle-orm/sqlite-core";
import type { z } from "zod";
import { type Condition, decide } from "~/db/decide.server";
import type { Db } from "~/db/index.server";
import { consentLedger, schools, users } from "~/db/schema";
import { COPPA_AGE, isOver13, supersedeSessions } from "~/features/identity/index.server";
import { m } from "~/messages/compiled/messages.js";
import { auditStatement } from "~/platform/audit.server";
import { addDays } from "~/platform/calendar";
import { yearsBefore } from "~/platform/calendar.server";
import { localDateOf } from "~/platform/clock";
import type { UserRow } from "~/platform/context.server";
import { AppError } from "~/platform/errors";
import type { Locale } from "~/platform/languages";
import type { schoolConsentBulkSchema, schoolConsentListSchema, schoolConsentSchema } from "./consent.schema";
import { closeOtherRequests, type RevokeContext, seatStatement, unsentConsentMail } from "./decide.server";
import { accessEndedStatements, closeChildSockets } from "./end-access.server";
import { ledgerStatement, noticeVersion } from "./ledger.server";
import { isMethodEnough } from "./methods";
import { noticeBlocks } from "./notice";

const LEDGER_LIMIT = 500;

type Choices = Omit<z.infer<typeof schoolConsentSchema>, "grant">;

/** The verified school this administrator speaks for; null for any other (P14, S1). */
export async function findVerifiedSchool(db: Db, admin: UserRow) {
  if (!admin.schoolId) return null;
  const [school] = await db
    .select({ id: schools.id, timeZone: schools.timeZone })
    .from(schools)
    .where(and(eq(schools.id, admin.schoolId), eq(schools.isVerified, true)));
  return school ?? null;
}

async function requireVerifiedSchool(db: Db, admin: UserRow): Promise<string> {
  const school = await findVerifiedSchool(db, admin);
  if (!school) throw new AppError("forbidden", m.consent_school_not_verified());
  return school.id;
}

/** Those of these students who are the school's and under 13. */
async function youngStudents(db: Db, schoolId: string, now: Date, ids: string[]): Promise<UserRow[]> {
  const rows = await db
    .select()
    .from(users)
    .where(and(isYoungStudent(schoolId, now), inArray(users.id, ids)));
  return rows.filter((student) => isYoung(student, now));
}

/** As near as the database can tell; half a day of time zone either way is left to `isYoung`. */
export const isYoungStudent = (schoolId: string, now: Date) =>
  and(
    eq(users.schoolId, schoolId),
    eq(users.userType, "student"),
    gt(users.dateOfBirth, yearsBefore(addDays(localDateOf(now, "UTC"), -1), COPPA_AGE)),
  );

export const isYoung = (
  { dateOfBirth, timeZone }: Pick<UserRow, "dateOfBirth" | "timeZone">,
  now: Date,
): boolean => dateOfBirth !== null && !isOver13(dateOfBirth, now, timeZone);

/** Some students' decisions as read: whose word counts last for each, and how many there were. */
type Spoken = { speakers: Map<string, string>; countByStudent: Map<string, number> };

/** Whose word counts last for each of these students: a school's id; absent where a parent spoke last. */
async function lastSpeakers(db: Db, studentIds: string[]): Promise<Spoken> {
  const rows = await db
    .select({
      childId: consentLedger.childId,
      speaker: sql<string | null>`${consentLedger.schoolId}`.as("speaker"),
    })
    .from(consentLedger)
    .where(inArray(consentLedger.childId, studentIds))
    .orderBy(asc(consentLedger.createdAt), asc(consentLedger.id));
  const speakers = new Map<string, string>();
  const countByStudent = new Map<string, number>();
  for (const { childId, speaker } of rows) {
    countByStudent.set(childId, (countByStudent.get(childId) ?? 0) + 1);
    if (speaker) speakers.set(childId, speaker);
    else speakers.delete(childId);
  }
  return { speakers, countByStudent };
}

/** The ledger only grows: as long as it holds no further decision about these students, what was read still is so. */
function isUnchanged(studentIds: string[], { countByStudent }: Spoken): Condition {
  const known = studentIds.reduce((sum, id) => sum + (countByStudent.get(id) ?? 0), 0);
  const ids = sql.join(
    studentIds.map((id) => sql`${id}`),
    sql.raw(", "),
  );
  return {
    holds: sql`(select count(*) from ${consentLedger} where ${consentLedger.childId} in (${ids})) = ${known}`,
    otherwise: () => new AppError("conflict", m.consent_school_decided_meanwhile()),
  };
}

/** What a school may do about a student now. A parent's own no is never overruled; their yes needs nobody else. */
export function standing(
  student: Pick<UserRow, "coppaConsentStatus">,
  speaker: string | null | undefined,
  schoolId: string,
) {
  if (student.coppaConsentStatus === "granted") {
    return speaker === schoolId ? ("given_by_school" as const) : ("given_by_parent" as const);
  }
  const isRefused = student.coppaConsentStatus === "declined" || student.coppaConsentStatus === "revoked";
  return isRefused && speaker !== schoolId ? ("refused_by_parent" as const) : ("open" as const);
}

/**
 * A verified school's administrator consents for students under 13, under the notice they were shown.
 * `school_authorization` is FTC guidance for a school's own educational use and never reaches an outside AI
 * model; a parent's form on paper (`signed_form`) may. All or none; who has a consent already keeps it.
 */
export async function consentForSchool(
  context: RevokeContext,
  admin: UserRow,
  { studentIds, ...choices }: z.infer<typeof schoolConsentBulkSchema>,
): Promise<{ granted: number; externalModelConsent: boolean }> {
  const { db, clock } = context;
  const now = clock();
  const schoolId = await requireVerifiedSchool(db, admin);
  const version = await requireCurrentNotice(choices.noticeVersion);
  const [students, spoken] = await Promise.all([
    youngStudents(db, schoolId, now, studentIds),
    lastSpeakers(db, studentIds),
  ]);
  if (students.length < new Set(studentIds).size) throw new AppError("not_found", m.consent_child_unknown());
  const standings = students.map((student) => standing(student, spoken.speakers.get(student.id), schoolId));
  if (standings.includes("refused_by_parent")) {
    throw new AppError("refused", m.consent_school_parent_said_no());
  }
  const externalModelConsent = choices.externalModel && isMethodEnough(choices.method, "external_model");
  const open = students.filter((_, index) => standings[index] === "open");
  const [first, ...rest] = open.flatMap((student) =>
    grantStatements(db, { student, admin, schoolId, choices, externalModelConsent, version, now }),
  );
  const ids = open.map(({ id }) => id);
  if (first) await decide(db, [isUnchanged(ids, spoken)], [first, ...rest]);
  return { granted: open.length, externalModelConsent };
}

function grantStatements(
  db: Db,
  grant: {
    student: UserRow;
    admin: UserRow;
    schoolId: string;
    choices: Choices;
    externalModelConsent: boolean;
    version: string;
    now: Date;
  },
) {
  const { student, admin, schoolId, choices, externalModelConsent, version, now } = grant;
  const { method, ferpaConsent, dataRetentionConsent } = choices;
  return [
    ledgerStatement(
      db,
      {
        childId: student.id,
        requestId: null,
        method,
        decidedBy: `user:${admin.id}`,
        schoolId,
        decision: "granted",
        choices: {
          ferpaConsent,
          dataRetentionConsent,
          externalModelAskedFor: choices.externalModel,
          externalModelConsent,
        },
      },
      version,
      now,
    ),
    closeOtherRequests(db, student.id, null, now),
    unsentConsentMail(db, student.id),
    db
      .update(users)
      .set({
        coppaConsentStatus: "granted" as const,
        coppaConsentBy: m.consent_by_school(),
        ferpaEducationRecordsConsent: ferpaConsent,
        dataRetentionOptOut: !dataRetentionConsent,
        externalModelConsent,
        updatedAt: now,
      })
      .where(eq(users.id, student.id)),
    supersedeSessions(db, student.id, now),
    seatStatement(db, student.id, now),
    auditStatement(
      db,
      { actorId: admin.id, subjectId: student.id, action: "school_consent_given", details: { schoolId } },
      () => now,
    ),
  ];
}

/** Takes back what this school gave. Throws 409 where it gave nothing. The student is signed out at once. */
async function withdrawForSchool(
  context: RevokeContext,
  admin: UserRow,
  studentId: string,
  choices: Choices,
): Promise<void> {
  const { db, clock } = context;
  const now = clock();
  const schoolId = await requireVerifiedSchool(db, admin);
  const version = await requireCurrentNotice(choices.noticeVersion);
  const [[student], spoken] = await Promise.all([
    youngStudents(db, schoolId, now, [studentId]),
    lastSpeakers(db, [studentId]),
  ]);
  if (!student) throw new AppError("not_found", m.consent_child_unknown());
  if (standing(student, spoken.speakers.get(student.id), schoolId) !== "given_by_school") {
    throw new AppError("conflict", m.consent_none_to_revoke());
  }
  const entry = {
    childId: student.id,
    requestId: null,
    method: choices.method,
    decidedBy: `user:${admin.id}`,
    schoolId,
    decision: "revoked" as const,
    choices: {},
  };
  await decide(
    db,
    [isUnchanged([student.id], spoken)],
    [
      ledgerStatement(db, entry, version, now),
      ...accessEndedStatements(db, student.id, now),
      auditStatement(
        db,
        {
          actorId: admin.id,
          subjectId: student.id,
          action: "school_consent_withdrawn",
          details: { schoolId },
        },
        clock,
      ),
    ],
  );
  await closeChildSockets(context.env, db, student.id);
}

/** One student: the school's yes, or its withdrawal. */
export async function decideForSchool(
  context: RevokeContext,
  admin: UserRow,
  studentId: string,
  { grant, ...choices }: z.infer<typeof schoolConsentSchema>,
) {
  if (!grant) {
    await withdrawForSchool(context, admin, studentId, choices);
    return { status: "revoked" as const, externalModelConsent: false };
  }
  const { externalModelConsent } = await consentForSchool(context, admin, {
    ...choices,
    studentIds: [studentId],
    isAuthorized: true,
  });
  return { status: "granted" as const, externalModelConsent };
}

/** Throws 409 when the words have changed since an administrator read them. */
export async function requireCurrentNotice(shownVersion: string): Promise<string> {
  const version = await noticeVersion();
  if (shownVersion !== version) throw new AppError("conflict", m.consent_school_notice_changed());
  return version;
}

export type ListContext = Pick<RevokeContext, "db" | "origin"> & { locale: Locale };

/** The school's own consents, newest first, with the notice an administrator reads before giving one. */
export async function listSchoolConsents(
  context: ListContext,
  admin: UserRow,
  number = 1,
): Promise<z.infer<typeof schoolConsentListSchema>> {
  const { db } = context;
  const schoolId = await requireVerifiedSchool(db, admin);
  const rows = await schoolLedger(db, schoolId)
    .limit(LEDGER_LIMIT)
    .offset((number - 1) * LEDGER_LIMIT);
  return {
    ...(await readNotice(context)),
    consents: rows.map(({ studentId, decision, method, noticeVersion, decidedBy, createdAt }) => ({
      ...{ studentId, decision, method, noticeVersion, decidedBy },
      createdAt: createdAt.toISOString(),
    })),
  };
}

/** The ledger's rows of a school; names are read beside it, so a deleted account has none. */
export const schoolLedger = (db: Db, schoolId: string) => {
  const student = alias(users, "student");
  const person = alias(users, "person");
  return db
    .select({
      studentId: consentLedger.childId,
      decision: consentLedger.decision,
      method: consentLedger.method,
      noticeVersion: consentLedger.noticeVersion,
      decidedBy: consentLedger.decidedBy,
      createdAt: consentLedger.createdAt,
      student: sql<string | null>`${student.firstName} || ' ' || ${student.lastName}`.as("student_name"),
      person: sql<string | null>`${person.firstName} || ' ' || ${person.lastName}`.as("person_name"),
    })
    .from(consentLedger)
    .leftJoin(student, eq(student.id, consentLedger.childId))
    .leftJoin(person, eq(person.id, sql`substr(${consentLedger.decidedBy}, length('user:') + 1)`))
    .where(eq(consentLedger.schoolId, schoolId))
    .orderBy(desc(consentLedger.createdAt), desc(consentLedger.id));
};

export async function readNotice({ locale, origin }: ListContext) {
  const facts = { childFirstName: m.consent_school_the_student(), noticeUrl: `${origin}/privacy` };
  const notice = noticeBlocks(locale, facts).map(({ id, heading, paragraphs, items = [] }) => ({
    id,
    heading,
    paragraphs: paragraphs.map(startSentences),
    items,
  }));
  return { noticeVersion: await noticeVersion(), notice };
}

/** "the student" stands where a name would, also at the start of a sentence. */
const startSentences = (text: string) => text.replace(/(^|[.?!] )\p{Ll}/gu, (start) => start.toUpperCase());
