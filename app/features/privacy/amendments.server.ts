import { and, desc, eq, inArray, isNull, sql } from "drizzle-orm";
import { z } from "zod";
import { decide, decideIf, isBelow } from "~/db/decide.server";
import type { Db } from "~/db/index.server";
import { AMENDMENT_TOPICS, amendmentRequests, classrooms, memberships, users } from "~/db/schema";
import { isAddress } from "~/features/identity/index.server";
import { answerRefusedText, checkShortText } from "~/features/safety/index.server";
import { m } from "~/messages/compiled/messages.js";
import { auditStatement } from "~/platform/audit.server";
import type { RequestContext, UserRow, Work } from "~/platform/context.server";
import { AppError } from "~/platform/errors";
import { createId } from "~/platform/ids";
import { queueMail } from "~/platform/outbox.server";
import { answerMail, requestMail } from "./amendment-mails";
import { mayConsent } from "./settings.server";

/** Longer than any correction needs, and short enough to read. */
const MAX_TEXT = 1000;
const MAX_OPEN = 5;
const MAX_RECIPIENTS = 6;

export const requestAmendmentSchema = z.object({
  /** The parent's child; left out by a student, who asks for themselves. */
  studentId: z.string().max(64).optional(),
  topic: z.enum(AMENDMENT_TOPICS),
  wish: z
    .string()
    .trim()
    .min(1, { error: () => m.privacy_amend_empty() })
    .max(MAX_TEXT),
});

export const decideAmendmentSchema = z.object({
  decision: z.enum(["accepted", "declined"]),
  answer: z
    .string()
    .trim()
    .min(1, { error: () => m.privacy_amend_answer_empty() })
    .max(MAX_TEXT),
});

export const amendmentSchema = z.object({
  id: z.string(),
  topic: z.enum(AMENDMENT_TOPICS),
  wish: z.string(),
  status: z.enum(["open", "accepted", "declined"]),
  answer: z.string().nullable(),
  createdAt: z.string(),
  decidedAt: z.string().nullable(),
});
export type Amendment = z.infer<typeof amendmentSchema>;
/** Where to turn, when the words sounded like somebody needs a person now. */
export const sentAmendmentSchema = amendmentSchema.extend({ support: z.string().optional() });

type Asking = Pick<RequestContext, "db" | "clock" | "origin">;

/** Whether a student may ask for a correction: at 13 or over their own right, before it their parent's. */
export const mayAskForThemselves = (user: UserRow, now: Date): boolean =>
  user.userType === "student" && mayConsent({ ...user, coppaConsentStatus: "not_required" }, now);

/**
 * Sends a student's or parent's request to the school: stored, and mailed without a name or a word of it to
 * the school's administrators, or else to the teachers of the student's classes. A student's cry for help is
 * sent as well, the counselor hears of it, and `support` says where to turn. Throws 409 when nobody can be
 * asked or five requests are open.
 */
export async function requestAmendment(
  { db, clock, origin }: Asking,
  requester: UserRow,
  student: UserRow,
  { topic, wish }: { topic: Amendment["topic"]; wish: string },
): Promise<Amendment & { support?: string }> {
  const id = createId();
  // Sent or not, a cry for help is heard, and once however often it is sent.
  const support = requester.id === student.id ? await answerCry({ db, clock, origin }, student, wish) : null;
  const refuse = (why: string) => {
    throw new AppError("conflict", support ?? why);
  };
  const recipients = await findSchoolStaff(db, student);
  if (recipients.length === 0) return refuse(m.privacy_amend_no_school());
  const letter = requestMail(`${origin}/#corrections`);
  const mails = recipients.map((to) =>
    queueMail(db, { kind: "amendment_request", to, userId: student.id, ...letter }, clock),
  );
  const request = { id, studentId: student.id, requestedBy: requester.id, topic, wish, createdAt: clock() };
  const entry = { actorId: requester.id, subjectId: student.id, action: "amendment_requested" };
  const openRows = sql`select count(*) from ${amendmentRequests}
    where ${amendmentRequests.studentId} = ${student.id} and ${amendmentRequests.status} = 'open'`;
  const stored = await decideIf(db, isBelow(openRows, MAX_OPEN), [
    db.insert(amendmentRequests).values(request).returning(),
    auditStatement(db, entry, clock),
    ...mails,
  ]);
  const row = stored?.[0][0];
  if (!row) return refuse(m.privacy_amend_too_many());
  return { ...toAmendment(row), ...(support === null ? {} : { support }) };
}

