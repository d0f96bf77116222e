import { and, asc, desc, eq, inArray, isNull, lte, or, type SQL, sql } from "drizzle-orm";
import { z } from "zod";
import { decideIf } from "~/db/decide.server";
import type { Db } from "~/db/index.server";
import { deleteAccountSteps } from "~/db/owned-rows";
import { classrooms, classStaff, dataRequests, deletionReceipts, users } from "~/db/schema";
import { findLinkedChild } from "~/features/consent/index.server";
import { forgetInCircles } from "~/features/live-room/index.server";
import { pictureKeysOf } from "~/features/uploads/index.server";
import { m } from "~/messages/compiled/messages.js";
import { auditStatement } from "~/platform/audit.server";
import type { Clock } from "~/platform/clock";
import type { RequestContext, UserRow, Work } from "~/platform/context.server";
import { DAY_MS } from "~/platform/durations";
import { AppError } from "~/platform/errors";
import { createId } from "~/platform/ids";
import { describeError, logEvent } from "~/platform/log";
import { buildExport, exportKey, trackKeysOf } from "./export.server";

/** What the page promises: "processed within 30 days"; the law allows 45 (P19). */
const DUE_WITHIN_MS = 30 * DAY_MS;
/** Days in which a deletion can be taken back. */
export const GRACE_MS = 7 * DAY_MS;
const ARCHIVE_LIVES_MS = 7 * DAY_MS;

export const dataRequestSchema = z.object({ id: z.string(), requestedAt: z.string(), dueBy: z.string() });
export const dataRequestStateSchema = dataRequestSchema.extend({
  kind: z.enum(["export", "deletion"]),
  status: z.enum(["open", "ready", "expired", "cancelled"]),
  /** Export: where the archive is; deletion: the day it happens. */
  downloadUrl: z.string().nullable(),
  executeAfter: z.string().nullable(),
  expiresAt: z.string().nullable(),
});
export type DataRequestState = z.infer<typeof dataRequestStateSchema>;

type Row = typeof dataRequests.$inferSelect;

const toReply = (row: Row): z.infer<typeof dataRequestSchema> => ({
  id: row.id,
  requestedAt: row.requestedAt.toISOString(),
  dueBy: row.dueBy.toISOString(),
});

/**
 * Asks for an archive of somebody's data: one's own, or as a parent the child's (16 CFR 312.6; P8). It is made
 * at once, usually within seconds, and announced to who asked; a second wish within a day is answered with the
 * first: one archive and one mail.
 */
export async function requestExport(context: RequestContext, asker: UserRow, owner: UserRow = asker) {
  const now = context.clock();
  const row = newRequest(asker, owner, "export", now);
  const sameDay = sql`${dataRequests.status} in ('open', 'ready')
    and ${dataRequests.requestedAt} > ${now.getTime() - DAY_MS}`;
  const known = await storeOnce(context, row, sameDay, "export_requested");
  if (!known) context.waitUntil(finishExport(context, { owner, asker }, row.id));
  return toReply(known ?? row);
}

/** Makes the archive and announces it by mail; a failure leaves the request open for the clock. */
export async function finishExport(
  context: Pick<RequestContext, "db" | "env" | "clock" | "origin">,
  people: { owner: UserRow; asker: UserRow },
  requestId: string,
): Promise<void> {
  await buildExport(context, people, requestId, new Date(context.clock().getTime() + ARCHIVE_LIVES_MS));
}

/**
 * Plans the deletion of an account after the days of grace: one's own, or as a parent the child's. An open
 * request is answered again.
 */
export async function requestDeletion(
  context: Pick<RequestContext, "db" | "clock">,
  asker: UserRow,
  owner: UserRow = asker,
) {
  const now = context.clock();
  const row = {
    ...newRequest(asker, owner, "deletion", now),
    executeAfter: new Date(now.getTime() + GRACE_MS),
  };
  const isOpen = sql`${dataRequests.status} in ('open', 'running')`;
  const known = await storeOnce(context, row, isOpen, "deletion_requested");
  return toReply(known ?? row);
}

