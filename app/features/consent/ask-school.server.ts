import { and, eq, isNull, sql } from "drizzle-orm";
import type { z } from "zod";
import { decide } from "~/db/decide.server";
import { classrooms, schools, users } from "~/db/schema";
import { ACCOUNT_POLICY, attemptKey, countAttempt, describeWait } from "~/features/identity/index.server";
import { m } from "~/messages/compiled/messages.js";
import { auditStatement } from "~/platform/audit.server";
import type { RequestContext, SignedIn } from "~/platform/context.server";
import { AppError } from "~/platform/errors";
import type { resentSchema } from "./consent.schema";

/**
 * Shows a waiting child to the verified school of a class code, which may consent for it (P14). Only
 * the school is noted: the child joins no class before somebody said yes. Throws 422 for a code that is unknown
 * or of no verified school, 429 after several tries.
 */
export async function askSchool(
  { db, clock }: Pick<RequestContext, "db" | "clock">,
  { user }: SignedIn,
  classCode: string,
): Promise<z.infer<typeof resentSchema>> {
  const waitSeconds = await countAttempt(
    db,
    [await attemptKey("ask-school", user.id, ACCOUNT_POLICY)],
    clock,
  );
  if (waitSeconds !== null) {
    throw new AppError("rate_limited", m.identity_too_many_attempts({ wait: describeWait(waitSeconds) }), {
      retryAfterSeconds: waitSeconds,
    });
  }
  const [school] = await db
    .select({ id: schools.id })
    .from(classrooms)
    .innerJoin(schools, and(eq(schools.id, classrooms.schoolId), eq(schools.isVerified, true)))
    .where(and(eq(classrooms.joinCode, classCode), isNull(classrooms.archivedAt)));
  if (!school) {
    const message = m.consent_school_code_unknown();
    throw new AppError("refused", message, { fieldErrors: { classCode: message } });
  }
  // A child whose parent has just said yes is nobody's to ask for: the school would get a student it never had.
  const isWaiting = sql`exists (select 1 from ${users} where ${users.id} = ${user.id}
    and ${users.coppaConsentStatus} <> 'granted')`;
  await decide(
    db,
    [{ holds: isWaiting, otherwise: () => new AppError("conflict", m.consent_not_waiting()) }],
    [
      db.update(users).set({ schoolId: school.id, updatedAt: clock() }).where(eq(users.id, user.id)),
      auditStatement(
        db,
        { actorId: user.id, subjectId: user.id, action: "school_asked", details: { schoolId: school.id } },
        clock,
      ),
    ],
  );
  return { status: "school_asked", expiresAt: null };
}
