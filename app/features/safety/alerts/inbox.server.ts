import { and, asc, desc, eq, inArray, isNull, lt, ne, or, type SQL, type SQLWrapper, sql } from "drizzle-orm";
import { decideIf } from "~/db/decide.server";
import type { Db } from "~/db/index.server";
import { coachMessages, safetyContacts, safetyCounts, safetyEvents, safetyUpdates, users } from "~/db/schema";
import { m } from "~/messages/compiled/messages.js";
import { auditStatement } from "~/platform/audit.server";
import type { Clock } from "~/platform/clock";
import type { SignedIn, Work } from "~/platform/context.server";
import { AppError } from "~/platform/errors";
import { type Page, type PageWish, pageRange, toPage } from "~/platform/paging";
import { openEventStates } from "./alert-constants";
import { passedOnMail } from "./alert-mails";
import {
  type PassOn,
  type SafetyEvent,
  type SafetyEventDetail,
  safetyCountsSchema,
  safetyEventSchema,
} from "./alerts.schema";
import { kindsHiddenFromParents } from "./audience";
import { findColleague, isColleagueAt, isWith } from "./colleagues.server";
import { isAtTurn, planNextTurn, planTurn } from "./escalation.server";
import { keepsParentsOut } from "./kept-child.server";
import { eventUrl } from "./notices.server";
import { readTimeline } from "./timeline.server";

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
    .innerJoin(users, eq(users.id, safetyContacts.userId))
    // A technical administrator opens no alert, whatever list they stand on.
    .where(and(eq(safetyContacts.userId, user.id), isNull(users.technicalAdminOf)));
  const schoolIds = new Set(named.map(({ schoolId }) => schoolId));
  if (user.userType === "admin" && user.schoolId) schoolIds.add(user.schoolId);
  return [...schoolIds];
}

const withStudent = (db: Db) => ({
  event: safetyEvents,
  isKept: sql<number>`${keepsParentsOut(db, safetyEvents.studentId)}`.as("is_kept"),
  studentFirstName: users.firstName,
  studentLastName: users.lastName,
  studentGrade: users.grade,
  studentTimeZone: users.timeZone,
});

/** Events of the schools this person answers for, in the order of `inboxOrder`; up to 100 a page. */
export async function listEvents(
  { db }: Pick<Work, "db">,
  staff: SignedIn,
  filter: EventFilter = {},
  number = 1,
): Promise<SafetyEvent[]> {
  const wish = { number, size: eventLimit };
  return (await readEventPage(db, await schoolsOf(db, staff), wish, filter)).rows;
}

const eventLimit = 100;
type EventFilter = { open?: boolean; id?: string };

/**
 * What to look at first: open before closed, in the database and not after it, however many closed ones are newer;
 * of the open ones the gravest, and of those the one that waits longest; of the closed ones the newest.
 */
const inboxOrder = [
  sql`${safetyEvents.state} = 'closed'`,
  sql`case when ${safetyEvents.state} = 'closed' then 0 else
    case ${safetyEvents.severity} when 'imminent' then 0 when 'high' then 1 else 2 end end`,
  sql`case when ${safetyEvents.state} = 'closed' then -${safetyEvents.createdAt} else ${safetyEvents.createdAt} end`,
  safetyEvents.id,
];

/** How many events wait for somebody of these schools. */
export const countOpenEvents = (db: Db, schoolIds: string[]): Promise<number> =>
  db.$count(
    safetyEvents,
    and(inArray(safetyEvents.schoolId, schoolIds), inArray(safetyEvents.state, [...openEventStates])),
  );

/** A page of them, for schools that were found to be this person's (`findSchoolsOf`). */
export async function readEventPage(
  db: Db,
  schoolIds: string[],
  wish: PageWish,
  filter: EventFilter = {},
): Promise<Page<SafetyEvent>> {
  const shown = and(
    inArray(safetyEvents.schoolId, schoolIds),
    filter.open ? inArray(safetyEvents.state, [...openEventStates]) : undefined,
    filter.id === undefined ? undefined : eq(safetyEvents.id, filter.id),
  );
  const { limit, offset } = pageRange(wish);
  const ids = db.select({ id: safetyEvents.id }).from(safetyEvents).where(shown);
  const [rows, answers] = await Promise.all([
    db
      .select(withStudent(db))
      .from(safetyEvents)
      .leftJoin(users, eq(users.id, safetyEvents.studentId))
      .where(shown)
      .orderBy(...inboxOrder)
      .limit(limit)
      .offset(offset),
    readAnswers(
      db,
      ids
        .orderBy(...inboxOrder)
        .limit(limit)
        .offset(offset),
    ),
  ]);
  return toPage(
    rows.map((row) => toEvent(row, answers)),
    wish,
  );
}

