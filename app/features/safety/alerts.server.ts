import type { RequestContext, SignedIn } from "~/platform/context.server";
import { isAppError } from "~/platform/errors";
import { listEvents, readEvent } from "./inbox.server";
import type { SafetyEvent, SafetyEventDetail } from "./safety.schema";

export type AlertsView = {
  alerts: SafetyEvent[];
  /** The alert of `?alert=`, with its words; looking at it is noted in the audit log. */
  opened: SafetyEventDetail | null;
};

/** Safety alerts for the staff page; null for staff who are nobody's safety contact (K16). */
export async function loadAlerts(context: RequestContext, staff: SignedIn): Promise<AlertsView | null> {
  const { db, clock, url } = context;
  const asked = url.searchParams.get("alert");
  try {
    const alerts = await listEvents(db, staff);
    const isKnown = alerts.some(({ id }) => id === asked);
    return { alerts, opened: asked && isKnown ? await readEvent(db, staff, asked, clock) : null };
  } catch (error) {
    if (isAppError(error) && error.code === "forbidden") return null;
    throw error;
  }
}
