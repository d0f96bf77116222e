import { and, asc, desc, eq, gt, inArray, sql } from "drizzle-orm";
import { alias } from "drizzle-orm/sqlite-core";
import type { z } from "zod";
import type { Db } from "~/db/index.server";
import { consentLedger, schools, users } from "~/db/schema";
import { COPPA_AGE, isOver13 } from "~/features/accounts/index.server";
import { m } from "~/messages/compiled/messages.js";
import { auditStatement } from "~/platform/audit.server";
import type { UserRow } from "~/platform/context.server";
import { AppError } from "~/platform/errors";
import type { schoolConsentBulkSchema, schoolConsentListSchema, schoolConsentSchema } from "./consent.schema";
import { closeOtherRequests, type RevokeContext, unsentConsentMail } from "./decide.server";
import { accessEndedStatements, closeChildSockets } from "./end-access.server";
import { ledgerStatement, noticeVersion } from "./ledger.server";
import { isMethodEnough } from "./methods";
import { noticeBlocks } from "./notice";

const DAY_MS = 24 * 60 * 60 * 1000;
const LEDGER_LIMIT = 500;

type Choices = Omit<z.infer<typeof schoolConsentSchema>, "grant">;

/** The verified school this administrator speaks for; null for any other (safety.md P14, S1). */
async function findVerifiedSchool(db: Db, admin: UserRow): Promise<string | null> {
  if (!admin.schoolId) return null;
  const [school] = await db
    .select({ id: schools.id })
    .from(schools)
    .where(and(eq(schools.id, admin.schoolId), eq(schools.isVerified, true)));
  return school?.id ?? null;
}

async function requireVerifiedSchool(db: Db, admin: UserRow): Promise<string> {
  const schoolId = await findVerifiedSchool(db, admin);
  if (!schoolId) throw new AppError("forbidden", m.consent_school_not_verified());
  return schoolId;
}

/** The school's students under 13, all of them or those asked for, by name. */
async function youngStudents(db: Db, schoolId: string, now: Date, ids?: string[]): Promise<UserRow[]> {
  // Half a day of time zone either way is left to the exact check.
  const bornAfter = new Date(now.getTime() - DAY_MS);
  bornAfter.setUTCFullYear(bornAfter.getUTCFullYear() - COPPA_AGE);
  const rows = await db
    .select()
    .from(users)
    .where(
      and(
        eq(users.schoolId, schoolId),
        eq(users.userType, "student"),
        gt(users.dateOfBirth, bornAfter.toISOString().slice(0, 10)),
        ids ? inArray(users.id, ids) : undefined,
      ),
    )
    .orderBy(asc(users.firstName), asc(users.lastName), asc(users.id));
  return rows.filter(({ dateOfBirth, timeZone }) => dateOfBirth && !isOver13(dateOfBirth, now, timeZone));
}

/** Whose word counts last for each of the school's students: a school's id; absent where a parent spoke last. */
async function lastSpeakers(db: Db, schoolId: string): Promise<Map<string, string>> {
  const rows = await db
    .select({
      childId: consentLedger.childId,
      speaker: sql<string | null>`${consentLedger.schoolId}`.as("speaker"),
    })
    .from(consentLedger)
    .innerJoin(users, eq(users.id, consentLedger.childId))
    .where(eq(users.schoolId, schoolId))
    .orderBy(asc(consentLedger.createdAt), asc(consentLedger.id));
  const speakers = new Map<string, string>();
  for (const { childId, speaker } of rows) {
    if (speaker) speakers.set(childId, speaker);
    else speakers.delete(childId);
  }
  return speakers;
}

