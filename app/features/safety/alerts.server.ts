import type { RequestContext, SignedIn } from "~/platform/context.server";
import { findSchoolsOf, listEventsOf, readEvent } from "./inbox.server";
import type { SafetyEvent, SafetyEventDetail } from "./safety.schema";

export type AlertsView = {
  alerts: SafetyEvent[];
  /** The alert of `?alert=`, with its words; looking at it is noted in the audit log. */
  opened: SafetyEventDetail | null;
};

/** Safety alerts for the staff page; null for staff who are nobody's safety contact (K16). */
export async function loadAlerts(context: RequestContext, staff: SignedIn): Promise<AlertsView | null> {
  const { db, clock, url } = context;
  const schoolIds = await findSchoolsOf(db, staff);
  if (schoolIds.length === 0) return null;
  const asked = url.searchParams.get("alert");
  const alerts = await listEventsOf(db, schoolIds);
  const isKnown = alerts.some(({ id }) => id === asked);
  return { alerts, opened: asked && isKnown ? await readEvent(db, staff, asked, clock) : null };
}