/** Stores a request unless its asker has one of the kind that fits already, which is then returned. */
async function storeOnce(
  { db, clock }: Pick<RequestContext, "db" | "clock">,
  row: Row,
  fits: SQL,
  action: string,
): Promise<Row | null> {
  const askerId = row.requestedBy ?? row.userId;
  const isSame = and(
    eq(dataRequests.userId, row.userId),
    askedBy(askerId),
    eq(dataRequests.kind, row.kind),
    fits,
  );
  const stored = await decideIf(db, sql`not exists (select 1 from ${dataRequests} where ${isSame})`, [
    db.insert(dataRequests).values(row),
    auditStatement(db, { actorId: askerId, subjectId: row.userId, action }, clock),
  ]);
  if (stored) return null;
  const [known] = await db
    .select()
    .from(dataRequests)
    .where(isSame)
    .orderBy(desc(dataRequests.requestedAt), desc(dataRequests.id))
    .limit(1);
  return known ?? null;
}

/** Requests this person made: a child does not take back what the parent asked for. */
const askedBy = (userId: string) =>
  or(
    eq(dataRequests.requestedBy, userId),
    and(eq(dataRequests.userId, userId), isNull(dataRequests.requestedBy)),
  );

/**
 * Takes a planned deletion back, and any other this person had open for the same account. Throws 404 when there is
 * none of this id that its asker can still stop.
 */
export async function cancelDeletion(
  { db, clock }: Pick<RequestContext, "db" | "clock">,
  userId: string,
  requestId: string,
): Promise<z.infer<typeof dataRequestSchema>> {
  const isStoppable = and(
    askedBy(userId),
    eq(dataRequests.kind, "deletion"),
    eq(dataRequests.status, "open"),
  );
  const [row] = await db
    .select()
    .from(dataRequests)
    .where(and(eq(dataRequests.id, requestId), isStoppable));
  const isStillOpen = sql`exists (select 1 from ${dataRequests} where ${dataRequests.id} = ${requestId}
    and ${dataRequests.status} = 'open')`;
  const cancelled =
    row &&
    (await decideIf(db, isStillOpen, [
      db
        .update(dataRequests)
        .set({ status: "cancelled" })
        .where(and(eq(dataRequests.userId, row.userId), isStoppable)),
      auditStatement(db, { actorId: userId, subjectId: row.userId, action: "deletion_cancelled" }, clock),
    ]));
  if (!row || !cancelled) throw new AppError("not_found", m.privacy_request_not_found());
  return toReply(row);
}

/** The requests a person made about an account, newest first: one's own, or as a parent the child's. */
export async function listRequests(
  { db }: Pick<Work, "db">,
  askerId: string,
  ownerId = askerId,
): Promise<DataRequestState[]> {
  const rows = await db
    .select()
    .from(dataRequests)
    .where(and(eq(dataRequests.userId, ownerId), askedBy(askerId)))
    .orderBy(desc(dataRequests.requestedAt))
    .limit(20);
  return rows.map((row) => ({
    ...toReply(row),
    kind: row.kind,
    // Under way is not the asker's to stop any more, and otherwise the same to them.
    status: row.status === "running" ? "open" : row.status,
    downloadUrl: row.status === "ready" ? `/api/privacy/data-export/${row.id}` : null,
    executeAfter: row.executeAfter?.toISOString() ?? null,
    expiresAt: row.expiresAt?.toISOString() ?? null,
  }));
}

/** The archive itself, for who asked for it until it expires; 404 otherwise. */
export async function downloadExport(
  { db, env, clock }: Pick<RequestContext, "db" | "env" | "clock">,
  userId: string,
  requestId: string,
): Promise<Response> {
  const [row] = await db
    .select()
    .from(dataRequests)
    .where(and(eq(dataRequests.id, requestId), askedBy(userId), eq(dataRequests.status, "ready")));
  // Asked for as a parent: until the child is of age (P20).
  const mayStillRead =
    row && (row.userId === userId || (await findLinkedChild(db, userId, row.userId, clock())) !== null);
  const isThere = mayStillRead && row.expiresAt && row.expiresAt > clock();
  const object = isThere ? await env.FILES.get(exportKey(requestId)) : null;
  if (!object) throw new AppError("not_found", m.privacy_export_gone());
  return new Response(object.body, {
    headers: {
      "content-type": "application/zip",
      "content-length": String(object.size),
      "content-disposition": `attachment; filename="beats-data.zip"`,
      "cache-control": "private, no-store",
    },
  });
}

