import { and, desc, eq, inArray, lt, or, type SQL } from "drizzle-orm";
import type { Db } from "~/db/index.server";
import { auditLog, coachMessages, safetyContacts, safetyCounts, safetyEvents, users } from "~/db/schema";
import { m } from "~/messages/compiled/messages.js";
import type { Clock } from "~/platform/clock";
import type { SignedIn } from "~/platform/context.server";
import { AppError } from "~/platform/errors";
import { createId } from "~/platform/ids";
import {
  type SafetyEvent,
  type SafetyEventDetail,
  safetyCountsSchema,
  safetyEventSchema,
} from "./safety.schema";

type EventRow = typeof safetyEvents.$inferSelect;
type Outcome = NonNullable<EventRow["outcome"]>;

/**
 * The schools whose events this member of staff may open: an admin's own, and those that named them as a
 * contact. Ordinary teachers have none (K16). Throws 403.
 */
export async function schoolsOf(db: Db, staff: SignedIn): Promise<string[]> {
  const schoolIds = await findSchoolsOf(db, staff);
  if (schoolIds.length === 0) throw new AppError("forbidden", m.safety_not_a_contact());
  return schoolIds;
}

/** The same without a throw: nobody's contact answers for no school. */
export async function findSchoolsOf(db: Db, { user }: SignedIn): Promise<string[]> {
  const named = await db
    .select({ schoolId: safetyContacts.schoolId })
    .from(safetyContacts)
    .where(eq(safetyContacts.userId, user.id));
  const schoolIds = new Set(named.map(({ schoolId }) => schoolId));
  if (user.userType === "admin" && user.schoolId) schoolIds.add(user.schoolId);
  return [...schoolIds];
}

const withStudent = {
  event: safetyEvents,
  studentFirstName: users.firstName,
  studentLastName: users.lastName,
  studentGrade: users.grade,
};

/** Events of the schools this person answers for, open ones first, newest first; at most 100. */
export async function listEvents(db: Db, staff: SignedIn, filter: EventFilter = {}): Promise<SafetyEvent[]> {
  return listEventsOf(db, await schoolsOf(db, staff), filter);
}

type EventFilter = { open?: boolean };

/** The same for schools that were found to be this person's (`findSchoolsOf`). */
export async function listEventsOf(
  db: Db,
  schoolIds: string[],
  filter: EventFilter = {},
): Promise<SafetyEvent[]> {
  const rows = await db
    .select(withStudent)
    .from(safetyEvents)
    .leftJoin(users, eq(users.id, safetyEvents.studentId))
    .where(
      and(
        inArray(safetyEvents.schoolId, schoolIds),
        filter.open ? inArray(safetyEvents.state, ["raised", "delivered", "acknowledged"]) : undefined,
      ),
    )
    .orderBy(desc(safetyEvents.createdAt))
    .limit(100);
  return rows.map(toEvent).sort((a, b) => Number(a.state === "closed") - Number(b.state === "closed"));
}

/** One event with its message and at most two turns before it; the look is written to the audit log (P18). */
export async function readEvent(
  db: Db,
  staff: SignedIn,
  eventId: string,
  clock: Clock,
): Promise<SafetyEventDetail> {
  const row = await findEvent(db, staff, eventId);
  const turns = row.event.sourceKind === "coach_message" ? await readTurns(db, row.event) : [];
  const message = turns.at(-1);
  await audit(db, staff, row.event, "safety_event_read", clock);
  return {
    ...toEvent(row),
    message: message?.content ?? row.event.excerpt ?? "",
    before: turns.slice(0, -1).map(({ role, content }) => ({ role, content })),
  };
}

/** Somebody has it: no further contact is told. Repeating it changes nothing. */
export async function acknowledgeEvent(
  db: Db,
  staff: SignedIn,
  eventId: string,
  clock: Clock,
): Promise<SafetyEvent> {
  const { event } = await findEvent(db, staff, eventId);
  const now = clock();
  await db
    .update(safetyEvents)
    .set({ state: "acknowledged", acknowledgedAt: now, acknowledgedBy: staff.user.id, escalateAt: null })
    .where(and(eq(safetyEvents.id, eventId), inArray(safetyEvents.state, ["raised", "delivered"])));
  await audit(db, staff, event, "safety_event_acknowledged", clock);
  return toEvent(await findEvent(db, staff, eventId));
}

