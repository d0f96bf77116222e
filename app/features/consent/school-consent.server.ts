import { and, desc, eq } from "drizzle-orm";
import type { z } from "zod";
import type { Db } from "~/db/index.server";
import { consentLedger, schools, users } from "~/db/schema";
import { isOver13 } from "~/features/accounts/index.server";
import { m } from "~/messages/compiled/messages.js";
import { auditStatement } from "~/platform/audit.server";
import type { UserRow } from "~/platform/context.server";
import { AppError } from "~/platform/errors";
import type { schoolConsentListSchema, schoolConsentSchema } from "./consent.schema";
import { closeOtherRequests, type RevokeContext, unsentConsentMail } from "./decide.server";
import { accessEndedStatements, closeChildSockets } from "./end-access.server";
import { ledgerStatement, noticeVersion } from "./ledger.server";
import { isMethodEnough } from "./methods";
import { noticeBlocks } from "./notice";

type SchoolConsentInput = z.infer<typeof schoolConsentSchema>;

/** The verified school this administrator speaks for. Throws 403 for any other (safety.md P14, S1). */
async function requireVerifiedSchool(db: Db, admin: UserRow): Promise<string> {
  const [school] = admin.schoolId
    ? await db
        .select({ id: schools.id })
        .from(schools)
        .where(and(eq(schools.id, admin.schoolId), eq(schools.isVerified, true)))
    : [];
  if (!school) throw new AppError("forbidden", m.consent_school_not_verified());
  return school.id;
}

/** A student of this school under 13; anybody else is the same 404. */
async function requireYoungStudent(db: Db, schoolId: string, studentId: string, now: Date): Promise<UserRow> {
  const [student] = await db
    .select()
    .from(users)
    .where(and(eq(users.id, studentId), eq(users.userType, "student"), eq(users.schoolId, schoolId)));
  if (!student?.dateOfBirth || isOver13(student.dateOfBirth, now, student.timeZone)) {
    throw new AppError("not_found", m.consent_child_unknown());
  }
  return student;
}

/**
 * A verified school's administrator consents for a student under 13, under the notice they were shown, or
 * withdraws it. `school_authorization` is FTC guidance for a school's own educational use and never reaches
 * an outside AI model; a parent's form on paper (`signed_form`) may. A parent's own no is never overruled.
 */
export async function decideForSchool(
  context: RevokeContext,
  admin: UserRow,
  studentId: string,
  input: SchoolConsentInput,
) {
  const { db, clock } = context;
  const now = clock();
  const schoolId = await requireVerifiedSchool(db, admin);
  const version = await noticeVersion();
  if (input.noticeVersion !== version) throw new AppError("conflict", m.consent_school_notice_changed());
  const student = await requireYoungStudent(db, schoolId, studentId, now);
  const entry = {
    childId: student.id,
    requestId: null,
    method: input.method,
    decidedBy: `user:${admin.id}`,
    schoolId,
  };
  const audit = (action: string) =>
    auditStatement(db, { actorId: admin.id, subjectId: student.id, action, details: { schoolId } }, clock);

  if (!input.grant) {
    const [last] = await db
      .select({ schoolId: consentLedger.schoolId })
      .from(consentLedger)
      .where(and(eq(consentLedger.childId, student.id), eq(consentLedger.decision, "granted")))
      .orderBy(desc(consentLedger.createdAt), desc(consentLedger.id))
      .limit(1);
    if (student.coppaConsentStatus !== "granted" || last?.schoolId !== schoolId) {
      throw new AppError("conflict", m.consent_none_to_revoke());
    }
    await db.batch([
      ledgerStatement(db, { ...entry, decision: "revoked", choices: {} }, version, now),
      ...accessEndedStatements(db, student.id, now),
      audit("school_consent_withdrawn"),
    ]);
    await closeChildSockets(context.env, db, student.id);
    return { status: "revoked" as const, externalModelConsent: false };
  }

  if (student.coppaConsentStatus === "declined" || student.coppaConsentStatus === "revoked") {
    throw new AppError("refused", m.consent_school_parent_said_no());
  }
  const externalModelConsent = input.externalModel && isMethodEnough(input.method, "external_model");
  await db.batch([
    ledgerStatement(
      db,
      {
        ...entry,
        decision: "granted",
        choices: {
          ferpaConsent: input.ferpaConsent,
          dataRetentionConsent: input.dataRetentionConsent,
          externalModelAskedFor: input.externalModel,
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
        coppaConsentStatus: "granted",
        coppaConsentBy: m.consent_by_school(),
        ferpaEducationRecordsConsent: input.ferpaConsent,
        dataRetentionOptOut: !input.dataRetentionConsent,
        externalModelConsent,
        updatedAt: now,
      })
      .where(eq(users.id, student.id)),
    audit("school_consent_given"),
  ]);
  return { status: "granted" as const, externalModelConsent };
}

/** The school's own consents, newest first, with the notice an administrator reads before giving one. */
export async function listSchoolConsents(
  context: Pick<RevokeContext, "db" | "origin"> & { locale: "en" | "es" },
  admin: UserRow,
): Promise<z.infer<typeof schoolConsentListSchema>> {
  const { db, locale, origin } = context;
  const schoolId = await requireVerifiedSchool(db, admin);
  const rows = await db
    .select({
      studentId: consentLedger.childId,
      decision: consentLedger.decision,
      method: consentLedger.method,
      noticeVersion: consentLedger.noticeVersion,
      decidedBy: consentLedger.decidedBy,
      createdAt: consentLedger.createdAt,
    })
    .from(consentLedger)
    .where(eq(consentLedger.schoolId, schoolId))
    .orderBy(desc(consentLedger.createdAt), desc(consentLedger.id))
    .limit(500);
  const facts = { childFirstName: m.consent_school_the_student(), noticeUrl: `${origin}/privacy` };
  return {
    noticeVersion: await noticeVersion(),
    notice: noticeBlocks(locale, facts).map(({ id, heading, paragraphs, items = [] }) => ({
      id,
      heading,
      paragraphs,
      items,
    })),
    consents: rows.map((row) => ({ ...row, createdAt: row.createdAt.toISOString() })),
  };
}
