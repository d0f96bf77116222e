import { and, eq, ne, sql } from "drizzle-orm";
import type { BatchItem } from "drizzle-orm/batch";
import type { Db } from "~/db/index.server";
import { safetyEvents, safetyUpdates } from "~/db/schema";
import type { Clock } from "~/platform/clock";
import { createId } from "~/platform/ids";
import { type CrisisCategory, type Severity, severities } from "../types";
import { kindsHiddenFromParents } from "./audience";
import type { readSchoolPlan } from "./contacts.server";
import type { EventInput } from "./escalation.server";
import { escalateAfterMs, noticeStatements } from "./notices.server";
import { routeContacts } from "./routing";

type EventRow = typeof safetyEvents.$inferSelect;
/** What an alert says: its kind and how grave it is. */
export type Sign = { category: CrisisCategory; severity: Exclude<Severity, "none"> };

/** The event of a talk that nobody has closed yet. */
export async function findOpenEvent(db: Db, talkId: string): Promise<EventRow | null> {
  const [open] = await db
    .select()
    .from(safetyEvents)
    .where(and(eq(safetyEvents.talkId, talkId), ne(safetyEvents.state, "closed")));
  return open ?? null;
}

/**
 * The statements that add one more alert of a talk to its open event. Nobody gets a mail for more of the same;
 * a graver alert is told like a new one, to whom it concerns first, whoever had taken the event before.
 */
export function growEvent(
  db: Db,
  event: EventRow,
  alert: Sign & Pick<EventInput, "student" | "sourceId">,
  whom: {
    plan: Awaited<ReturnType<typeof readSchoolPlan>> | null;
    parents: BatchItem<"sqlite">[];
    isKept: boolean;
  },
  clock: Clock,
) {
  const now = clock();
  const { student, sourceId, category, severity } = alert;
  const { plan, parents } = whom;
  const isOffHours = plan?.isOffHours ?? false;
  const worst = worstOf(event, alert);
  const contact = isGraver(event, alert)
    ? routeContacts(plan?.contacts ?? [], severity, isOffHours)[0]
    : undefined;
  const told = contact ? "school" : toldOf(event, whom.isKept, parents.length > 0);
  const turn = event.noticeCount + 1;
  const statements: BatchItem<"sqlite">[] = [
    db.insert(safetyUpdates).values({
      ...{ id: createId(), eventId: event.id, studentId: student.id },
      ...{ kind: "alert" as const, messageId: sourceId, category, severity, createdAt: now },
    }),
    db
      .update(safetyEvents)
      .set({ ...worst, told, isOffHours, ...(contact ? toldAgain(now, turn) : reopened(now)) })
      .where(eq(safetyEvents.id, event.id)),
    ...(contact ? noticeStatements(db, { ...event, ...worst }, contact, turn, clock) : []),
    ...parents,
  ];
  return {
    statements,
    adultNotified: told === "school" || told === "parent",
    isParentOnly: told === "parent",
    isOffHours,
  };
}

/** Who knows of the event now. What is kept from parents was told to none of them, whatever they heard before. */
function toldOf(event: EventRow, isKept: boolean, isParentTold: boolean) {
  if (event.told === "school") return "school";
  if (isKept) return "nobody";
  return isParentTold ? "parent" : (event.told ?? "nobody");
}

const noEnd = { closedAt: null, closedBy: null, outcome: null };

/** The round begins again: somebody has to take it, or the next contact is told. */
const toldAgain = (now: Date, turn: number) => ({
  ...noEnd,
  state: "raised" as const,
  noticeCount: turn,
  escalateAt: new Date(now.getTime() + escalateAfterMs),
  deliveredAt: null,
  acknowledgedAt: null,
  acknowledgedBy: null,
});

/** An event that was closed while this alert was on its way is open again, and its next contact due. */
const reopened = (now: Date) => ({
  ...noEnd,
  state: sql`case ${safetyEvents.state} when 'closed' then 'raised' else ${safetyEvents.state} end`,
  escalateAt: sql`case ${safetyEvents.state} when 'closed' then ${now.getTime()} else ${safetyEvents.escalateAt} end`,
});

const rankOf = (severity: Sign["severity"]) => severities.indexOf(severity);
const isHiddenKind = ({ category }: Pick<Sign, "category">) => kindsHiddenFromParents.includes(category);

/** More severe, or the first word of what may be about the home: that changes who may learn of it. */
export function isGraver(event: Sign, sign: Sign): boolean {
  const isNewlyKept = isHiddenKind(sign) && !isHiddenKind(event);
  return isNewlyKept || rankOf(sign.severity) > rankOf(event.severity);
}

/** Whether parents hear of a further alert: a graver one, and never in a talk that is kept from them (K14). */
export const isNewsForParents = (event: Sign, sign: Sign): boolean =>
  isGraver(event, sign) && !isHiddenKind(event);

/** What the event stands for from now on. What is kept from parents stays kept, whatever comes after it. */
export function worstOf(event: Sign, sign: Sign): Sign {
  const severity = rankOf(sign.severity) > rankOf(event.severity) ? sign.severity : event.severity;
  const isOfSign = isGraver(event, sign) && (isHiddenKind(sign) || !isHiddenKind(event));
  return { category: isOfSign ? sign.category : event.category, severity };
}