/** Ends an event with what was done; a dismissal is recorded like everything else (K15). Throws 409 twice. */
export async function closeEvent(
  db: Db,
  staff: SignedIn,
  eventId: string,
  outcome: Outcome,
  clock: Clock,
): Promise<SafetyEvent> {
  const { event } = await findEvent(db, staff, eventId);
  const now = clock();
  const closed = await db
    .update(safetyEvents)
    .set({
      state: "closed",
      outcome,
      closedAt: now,
      closedBy: staff.user.id,
      escalateAt: null,
      acknowledgedAt: event.acknowledgedAt ?? now,
      acknowledgedBy: event.acknowledgedBy ?? staff.user.id,
    })
    .where(
      and(eq(safetyEvents.id, eventId), inArray(safetyEvents.state, ["raised", "delivered", "acknowledged"])),
    )
    .returning({ id: safetyEvents.id });
  if (closed.length === 0) throw new AppError("conflict", m.safety_already_closed());
  await audit(db, staff, event, "safety_event_closed", clock, { outcome });
  return toEvent(await findEvent(db, staff, eventId));
}

/** How many events there were a year and kind, over all schools, without anybody behind them (K2). */
export async function readYearlyCounts(db: Db) {
  const rows = await db.select().from(safetyCounts).orderBy(desc(safetyCounts.year));
  return safetyCountsSchema.parse(rows);
}

async function findEvent(db: Db, staff: SignedIn, eventId: string) {
  const schoolIds = await schoolsOf(db, staff);
  const scope: SQL | undefined = and(eq(safetyEvents.id, eventId), inArray(safetyEvents.schoolId, schoolIds));
  const [row] = await db
    .select(withStudent)
    .from(safetyEvents)
    .leftJoin(users, eq(users.id, safetyEvents.studentId))
    .where(scope);
  if (!row) throw new AppError("not_found", m.safety_event_not_found());
  return row;
}

/** The triggering message and the two turns before it, oldest first. */
async function readTurns(db: Db, event: EventRow) {
  const [source] = await db
    .select()
    .from(coachMessages)
    .where(and(eq(coachMessages.id, event.sourceId), eq(coachMessages.userId, event.studentId ?? "")));
  if (!source) return [];
  const before = await db
    .select({ role: coachMessages.role, content: coachMessages.content })
    .from(coachMessages)
    .where(
      and(
        eq(coachMessages.conversationId, source.conversationId),
        or(
          lt(coachMessages.createdAt, source.createdAt),
          and(eq(coachMessages.createdAt, source.createdAt), lt(coachMessages.id, source.id)),
        ),
      ),
    )
    .orderBy(desc(coachMessages.createdAt), desc(coachMessages.id))
    .limit(2);
  return [...before.reverse(), { role: source.role, content: source.content }];
}

async function audit(
  db: Db,
  staff: SignedIn,
  event: EventRow,
  action: string,
  clock: Clock,
  details: Record<string, string> = {},
): Promise<void> {
  await db.insert(auditLog).values({
    id: createId(),
    actorId: staff.user.id,
    subjectId: event.studentId,
    action,
    details: { eventId: event.id, ...details },
    createdAt: clock(),
  });
}

function toEvent(row: Awaited<ReturnType<typeof findEvent>>): SafetyEvent {
  const { event } = row;
  const student = event.studentId
    ? {
        id: event.studentId,
        name: [row.studentFirstName, row.studentLastName].filter(Boolean).join(" "),
        grade: row.studentGrade,
      }
    : null;
  return safetyEventSchema.parse({
    ...event,
    student,
    createdAt: event.createdAt.toISOString(),
    escalateAt: event.escalateAt?.toISOString() ?? null,
    acknowledgedAt: event.acknowledgedAt?.toISOString() ?? null,
    closedAt: event.closedAt?.toISOString() ?? null,
  });
}
