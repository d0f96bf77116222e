import { and, eq, gt, isNull, sql } from "drizzle-orm";
import { z } from "zod";
import { decide } from "~/db/decide.server";
import { classrooms, schools, teacherCodes, users } from "~/db/schema";
import { ACCOUNT_POLICY, attemptKey, countAttempt, describeWait } from "~/features/identity/index.server";
import { m } from "~/messages/compiled/messages.js";
import { auditStatement } from "~/platform/audit.server";
import type { RequestContext, UserRow } from "~/platform/context.server";
import { momentWriter } from "~/platform/date-text";
import { DAY_MS } from "~/platform/durations";
import { AppError } from "~/platform/errors";
import { sha256Hex } from "~/platform/hash.server";
import type { Locale } from "~/platform/locale.server";
import { escapeHtml } from "~/platform/mail-template";
import { createReadableCode } from "~/platform/readable-code";

/** `timeZone` is the school's. */
export const teacherCodeSchema = z.object({ code: z.string(), expiresAt: z.string(), timeZone: z.string() });
export const joinSchoolSchema = z.object({ schoolCode: z.string().trim().min(1).max(40) });
export const joinedSchoolSchema = z.object({ schoolName: z.string() });

const CODE_LENGTH = 12;
const CODE_VALID_MS = 7 * DAY_MS;

type CodeContext = Pick<RequestContext, "db" | "clock">;

const hashCode = (typed: string) =>
  sha256Hex(`teacher-code\n${typed.toUpperCase().replace(/[^A-Z0-9]/g, "")}`);

/** A code that lets one teacher into this administrator's verified school. Throws 403 for any other school. */
export async function makeTeacherCode({ db, clock }: CodeContext, admin: UserRow) {
  const [school] = await db
    .select({ id: schools.id, timeZone: schools.timeZone })
    .from(schools)
    .where(and(eq(schools.id, admin.schoolId ?? ""), eq(schools.isVerified, true)));
  if (!school) throw new AppError("forbidden", m.consent_school_not_verified());
  const now = clock();
  const code = createReadableCode(CODE_LENGTH).replace(/(.{4})(?=.)/g, "$1-");
  const expiresAt = new Date(now.getTime() + CODE_VALID_MS);
  await db.batch([
    db.insert(teacherCodes).values({
      codeHash: await hashCode(code),
      schoolId: school.id,
      createdBy: admin.id,
      createdAt: now,
      expiresAt,
    }),
    auditStatement(db, { actorId: admin.id, subjectId: school.id, action: "teacher_code_made" }, clock),
  ]);
  return { code, expiresAt: expiresAt.toISOString(), timeZone: school.timeZone };
}

/**
 * Lets a teacher into the school of a code, with their classes, and uses the code up. Students who are in a
 * class already stay outside the school until they enter its code again. Throws 409 for a teacher who has a
 * school, 422 for a code that is unknown, used or too old, 429 after several tries.
 */
export async function joinSchool({ db, clock }: CodeContext, teacher: UserRow, typed: string) {
  const hasOne = () => new AppError("conflict", m.staff_school_has_one());
  if (teacher.schoolId) throw hasOne();
  const key = await attemptKey("teacher-code", teacher.id, ACCOUNT_POLICY);
  const waitSeconds = await countAttempt(db, [key], clock);
  if (waitSeconds !== null) {
    throw new AppError("rate_limited", m.identity_too_many_attempts({ wait: describeWait(waitSeconds) }), {
      retryAfterSeconds: waitSeconds,
    });
  }
  const now = clock();
  const isCode = and(eq(teacherCodes.codeHash, await hashCode(typed)), gt(teacherCodes.expiresAt, now));
  const [code] = await db.select({ schoolId: teacherCodes.schoolId }).from(teacherCodes).where(isCode);
  const wrongCode = () => {
    const message = m.staff_school_code_wrong();
    return new AppError("refused", message, { fieldErrors: { schoolCode: message } });
  };
  if (!code) throw wrongCode();
  const { schoolId } = code;
  const conditions = [
    { holds: sql`exists (select 1 from ${teacherCodes} where ${isCode})`, otherwise: wrongCode },
    {
      holds: sql`exists (select 1 from ${users} where ${users.id} = ${teacher.id}
        and ${users.schoolId} is null)`,
      otherwise: hasOne,
    },
  ];
  const [, [school]] = await decide(db, conditions, [
    db.delete(teacherCodes).where(isCode),
    db.select({ name: schools.name }).from(schools).where(eq(schools.id, schoolId)),
    // Rights of an earlier time at the school do not come back with the person.
    db
      .update(users)
      .set({ schoolId, technicalAdminOf: null, updatedAt: now })
      .where(eq(users.id, teacher.id)),
    db
      .update(classrooms)
      .set({ schoolId })
      .where(and(eq(classrooms.teacherId, teacher.id), isNull(classrooms.schoolId))),
    auditStatement(
      db,
      { actorId: teacher.id, subjectId: teacher.id, action: "school_joined", details: { schoolId } },
      clock,
    ),
  ]);
  return { schoolName: school?.name ?? "" };
}

/** The light page that shows a new code once; no script, one small style sheet. */
export function teacherCodePage(
  { code, expiresAt, timeZone }: z.infer<typeof teacherCodeSchema>,
  locale: Locale,
): Response {
  const date = momentWriter("long", timeZone, locale)(expiresAt);
  const title = escapeHtml(m.staff_teacher_code_title());
  const html = `<!doctype html>
<html lang="${locale}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">
<title>${title}</title><link rel="stylesheet" href="/sheet.css"></head>
<body><main>
<h1>${title}</h1>
<p class="code-large">${escapeHtml(code)}</p>
<p>${escapeHtml(m.staff_teacher_code_how())}</p>
<p>${escapeHtml(m.family_sheet_until({ date }))}</p>
</main></body></html>`;
  return new Response(html, {
    headers: { "content-type": "text/html; charset=utf-8", "cache-control": "no-store" },
  });
}
