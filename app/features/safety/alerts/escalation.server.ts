import { and, eq, inArray, lte, type SQL, sql } from "drizzle-orm";
import type { BatchItem } from "drizzle-orm/batch";
import { decideIf } from "~/db/decide.server";
import type { Db } from "~/db/index.server";
import { outbox, safetyCounts, safetyEvents, safetyNotices } from "~/db/schema";
import { findFamilyMailboxes } from "~/features/consent/index.server";
import type { Clock } from "~/platform/clock";
import type { RequestContext, SignedIn } from "~/platform/context.server";
import { createId } from "~/platform/ids";
import { logEvent } from "~/platform/log";
import type { Assessment, CrisisCategory } from "../types";
import { type Letter, parentMail } from "./alert-mails";
import { kindsHiddenFromParents, kindsMailedToParents } from "./audience";
import { findSchoolId, readSchoolPlan, requireSchool } from "./contacts.server";
import { findOpenEvent, growEvent, isNewsForParents } from "./grow-event.server";
import { isKeptFromParents, keepsParentsOut, PARENT_MAIL, takeBackParentMails } from "./kept-child.server";
import {
  type EventSeverity,
  escalateAfterMs,
  mailStatements,
  noticeStatements,
  type Told,
} from "./notices.server";
import { type Contact, nextContact, routeContacts } from "./routing";

/** Three hours of a turn every quarter of an hour, then only the open event in the inbox reminds. */
export const maxNotices = 12;

type SourceKind = (typeof safetyEvents.$inferInsert)["sourceKind"];

export interface EventInput {
  student: { id: string; firstName: string; schoolId: string | null };
  sourceKind: SourceKind;
  sourceId: string;
  /** The talk of a coach message: one open event a talk. */
  talkId?: string | undefined;
  /** The words, for a text that is stored nowhere else. */
  excerpt?: string;
  assessment: Pick<Assessment, "category" | "severity" | "matchedRuleIds">;
  origin: string;
  /** True when the writer found that an alert about the home came between planning and writing. */
  isKept?: boolean;
}

export interface PlannedEvent {
  /** Go into the same batch as the message: neither exists without the other. */
  statements: BatchItem<"sqlite">[];
  /** True only when somebody is really told: the school's contact, or a parent where there is no school. */
  adultNotified: boolean;
  isParentOnly: boolean;
  isOffHours: boolean;
  /** An alert of this child may be about the home: no parent is told, and the child is not sent to one (K14). */
  isKept: boolean;
  /** What must still hold when the statements run; if it does not, another alert of the child was faster: plan anew. */
  holds: SQL;
}

const always = sql`1`;
const nobodyTold = { adultNotified: false, isParentOnly: false, isOffHours: false };

/**
 * The statements that raise an event and queue the first mail, and what may truthfully be said about it; in a
 * talk whose event is still open, those that let it grow. A second event for the same source or talk breaks
 * the batch on a unique index: exactly one is ever visible.
 */
export async function planSafetyEvent(db: Db, input: EventInput, clock: Clock): Promise<PlannedEvent> {
  const { student, assessment } = input;
  const { category, severity } = assessment;
  if (!category || severity === "none")
    return { statements: [], ...nobodyTold, isKept: false, holds: always };
  const now = clock();
  const isAboutHome = kindsHiddenFromParents.includes(category);
  const [schoolId, open, wasKept] = await Promise.all([
    findSchoolId(db, student),
    input.talkId ? findOpenEvent(db, input.talkId) : null,
    isAboutHome || input.isKept || isKeptFromParents(db, student.id),
  ]);
  const isKept = Boolean(wasKept);
  const plan = schoolId ? await readSchoolPlan(db, schoolId, now) : null;
  const facts = { student, category, origin: input.origin, plan, isKept };
  const takenBack = isAboutHome ? takeBackParentMails(db, student.id) : [];
  const home = { isKept, holds: isKept ? always : sql`not ${keepsParentsOut(db, student.id)}` };
  if (open) {
    const sign = { category, severity };
    const parents = isNewsForParents(open, sign)
      ? await parentStatements(db, { ...facts, eventId: open.id }, clock)
      : [];
    const alert = { ...sign, student, sourceId: input.sourceId };
    const grown = growEvent(db, open, alert, { plan, parents, isKept }, clock);
    return { ...grown, ...home, statements: [...takenBack, ...grown.statements] };
  }
  const eventId = createId();
  const first = plan ? routeContacts(plan.contacts, severity, plan.isOffHours)[0] : undefined;
  const event = { id: eventId, category, severity, isDrill: false, origin: input.origin };
  const parents = await parentStatements(db, { ...facts, eventId }, clock);
  const isParentOnly = first === undefined && parents.length > 0;
  const isOffHours = plan?.isOffHours ?? false;
  const statements: BatchItem<"sqlite">[] = [
    ...takenBack,
    db.insert(safetyEvents).values({
      ...event,
      schoolId,
      studentId: student.id,
      sourceKind: input.sourceKind,
      sourceId: input.sourceId,
      talkId: input.talkId ?? null,
      told: first ? "school" : isParentOnly ? "parent" : "nobody",
      isOffHours,
      excerpt: input.excerpt ?? null,
      ruleIds: assessment.matchedRuleIds.slice(0, 8),
      state: "raised",
      createdAt: now,
      escalateAt: first ? new Date(now.getTime() + escalateAfterMs) : null,
      noticeCount: first ? 1 : 0,
    }),
    countStatement(db, now, category),
    ...(first ? noticeStatements(db, event, first, 1, clock) : []),
    ...parents,
  ];
  const adultNotified = first !== undefined || isParentOnly;
  return { statements, adultNotified, isParentOnly, isOffHours, ...home };
}