/**
 * What somebody asked to have corrected in a student's record, newest first. A parent sees only what they
 * asked themselves: a student's own words to the school may not be for home (K14).
 */
export async function listAmendments(
  { db }: Pick<Work, "db">,
  requesterId: string,
  studentId = requesterId,
): Promise<Amendment[]> {
  const rows = await db
    .select()
    .from(amendmentRequests)
    .where(and(eq(amendmentRequests.studentId, studentId), eq(amendmentRequests.requestedBy, requesterId)))
    .orderBy(desc(amendmentRequests.createdAt))
    .limit(20);
  return rows.map(toAmendment);
}

/**
 * The school's answer, mailed to whoever asked. The first decision stands: throws 409 for a second one.
 * The caller has checked that this request is the staff's to decide.
 */
export async function decideAmendment(
  { db, clock, origin }: Asking,
  staffId: string,
  row: typeof amendmentRequests.$inferSelect,
  { decision, answer }: z.infer<typeof decideAmendmentSchema>,
): Promise<Amendment> {
  const [asker] = await db
    .select({ id: users.id, email: users.email })
    .from(users)
    .where(eq(users.id, row.requestedBy));
  const isOpen = sql`exists (select 1 from ${amendmentRequests} where ${amendmentRequests.id} = ${row.id}
    and ${amendmentRequests.status} = 'open')`;
  const alreadyDecided = () => new AppError("conflict", m.privacy_amend_decided());
  const [[decided]] = await decide(
    db,
    [{ holds: isOpen, otherwise: alreadyDecided }],
    [
      db
        .update(amendmentRequests)
        .set({ status: decision, answer, decidedBy: staffId, decidedAt: clock() })
        .where(and(eq(amendmentRequests.id, row.id), eq(amendmentRequests.status, "open")))
        .returning(),
      auditStatement(
        db,
        {
          actorId: staffId,
          subjectId: row.studentId,
          action: "amendment_decided",
          details: { decision, requestId: row.id },
        },
        clock,
      ),
      // The id is the request's own: two answers at once send one mail.
      ...(asker && isAddress(asker.email)
        ? [
            queueMail(
              db,
              {
                id: `amendment-${row.id}`,
                kind: "amendment_answer",
                to: asker.email,
                userId: row.studentId,
                ...answerMail(`${origin}/?own=privacy#profile`),
              },
              clock,
            ).onConflictDoNothing(),
          ]
        : []),
    ],
  );
  if (!decided) throw alreadyDecided();
  return toAmendment(decided);
}

/** Tells an adult when the words are a cry for help, and returns what the student reads; null for any other words. */
async function answerCry(context: Asking, student: UserRow, wish: string): Promise<string | null> {
  const check = checkShortText(wish);
  if (check.ok || check.reason !== "crisis") return null;
  const refused = { sourceKind: "note", text: wish, assessment: check.assessment } as const;
  return answerRefusedText(context, student, refused, m.privacy_amend_crisis());
}

/** Addresses of the school's administrators; where there are none, of the teachers of the student's classes. */
async function findSchoolStaff(db: Db, student: UserRow): Promise<string[]> {
  const ownClasses = db
    .select({ id: memberships.classroomId })
    .from(memberships)
    .where(and(eq(memberships.studentId, student.id), eq(memberships.status, "active")));
  const [admins, teachers] = await Promise.all([
    db
      .select({ email: users.email })
      .from(users)
      .where(and(eq(users.schoolId, student.schoolId ?? ""), eq(users.userType, "admin")))
      .limit(MAX_RECIPIENTS),
    db
      .selectDistinct({ email: users.email })
      .from(classrooms)
      .innerJoin(users, eq(users.id, classrooms.teacherId))
      .where(and(inArray(classrooms.id, ownClasses), isNull(classrooms.archivedAt)))
      .limit(MAX_RECIPIENTS),
  ]);
  return (admins.length > 0 ? admins : teachers).map(({ email }) => email);
}

function toAmendment(row: typeof amendmentRequests.$inferSelect): Amendment {
  return {
    id: row.id,
    topic: row.topic,
    wish: row.wish,
    status: row.status,
    answer: row.answer,
    createdAt: row.createdAt.toISOString(),
    decidedAt: row.decidedAt?.toISOString() ?? null,
  };
}