const BATCH_SIZE = 20;

/** The clock's duty: deletions whose days of grace are over. Returns how many accounts went. */
export async function executeDeletions(env: Env, db: Db, clock: Clock): Promise<number> {
  const due = await db
    .select({ id: dataRequests.id, userId: dataRequests.userId, requestedBy: dataRequests.requestedBy })
    .from(dataRequests)
    .where(
      and(
        eq(dataRequests.kind, "deletion"),
        inArray(dataRequests.status, ["open", "running"]),
        lte(dataRequests.executeAfter, clock()),
      ),
    )
    .orderBy(asc(dataRequests.executeAfter))
    .limit(BATCH_SIZE);
  let deleted = 0;
  for (const request of due) {
    try {
      if (!(await startDeletion(db, request.id))) continue;
      await deleteAccount(env, db, request, clock);
      deleted += 1;
    } catch (error) {
      // One that fails is tried again at the next turn and does not hold up the others.
      const { errorName } = describeError(error);
      logEvent({ event: "task_failed", task: "delete_account", errorName, subjectId: request.userId });
    }
  }
  return deleted;
}

/** From here on it cannot be taken back: nobody is told "cancelled" while the files are going. */
async function startDeletion(db: Db, requestId: string): Promise<boolean> {
  const started = await db
    .update(dataRequests)
    .set({ status: "running" })
    .where(and(eq(dataRequests.id, requestId), inArray(dataRequests.status, ["open", "running"])))
    .returning({ id: dataRequests.id });
  return started.length > 0;
}

/**
 * Deletes an account everywhere: live rooms, files, then every row and in the same batch the receipt of what went
 * from which table (P9). Files first: if the Worker dies between, the rows still say what is left to do,
 * the request is still running and the next turn of the clock does it all again.
 */
export async function deleteAccount(
  env: Env,
  db: Db,
  { id: requestId, userId, requestedBy }: Pick<Row, "id" | "userId" | "requestedBy">,
  clock: Clock,
): Promise<void> {
  // Of two runs at once one finds the request still there: one deletion, one receipt.
  const isRunning = sql`exists (select 1 from ${dataRequests} where ${dataRequests.id} = ${requestId}
    and ${dataRequests.status} = 'running')`;
  await decideIf(db, isRunning, handOverClasses(db, userId));
  const [user] = await db.select().from(users).where(eq(users.id, userId));
  const rooms = user ? await forgetInCircles({ db, env }, user) : 0;
  const [pictures, tracks, archives] = await Promise.all([
    pictureKeysOf(db, userId),
    trackKeysOf(db, userId),
    db.select({ id: dataRequests.id }).from(dataRequests).where(eq(dataRequests.userId, userId)),
  ]);
  const keys = [...pictures, ...tracks, ...archives.map((archive) => exportKey(archive.id))];
  for (let start = 0; start < keys.length; start += 1000)
    await env.FILES.delete(keys.slice(start, start + 1000));

  const receiptId = createId();
  const rowsByTable = { files: keys.length, circles: rooms };
  await decideIf(db, isRunning, [
    db
      .insert(deletionReceipts)
      .values({ id: receiptId, requestId, requestedBy, rowsByTable, completedAt: clock() }),
    ...deleteAccountSteps(db, userId).flatMap(({ table, statement }) => [
      statement,
      countRows(db, receiptId, table),
    ]),
    auditStatement(
      db,
      { actorId: null, subjectId: userId, action: "account_deleted", details: { requestId } },
      clock,
    ),
  ]);
}

