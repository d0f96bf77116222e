import { and, eq } from "drizzle-orm";
import { safetyEvents } from "~/db/schema";
import type { RequestContext, UserRow } from "~/platform/context.server";
import { type EventInput, planSafetyEvent } from "./escalation.server";

/** A title, nickname or note that was refused because it is a cry for help, and is stored nowhere else. */
export type RefusedText = {
  sourceKind: Exclude<EventInput["sourceKind"], "coach_message" | "drill">;
  text: string;
  assessment: EventInput["assessment"];
};

/**
 * Raises the event for a refused text, so that an adult is told all the same (K12). The same words sent
 * twice on one day are one event. Does nothing for an adult's text.
 */
export async function raiseRefusedText(
  { db, clock, origin }: Pick<RequestContext, "db" | "clock" | "origin">,
  user: UserRow,
  { sourceKind, text, assessment }: RefusedText,
): Promise<void> {
  if (user.userType !== "student") return;
  const sourceId = await idOf(`${user.id} ${clock().toISOString().slice(0, 10)} ${text}`);
  const known = await db
    .select({ id: safetyEvents.id })
    .from(safetyEvents)
    .where(and(eq(safetyEvents.sourceKind, sourceKind), eq(safetyEvents.sourceId, sourceId)));
  if (known.length > 0) return;
  const { statements } = await planSafetyEvent(
    db,
    { student: user, sourceKind, sourceId, excerpt: text, assessment, origin },
    clock,
  );
  const [first, ...others] = statements;
  if (first) await db.batch([first, ...others]);
}

async function idOf(text: string): Promise<string> {
  const bytes = new Uint8Array(await crypto.subtle.digest("SHA-256", new TextEncoder().encode(text)));
  return [...bytes.slice(0, 16)].map((byte) => byte.toString(16).padStart(2, "0")).join("");
}
