import { and, asc, eq, inArray, sql } from "drizzle-orm";
import { z } from "zod";
import type { Db } from "~/db/index.server";
import { amendmentRequests, users } from "~/db/schema";
import { type Amendment, amendmentSchema, decideAmendment } from "~/features/privacy/index.server";
import { m } from "~/messages/compiled/messages.js";
import type { RequestContext, Work } from "~/platform/context.server";
import { AppError } from "~/platform/errors";
import { type Page, type PageWish, pageRange, toPage } from "~/platform/paging";
import { type Staff, visibleStudentIds } from "./visible-students.server";

export const correctionSchema = amendmentSchema
  .pick({ id: true, topic: true, wish: true, createdAt: true })
  .extend({
    studentName: z.string(),
    /** Whether the student asked, or a parent. */
    isFromStudent: z.boolean(),
    /** The student's: the day it was for the family. */
    timeZone: z.string(),
  });
export type Correction = z.infer<typeof correctionSchema>;

/** Open requests of the API's one answer. */
const CORRECTIONS_A_REPLY = 50;

/** A page of the open requests for a correction from the families of students this person may see, oldest first. */
export async function readCorrections(db: Db, staff: Staff, wish: PageWish): Promise<Page<Correction>> {
  const { limit, offset } = pageRange(wish);
  const rows = await db
    .select({
      request: amendmentRequests,
      firstName: users.firstName,
      lastName: users.lastName,
      timeZone: users.timeZone,
    })
    .from(amendmentRequests)
    .innerJoin(users, eq(users.id, amendmentRequests.studentId))
    .where(
      and(
        // Word for word as in the index of the open ones.
        sql`${amendmentRequests}.status = 'open'`,
        inArray(amendmentRequests.studentId, visibleStudentIds(db, staff)),
      ),
    )
    .orderBy(asc(amendmentRequests.createdAt))
    .limit(limit)
    .offset(offset);
  const corrections = rows.map(({ request, firstName, lastName, timeZone }) => ({
    id: request.id,
    topic: request.topic,
    wish: request.wish,
    createdAt: request.createdAt.toISOString(),
    studentName: `${firstName} ${lastName}`,
    isFromStudent: request.requestedBy === request.studentId,
    timeZone,
  }));
  return toPage(corrections, wish);
}

/** The same for the API. */
export const listCorrections = async (
  { db }: Pick<Work, "db">,
  staff: Staff,
  number = 1,
): Promise<Correction[]> => (await readCorrections(db, staff, { number, size: CORRECTIONS_A_REPLY })).rows;

/** Answers one of them. Throws 404 for a request this person may not see, and 409 for one decided already. */
export async function decideCorrection(
  context: Pick<RequestContext, "db" | "clock" | "origin">,
  staff: Staff,
  requestId: string,
  decision: Parameters<typeof decideAmendment>[3],
): Promise<Amendment> {
  const { db } = context;
  const [row] = await db
    .select()
    .from(amendmentRequests)
    .where(
      and(
        eq(amendmentRequests.id, requestId),
        inArray(amendmentRequests.studentId, visibleStudentIds(db, staff)),
      ),
    );
  if (!row) throw new AppError("not_found", m.privacy_request_not_found());
  return decideAmendment(context, staff.id, row, decision);
}
