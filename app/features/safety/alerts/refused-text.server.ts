import { sql } from "drizzle-orm";
import { decideIf } from "~/db/decide.server";
import { safetyEvents } from "~/db/schema";
import { localDateOf } from "~/platform/clock";
import type { RequestContext, UserRow } from "~/platform/context.server";
import { type EventInput, type PlannedEvent, planSafetyEvent } from "./escalation.server";

type Writer = Pick<UserRow, "id" | "userType" | "firstName" | "schoolId" | "timeZone">;
type Told = Omit<PlannedEvent, "statements">;

/** A title, nickname, answer or note that is a cry for help; its words are kept with the event alone. */
export type RefusedText = {
  sourceKind: Exclude<EventInput["sourceKind"], "coach_message" | "drill">;
  text: string;
  assessment: EventInput["assessment"];
};

/**
 * Raises the event for a text that is a cry for help, so that an adult is told (K12), and returns who. The same
 * words sent twice on one day are one event. Does nothing for an adult's text.
 */
export async function raiseRefusedText(
  { db, clock, origin }: Pick<RequestContext, "db" | "clock" | "origin">,
  user: Writer,
  { sourceKind, text, assessment }: RefusedText,
): Promise<Told> {
  if (user.userType !== "student") return { adultNotified: false, isParentOnly: false, isOffHours: false };
  const sourceId = await idOf(`${user.id} ${localDateOf(clock(), user.timeZone)} ${text}`);
  const { statements, ...told } = await planSafetyEvent(
    db,
    { student: user, sourceKind, sourceId, excerpt: text, assessment, origin },
    clock,
  );
  const [first, ...others] = statements;
  const isNew = sql`not exists (select 1 from ${safetyEvents}
    where ${safetyEvents.sourceKind} = ${sourceKind} and ${safetyEvents.sourceId} = ${sourceId})`;
  if (first) await decideIf(db, isNew, [first, ...others]);
  return told;
}

async function idOf(text: string): Promise<string> {
  const bytes = new Uint8Array(await crypto.subtle.digest("SHA-256", new TextEncoder().encode(text)));
  return [...bytes.slice(0, 16)].map((byte) => byte.toString(16).padStart(2, "0")).join("");
}
