import type { RequestContext, SignedIn } from "~/platform/context.server";
import { type Page, pageWish } from "~/platform/paging";
import type { SafetyEvent, SafetyEventDetail } from "./alerts.schema";
import { type Colleague, listColleagues } from "./colleagues.server";
import { countOpenEvents, findSchoolsOf, readEvent, readEventPage } from "./inbox.server";

const ALERTS_A_PAGE = 10;

export type AlertsView = {
  page: Page<SafetyEvent>;
  /** How many wait for somebody. */
  openCount: number;
  /** The alert of `?alert=`, with its words; looking at it is noted in the audit log. */
  opened: SafetyEventDetail | null;
  /** To whom an alert can be passed on by name; nobody where alerts of several schools stand together. */
  colleagues: Colleague[];
};

/**
 * A page of the safety alerts for the staff page; null for staff who are nobody's safety contact (K16). The alert a
 * mail leads to (`?event=`) or that was opened (`?alert=`) is on every page, so that its anchor is there.
 */
export async function loadAlerts(context: RequestContext, staff: SignedIn): Promise<AlertsView | null> {
  const { db, url } = context;
  const schoolIds = await findSchoolsOf(db, staff);
  if (schoolIds.length === 0) return null;
  const opened = url.searchParams.get("alert");
  const wanted = opened ?? url.searchParams.get("event");
  const wish = pageWish(url.searchParams, "alerts", ALERTS_A_PAGE);
  const [schoolId = "", ...otherSchools] = schoolIds;
  const [page, openCount, named, colleagues] = await Promise.all([
    readEventPage(db, schoolIds, wish),
    countOpenEvents(db, schoolIds),
    wanted ? readEventPage(db, schoolIds, { number: 1, size: 1 }, { id: wanted }) : null,
    otherSchools.length === 0 ? listColleagues(db, schoolId, staff) : [],
  ]);
  const missing = named?.rows.filter(({ id }) => page.rows.every((row) => row.id !== id)) ?? [];
  return {
    page: { ...page, rows: [...missing, ...page.rows] },
    openCount,
    opened: opened && named?.rows.length ? await readEvent(context, staff, opened) : null,
    colleagues,
  };
}