/** One event with its message and at most two turns before it; the look is written to the audit log (P18). */
export async function readEvent(
  { db, clock }: Work,
  staff: SignedIn,
  eventId: string,
): Promise<SafetyEventDetail> {
  const row = await findEvent(db, staff, eventId);
  const [turns, alerts] =
    row.event.sourceKind === "coach_message"
      ? await Promise.all([readTurns(db, row.event), readFurtherAlerts(db, row.event)])
      : [[], []];
  const message = turns.at(-1);
  await audit(db, staff, row.event, "safety_event_read", clock);
  return {
    ...toEvent(row, row.answers),
    alerts,
    timeline: await readTimeline(db, row.event),
    message: message?.content ?? row.event.excerpt ?? "",
    before: turns.slice(0, -1).map(({ role, content }) => ({ role, content })),
  };
}

/** Somebody has it: no further contact is told. Repeating it changes nothing. */
export async function acknowledgeEvent(
  { db, clock }: Work,
  staff: SignedIn,
  eventId: string,
): Promise<SafetyEvent> {
  const { event } = await findEvent(db, staff, eventId);
  const now = clock();
  await decideIf(db, isInState(eventId, ["raised", "delivered"]), [
    db
      .update(safetyEvents)
      .set({ state: "acknowledged", acknowledgedAt: now, acknowledgedBy: staff.user.id, escalateAt: null })
      .where(eq(safetyEvents.id, eventId)),
    audit(db, staff, event, "safety_event_acknowledged", clock),
  ]);
  return showEvent(db, staff, eventId);
}

/** Ends an event with what was done; a dismissal is recorded like everything else (K15). Throws 409 twice. */
export async function closeEvent(
  { db, clock }: Work,
  staff: SignedIn,
  eventId: string,
  outcome: Outcome,
): Promise<SafetyEvent> {
  const { event } = await findEvent(db, staff, eventId);
  const now = clock();
  const closed = await decideIf(db, isInState(eventId, [...openEventStates]), [
    db
      .update(safetyEvents)
      .set({
        state: "closed",
        outcome,
        closedAt: now,
        closedBy: staff.user.id,
        escalateAt: null,
        acknowledgedAt: sql`coalesce(${safetyEvents.acknowledgedAt}, ${now.getTime()})`,
        acknowledgedBy: sql`coalesce(${safetyEvents.acknowledgedBy}, ${staff.user.id})`,
      })
      .where(eq(safetyEvents.id, eventId)),
    audit(db, staff, event, "safety_event_closed", clock, { outcome }),
  ]);
  if (!closed) throw new AppError("conflict", m.safety_already_closed());
  return showEvent(db, staff, eventId);
}

/**
 * Somebody who has an event, or cannot take it, hands it to the next contact at once, or to a colleague by name, instead
 * of letting a quarter of an hour pass: it is nobody's again until that one takes it. A colleague who was told last and
 * whom it waits for is not told twice. Throws 409 when it is closed, when there is nobody else, or when another contact
 * is being told at this moment, and 422 for a colleague who may not open it.
 */
export async function passOnEvent(
  { db, clock }: Work,
  staff: SignedIn,
  eventId: string,
  { colleagueId }: PassOn,
): Promise<SafetyEvent> {
  const { event } = await findEvent(db, staff, eventId);
  if (event.state === "closed") throw new AppError("conflict", m.safety_already_closed());
  const named = colleagueId ? await planNamedTurn(db, staff, event, colleagueId, clock) : null;
  if (named && (await isWith(db, eventId, named.recipient))) return showEvent(db, staff, eventId);
  const turn = named ?? (await planNextTurn(db, event, clock, staff.user.email));
  if (!turn) throw new AppError("conflict", m.safety_nobody_else());
  const nobodys = { acknowledgedAt: null, acknowledgedBy: null };
  const state = event.deliveredAt ? ("delivered" as const) : ("raised" as const);
  const isTurn = isAtTurn(event, [...openEventStates]);
  const passed = await decideIf(db, named ? sql`${isTurn} and ${named.isStill}` : isTurn, [
    db
      .update(safetyEvents)
      .set({ ...turn.changes, ...nobodys, state })
      .where(eq(safetyEvents.id, eventId)),
    ...turn.notice,
    audit(db, staff, event, "safety_event_passed_on", clock, colleagueId ? { passedTo: colleagueId } : {}),
  ]);
  // The same request a moment earlier has done it.
  const isDone = passed !== null || (named !== null && (await isWith(db, eventId, named.recipient)));
  if (!isDone) throw new AppError("conflict", m.safety_just_changed());
  return showEvent(db, staff, eventId);
}