/** A class that a co-teacher leads as well is theirs from now on: its children lose nothing with their teacher. */
function handOverClasses(db: Db, teacherId: string) {
  const next = db
    .select({ userId: classStaff.userId })
    .from(classStaff)
    .where(and(eq(classStaff.classroomId, classrooms.id), eq(classStaff.role, "co_teacher")))
    .orderBy(classStaff.createdAt, classStaff.id)
    .limit(1);
  return [
    db
      .update(classrooms)
      .set({ teacherId: sql`${next}` })
      .where(and(eq(classrooms.teacherId, teacherId), sql`exists ${next}`)),
    // Who is the teacher now stands there no longer as a co-teacher.
    db.delete(classStaff).where(
      sql`exists (select 1 from ${classrooms} where ${classrooms.id} = ${classStaff.classroomId}
          and ${classrooms.teacherId} = ${classStaff.userId})`,
    ),
  ] as const;
}

/** Adds the rows of the statement before it in the batch to the receipt, so that both are one transaction. */
function countRows(db: Db, receiptId: string, table: string) {
  const { id, rowsByTable } = deletionReceipts;
  const place = `$.${table}`;
  return db
    .update(deletionReceipts)
    .set({
      rowsByTable: sql`json_set(${rowsByTable}, ${place}, coalesce(json_extract(${rowsByTable}, ${place}), 0) + changes())`,
    })
    .where(eq(id, receiptId));
}

/** The clock's duty: archives whose week is over leave the store. Returns how many went. */
export async function clearExpiredExports(env: Env, db: Db, clock: Clock): Promise<number> {
  const isOver = and(
    eq(dataRequests.kind, "export"),
    eq(dataRequests.status, "ready"),
    lte(dataRequests.expiresAt, clock()),
  );
  let cleared = 0;
  for (let round = 0; round < CLEAR_ROUNDS; round += 1) {
    const expired = await db
      .select({ id: dataRequests.id })
      .from(dataRequests)
      .where(isOver)
      .limit(CLEAR_BATCH);
    if (expired.length === 0) break;
    const ids = expired.map(({ id }) => id);
    await env.FILES.delete(ids.map(exportKey));
    await db.update(dataRequests).set({ status: "expired" }).where(inArray(dataRequests.id, ids));
    cleared += ids.length;
  }
  return cleared;
}

/** Below D1's 100 bound parameters, and as often as a day of a whole district may need. */
const CLEAR_BATCH = 90;
const CLEAR_ROUNDS = 20;

/** The clock's duty: exports that a dying Worker left open. */
export async function finishOpenExports(
  context: Pick<RequestContext, "db" | "env" | "clock" | "origin">,
): Promise<number> {
  const { db, clock } = context;
  const open = await db
    .select({
      id: dataRequests.id,
      userId: dataRequests.userId,
      askerId: sql<string>`coalesce(${dataRequests.requestedBy}, ${dataRequests.userId})`.as("asker_id"),
    })
    .from(dataRequests)
    .where(
      and(
        eq(dataRequests.kind, "export"),
        eq(dataRequests.status, "open"),
        lte(dataRequests.requestedAt, new Date(clock().getTime() - 2 * 60 * 1000)),
      ),
    )
    .limit(BATCH_SIZE);
  const people = open.length
    ? await db
        .select()
        .from(users)
        .where(
          inArray(
            users.id,
            open.flatMap((request) => [request.userId, request.askerId]),
          ),
        )
    : [];
  for (const request of open) {
    const owner = people.find((each) => each.id === request.userId);
    const asker = people.find((each) => each.id === request.askerId);
    if (owner && asker) await finishExport(context, { owner, asker }, request.id);
  }
  return open.length;
}

const newRequest = (asker: UserRow, owner: UserRow, kind: "export" | "deletion", now: Date): Row => ({
  id: createId(),
  userId: owner.id,
  requestedBy: asker.id === owner.id ? null : asker.id,
  kind,
  status: "open",
  requestedAt: now,
  dueBy: new Date(now.getTime() + DUE_WITHIN_MS),
  executeAfter: null,
  expiresAt: null,
});