/** Raises a drill at the admin's school: goes the same way as an event, has no student, is counted nowhere. */
export async function raiseDrill(
  { db, clock, origin }: Pick<RequestContext, "db" | "clock" | "origin">,
  admin: SignedIn,
  { severity }: { severity: EventSeverity },
): Promise<string> {
  const schoolId = requireSchool(admin);
  const now = clock();
  const plan = await readSchoolPlan(db, schoolId, now);
  const first = routeContacts(plan.contacts, severity, plan.isOffHours)[0];
  const eventId = createId();
  const event = {
    id: eventId,
    category: "danger" as const,
    severity,
    isDrill: true,
    origin,
  };
  await db.batch([
    db.insert(safetyEvents).values({
      ...event,
      schoolId,
      studentId: null,
      sourceKind: "drill",
      sourceId: eventId,
      ruleIds: [],
      state: "raised",
      createdAt: now,
      escalateAt: first ? new Date(now.getTime() + escalateAfterMs) : null,
      noticeCount: first ? 1 : 0,
    }),
    ...(first ? noticeStatements(db, event, first, 1, clock) : []),
  ]);
  return eventId;
}

/**
 * The clock's duty, run by cron: marks events whose mail was accepted as delivered, where that was not noted at once
 * (`noteAlertSent`), and tells the next contact of each one that nobody acknowledged in time. Safe to run twice at once: a turn is one batch, and
 * the second one for it is refused. Returns how many contacts were told.
 */
export async function advanceEscalations(db: Db, clock: Clock): Promise<number> {
  const now = clock();
  await markDelivered(db);
  const due = await db
    .select()
    .from(safetyEvents)
    .where(and(inArray(safetyEvents.state, ["raised", "delivered"]), lte(safetyEvents.escalateAt, now)))
    .limit(50);
  let told = 0;
  for (const event of due) if (await tellNext(db, event, clock)) told += 1;
  if (told > 0) logEvent({ event: "task_done", task: "safety_next_contact", count: told });
  return told;
}

type EventRow = typeof safetyEvents.$inferSelect;

/** Tells the next contact of one event; false when there is none or another run has just done so. */
async function tellNext(db: Db, event: EventRow, clock: Clock): Promise<boolean> {
  const turn = await planNextTurn(db, event, clock);
  if (!turn) {
    await db
      .update(safetyEvents)
      .set({ escalateAt: null })
      .where(and(eq(safetyEvents.id, event.id), eq(safetyEvents.noticeCount, event.noticeCount)));
    return false;
  }
  // Somebody may acknowledge it, or another run take this turn, while the mail is being written.
  const isStillDue = isAtTurn(event, ["raised", "delivered"]);
  const advance = db.update(safetyEvents).set(turn.changes).where(eq(safetyEvents.id, event.id));
  return (await decideIf(db, isStillDue, [advance, ...turn.notice])) !== null;
}

/** Whether nobody was told of the event since it was read, and it is still in one of these states. */
export const isAtTurn = (event: EventRow, states: EventRow["state"][]) =>
  sql`exists (select 1 from ${safetyEvents} where ${safetyEvents.id} = ${event.id}
    and ${inArray(safetyEvents.state, states)} and ${safetyEvents.noticeCount} = ${event.noticeCount})`;

