import { eq, sql } from "drizzle-orm";
import { z } from "zod";
import { decide } from "~/db/decide.server";
import { users } from "~/db/schema";
import { isOver13 } from "~/features/identity/index.server";
import { m } from "~/messages/compiled/messages.js";
import { auditStatement } from "~/platform/audit.server";
import type { UserRow, Work } from "~/platform/context.server";
import { AppError } from "~/platform/errors";

/** A switch as JSON sends it (true), or as a plain form does ("on"; a switch that is off is left out). */
const switchSchema = z.union([
  z.boolean(),
  z.enum(["on", "true"]).transform(() => true),
  z.enum(["off", "false"]).transform(() => false),
]);

export const updatePrivacySchema = z.object({
  ferpaDirectoryOptOut: switchSchema.optional(),
  ferpaEducationRecordsConsent: switchSchema.optional(),
  dataRetentionOptOut: switchSchema.optional(),
  /** Sent by the plain form: what is not ticked there is off. */
  isForm: z.literal("yes").optional(),
});

/** Whether the two consent switches are the user's to move: at 13 or over, or once consent is granted. */
export const mayConsent = (
  user: Pick<UserRow, "userType" | "dateOfBirth" | "timeZone" | "coppaConsentStatus">,
  now: Date,
): boolean =>
  user.userType !== "student" ||
  user.coppaConsentStatus === "granted" ||
  (user.dateOfBirth !== null && isOver13(user.dateOfBirth, now, user.timeZone));

/** Stores the switches that were sent, with a line in the audit log. Throws 403 for the two a child may not move. */
export async function updatePrivacy(
  { db, clock }: Work,
  user: UserRow,
  input: z.infer<typeof updatePrivacySchema>,
): Promise<UserRow> {
  const now = clock();
  const { isForm, ...sent } = input;
  const choices = isForm
    ? {
        ferpaDirectoryOptOut: false,
        ferpaEducationRecordsConsent: false,
        dataRetentionOptOut: false,
        ...sent,
      }
    : sent;
  const movesConsent =
    choices.ferpaEducationRecordsConsent !== undefined || choices.dataRetentionOptOut !== undefined;
  const refuse = () => new AppError("parental_consent_required", m.identity_consent_required());
  if (movesConsent && !mayConsent(user, now)) throw refuse();
  // A consent taken back in this very moment is not overruled by the child's own switch.
  const isUnchanged = sql`exists (select 1 from ${users} where ${users.id} = ${user.id}
    and ${users.coppaConsentStatus} = ${user.coppaConsentStatus})`;
  const [[updated]] = await decide(
    db,
    [{ holds: isUnchanged, otherwise: refuse }],
    [
      db
        .update(users)
        .set({ ...choices, updatedAt: now })
        .where(eq(users.id, user.id))
        .returning(),
      auditStatement(
        db,
        { actorId: user.id, subjectId: user.id, action: "privacy_updated", details: choices },
        clock,
      ),
    ],
  );
  if (!updated) throw new AppError("unauthorized", "Unauthorized");
  return updated;
}