/** What a school may do about a student now. A parent's own no is never overruled; their yes needs nobody else. */
function standing(student: UserRow, speaker: string | undefined, schoolId: string) {
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
  const [students, speakers] = await Promise.all([
    youngStudents(db, schoolId, now, studentIds),
    lastSpeakers(db, schoolId),
  ]);
  if (students.length < new Set(studentIds).size) throw new AppError("not_found", m.consent_child_unknown());
  const standings = students.map((student) => standing(student, speakers.get(student.id), schoolId));
  if (standings.includes("refused_by_parent")) {
    throw new AppError("refused", m.consent_school_parent_said_no());
  }
  const externalModelConsent = choices.externalModel && isMethodEnough(choices.method, "external_model");
  const open = students.filter((_, index) => standings[index] === "open");
  const [first, ...rest] = open.flatMap((student) =>
    grantStatements(db, { student, admin, schoolId, choices, externalModelConsent, version, now }),
  );
  if (first) await db.batch([first, ...rest]);
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
  const [[student], speakers] = await Promise.all([
    youngStudents(db, schoolId, now, [studentId]),
    lastSpeakers(db, schoolId),
  ]);
  if (!student) throw new AppError("not_found", m.consent_child_unknown());
  if (standing(student, speakers.get(student.id), schoolId) !== "given_by_school") {
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
  await db.batch([
    ledgerStatement(db, entry, version, now),
    ...accessEndedStatements(db, student.id, now),
    auditStatement(
      db,
      { actorId: admin.id, subjectId: student.id, action: "school_consent_withdrawn", details: { schoolId } },
      clock,
    ),
  ]);
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

async function requireCurrentNotice(shownVersion: string): Promise<string> {
  const version = await noticeVersion();
  if (shownVersion !== version) throw new AppError("conflict", m.consent_school_notice_changed());
  return version;
}

type ListContext = Pick<RevokeContext, "db" | "origin"> & { locale: "en" | "es" };

/** The school's own consents, newest first, with the notice an administrator reads before giving one. */
export async function listSchoolConsents(
  context: ListContext,
  admin: UserRow,
): Promise<z.infer<typeof schoolConsentListSchema>> {
  const { db } = context;
  const schoolId = await requireVerifiedSchool(db, admin);
  const rows = await schoolLedger(db, schoolId);
  return {
    ...(await readNotice(context)),
    consents: rows.map(({ studentId, decision, method, noticeVersion, decidedBy, createdAt }) => ({
      ...{ studentId, decision, method, noticeVersion, decidedBy },
      createdAt: createdAt.toISOString(),
    })),
  };
}

/** The ledger's rows of a school; names are read beside it, so a deleted account has none. */
const schoolLedger = (db: Db, schoolId: string) => {
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
    .orderBy(desc(consentLedger.createdAt), desc(consentLedger.id))
    .limit(LEDGER_LIMIT);
};

async function readNotice({ locale, origin }: ListContext) {
  const facts = { childFirstName: m.consent_school_the_student(), noticeUrl: `${origin}/privacy` };
  const notice = noticeBlocks(locale, facts).map(({ id, heading, paragraphs, items = [] }) => ({
    id,
    heading,
    paragraphs: paragraphs.map(startSentences),
    items,
  }));
  return { noticeVersion: await noticeVersion(), notice };
}

/** What the staff page's school consent card shows; null for anybody but a verified school's administrator. */
export async function loadSchoolConsent(context: ListContext & Pick<RevokeContext, "clock">, admin: UserRow) {
  const { db, clock } = context;
  const { schoolId } = admin;
  if (admin.userType !== "admin" || !schoolId) return null;
  const [verifiedId, students, speakers, ledger, notice] = await Promise.all([
    findVerifiedSchool(db, admin),
    youngStudents(db, schoolId, clock()),
    lastSpeakers(db, schoolId),
    schoolLedger(db, schoolId),
    readNotice(context),
  ]);
  if (!verifiedId) return null;
  return {
    ...notice,
    students: students.map((student) => ({
      id: student.id,
      name: `${student.firstName} ${student.lastName}`,
      grade: student.grade,
      standing: standing(student, speakers.get(student.id), schoolId),
    })),
    ledger: ledger.map(({ student, person, decision, method, noticeVersion, createdAt }) => ({
      ...{ student, person, decision, method, noticeVersion },
      at: createdAt.toISOString(),
    })),
  };
}
export type SchoolConsentView = NonNullable<Awaited<ReturnType<typeof loadSchoolConsent>>>;

/** "the student" stands where a name would, also at the start of a sentence. */
const startSentences = (text: string) => text.replace(/(^|[.?!] )\p{Ll}/gu, (start) => start.toUpperCase());