/**
 * What telling the next contact writes: the event's changes and the notice with its mail; null when there is
 * nobody to tell. `except` is the address of somebody who is not told: who passes an event on.
 */
export async function planNextTurn(db: Db, event: EventRow, clock: Clock, except?: string) {
  const now = clock();
  const plan = event.schoolId ? await readSchoolPlan(db, event.schoolId, now) : null;
  const contacts = plan?.contacts.filter(({ email }) => email.toLowerCase() !== except?.toLowerCase()) ?? [];
  const told = await db
    .select({ recipient: safetyNotices.recipient })
    .from(safetyNotices)
    .where(eq(safetyNotices.eventId, event.id));
  const next = nextContact(
    routeContacts(contacts, event.severity, plan?.isOffHours ?? false),
    told.map(({ recipient }) => recipient),
  );
  return next ? planTurn(db, event, next, clock) : null;
}

/** The same for somebody who was chosen; `letter` is another one than every contact gets. */
export function planTurn(db: Db, event: EventRow, next: Told & { letter?: Letter }, clock: Clock) {
  const turn = event.noticeCount + 1;
  const isLast = turn >= maxNotices;
  const escalateAt = isLast ? null : new Date(clock().getTime() + escalateAfterMs);
  return {
    changes: { noticeCount: turn, escalateAt },
    notice: noticeStatements(db, event, next, turn, clock),
  };
}

/** For the run that sends mail: an alert is delivered when its mail is, not when the clock comes round. */
export async function noteAlertSent(db: Db, { kind }: { kind: string }): Promise<void> {
  if (kind === "safety_event" || kind === PARENT_MAIL) await markDelivered(db);
}

/**
 * `raised` becomes `delivered` once the mail server took the mail to whoever was told last: an earlier round's mail
 * says nothing of this one. The parents' mail counts where nobody at a school was told.
 */
async function markDelivered(db: Db): Promise<void> {
  const acceptedAt = sql`(select min(${outbox.sentAt}) from ${safetyNotices}
    join ${outbox} on ${outbox.id} = ${safetyNotices.outboxId}
    where ${safetyNotices.eventId} = ${safetyEvents.id}
      and (${safetyNotices.turn} = ${safetyEvents.noticeCount}
        or (${safetyEvents.noticeCount} = 0 and ${safetyNotices.turn} is null)))`;
  await db
    .update(safetyEvents)
    .set({ state: "delivered", deliveredAt: acceptedAt })
    .where(and(eq(safetyEvents.state, "raised"), sql`${acceptedAt} is not null`));
}

/**
 * Mails to the family, for the kinds that go to parents (audience.ts) and a child who told nothing of the home. A
 * school may keep them for its own contact; where no school can be told, the parents are the only adults there are, and
 * hear of what goes to parents even so.
 */
async function parentStatements(
  db: Db,
  facts: {
    eventId: string;
    student: EventInput["student"];
    category: CrisisCategory;
    origin: string;
    plan: { contacts: Contact[]; isParentNotified: boolean } | null;
    isKept: boolean;
  },
  clock: Clock,
): Promise<BatchItem<"sqlite">[]> {
  const { plan, student } = facts;
  const isSchoolTold = plan !== null && plan.contacts.length > 0;
  // The school hears of it in lieu of the parents; where there is none, silence would be the greater danger.
  if (facts.isKept && isSchoolTold) return [];
  if (!kindsMailedToParents.includes(facts.category) || plan?.isParentNotified === false) return [];
  const mailboxes = await findFamilyMailboxes(db, student.id, clock());
  return mailboxes.flatMap(({ recipient, email, locale }) => {
    const letter = parentMail({
      childFirstName: student.firstName,
      helpUrl: `${facts.origin}/help`,
      isSchoolTold,
      locale,
    });
    return mailStatements(
      db,
      { eventId: facts.eventId, recipient, turn: null },
      { kind: "safety_parent", to: email, userId: student.id, ...letter },
      clock,
    );
  });
}

function countStatement(db: Db, now: Date, category: CrisisCategory) {
  return db
    .insert(safetyCounts)
    .values({ year: now.getUTCFullYear(), category, count: 1 })
    .onConflictDoUpdate({
      target: [safetyCounts.year, safetyCounts.category],
      set: { count: sql`${safetyCounts.count} + 1` },
    });
}