/** What telling a colleague by name writes. Throws the same 422 for everybody who may not open the event. */
async function planNamedTurn(db: Db, staff: SignedIn, event: EventRow, colleagueId: string, clock: Clock) {
  const schoolId = event.schoolId ?? "";
  const colleague = await findColleague(db, schoolId, staff, colleagueId);
  if (!colleague) {
    const message = m.safety_colleague_unknown();
    throw new AppError("refused", message, { fieldErrors: { colleagueId: message } });
  }
  const { id, email, firstName, locale, recipient } = colleague;
  const still = and(isColleagueAt(db, schoolId, staff), eq(users.id, id), eq(users.email, email));
  const letter = passedOnMail({
    ...{ firstName, locale, isDrill: event.isDrill, severity: event.severity, url: eventUrl(event) },
    from: `${staff.user.firstName} ${staff.user.lastName}`,
  });
  return {
    recipient,
    isStill: sql`exists (select 1 from ${users} where ${still})`,
    ...planTurn(db, event, { recipient, email, letter }, clock),
  };
}

/** How many events there were a year and kind, over all schools, without anybody behind them (K2). */
export async function readYearlyCounts({ db }: Pick<Work, "db">) {
  const rows = await db.select().from(safetyCounts).orderBy(desc(safetyCounts.year));
  return safetyCountsSchema.parse(rows);
}

/** An event as it stands after a change. */
async function showEvent(db: Db, staff: SignedIn, eventId: string): Promise<SafetyEvent> {
  const row = await findEvent(db, staff, eventId);
  return toEvent(row, row.answers);
}

async function findEvent(db: Db, staff: SignedIn, eventId: string) {
  const schoolIds = await schoolsOf(db, staff);
  const scope: SQL | undefined = and(eq(safetyEvents.id, eventId), inArray(safetyEvents.schoolId, schoolIds));
  const [[row], answers] = await Promise.all([
    db
      .select(withStudent(db))
      .from(safetyEvents)
      .leftJoin(users, eq(users.id, safetyEvents.studentId))
      .where(scope),
    readAnswers(db, db.select({ id: safetyEvents.id }).from(safetyEvents).where(scope)),
  ]);
  if (!row) throw new AppError("not_found", m.safety_event_not_found());
  return { ...row, answers };
}

/** What children tapped on the cards of these events, oldest first. */
function readAnswers(db: Db, eventIds: SQLWrapper) {
  return db
    .select({
      eventId: safetyUpdates.eventId,
      kind: safetyUpdates.kind,
      createdAt: safetyUpdates.createdAt,
    })
    .from(safetyUpdates)
    .where(and(sql`${safetyUpdates.eventId} in ${eventIds}`, ne(safetyUpdates.kind, "alert")))
    .orderBy(asc(safetyUpdates.createdAt), asc(safetyUpdates.id));
}

/** The later alerts an event grew by, each with its message only (K16). */
async function readFurtherAlerts(db: Db, event: EventRow) {
  const rows = await db
    .select({
      category: safetyUpdates.category,
      severity: safetyUpdates.severity,
      createdAt: safetyUpdates.createdAt,
      message: coachMessages.content,
    })
    .from(safetyUpdates)
    .innerJoin(coachMessages, eq(coachMessages.id, safetyUpdates.messageId))
    .where(and(eq(safetyUpdates.eventId, event.id), eq(coachMessages.userId, event.studentId ?? "")))
    .orderBy(asc(safetyUpdates.createdAt), asc(safetyUpdates.id));
  return rows.flatMap(({ category, severity, createdAt, message }) =>
    category && severity ? [{ category, severity, message, createdAt: createdAt.toISOString() }] : [],
  );
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

const isInState = (eventId: string, states: EventRow["state"][]): SQL =>
  sql`exists (select 1 from ${safetyEvents} where ${safetyEvents.id} = ${eventId}
    and ${inArray(safetyEvents.state, states)})`;

const audit = (
  db: Db,
  staff: SignedIn,
  event: EventRow,
  action: string,
  clock: Clock,
  details: Record<string, string> = {},
) =>
  auditStatement(
    db,
    {
      actorId: staff.user.id,
      subjectId: event.studentId,
      action,
      details: { eventId: event.id, ...details },
    },
    clock,
  );

type EventWithStudent = Omit<Awaited<ReturnType<typeof findEvent>>, "answers">;

function toEvent(row: EventWithStudent, answers: Awaited<ReturnType<typeof readAnswers>>): SafetyEvent {
  const { event } = row;
  const student = event.studentId
    ? {
        id: event.studentId,
        name: [row.studentFirstName, row.studentLastName].filter(Boolean).join(" "),
        grade: row.studentGrade,
        timeZone: row.studentTimeZone ?? "UTC",
      }
    : null;
  return safetyEventSchema.parse({
    ...event,
    student,
    isFamilyLeftOut: Boolean(row.isKept) || kindsHiddenFromParents.includes(event.category),
    createdAt: event.createdAt.toISOString(),
    escalateAt: event.escalateAt?.toISOString() ?? null,
    acknowledgedAt: event.acknowledgedAt?.toISOString() ?? null,
    closedAt: event.closedAt?.toISOString() ?? null,
    answers: answers
      .filter(({ eventId }) => eventId === event.id)
      .map(({ kind, createdAt }) => ({ answer: kind, createdAt: createdAt.toISOString() })),
  });
}
