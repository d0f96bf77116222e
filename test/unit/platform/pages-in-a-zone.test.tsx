import type { ReactElement } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { afterEach, describe, expect, it } from "vitest";
import ConsentWaiting from "~/features/consent/consent-waiting";
import { SchoolConsentCard } from "~/features/consent/school-consent-card";
import { RightsCards } from "~/features/family/rights-cards";
import { PrivacyTab } from "~/features/privacy";
import { AlertsCard } from "~/features/safety/alerts/alerts-card";
import { CorrectionsCard } from "~/features/staff/corrections-card";
import { LostMailCard } from "~/features/staff/lost-mail-card";
import { pageAround } from "../page-around";

const timeZoneOfProcess = process.env.TZ;
afterEach(() => {
  pageAround.user.timeZone = "UTC";
  if (timeZoneOfProcess === undefined) delete process.env.TZ;
  else process.env.TZ = timeZoneOfProcess;
});

// In both a day that UTC does not have: nine in the evening in Los Angeles, two in the morning on Kiritimati.
const PLACES = [
  {
    timeZone: "America/Los_Angeles",
    at: "2026-11-22T05:00:00.000Z",
    day: /Nov(ember)? 21/,
    utc: /Nov(ember)? 22/,
  },
  {
    timeZone: "Pacific/Kiritimati",
    at: "2026-11-21T12:00:00.000Z",
    day: /Nov(ember)? 22/,
    utc: /Nov(ember)? 21/,
  },
];

const onePage = <Each,>(rows: Each[]) => ({ rows, number: 1, hasNext: false });
const request = (at: string) => ({ id: "1", requestedAt: at, dueBy: at, expiresAt: null, downloadUrl: null });
const requests = (at: string) => [
  { ...request(at), kind: "export" as const, status: "open" as const, executeAfter: null },
  { ...request(at), id: "2", kind: "deletion" as const, status: "open" as const, executeAfter: at },
];
const amendment = (at: string) => ({
  ...{ id: "1", topic: "other" as const, wish: "my name", status: "open" as const, answer: null },
  ...{ createdAt: at, decidedAt: null },
});
const look = (at: string) => ({ at, reader: "Ms. Ray", view: "class_list" });

/** What a person sees of their own record: in their own zone. */
const own: Record<string, (at: string) => ReactElement> = {
  "the Privacy tab": (at) => (
    <PrivacyTab
      user={{ userType: "student" } as never}
      data={{
        requests: requests(at),
        disclosures: [look(at)] as never,
        amendments: [amendment(at)] as never,
        canConsent: true,
        canAskForCorrection: true,
      }}
    />
  ),
  "the waiting screen": (at) => (
    <ConsentWaiting
      data={{
        ...{ status: "pending", firstName: "Leo", parentEmail: "p@home.example" },
        ...{ sentAt: at, expiresAt: at, schoolName: null },
      }}
      flash={null}
    />
  ),
};

const alert = (at: string, timeZone: string) => ({
  ...{ id: "1", category: "suicide", severity: "high", state: "delivered", isDrill: false, createdAt: at },
  student: { id: "s", name: "Leo", grade: 4, timeZone },
  answers: [{ answer: "told", createdAt: at }],
});

/** What others see about a child (or a school): in the child's (or school's) zone, wherever they are. */
const others: Record<string, (at: string, timeZone: string) => ReactElement> = {
  "the parent's rights": (at, timeZone) => (
    <RightsCards
      view={
        {
          timeZone,
          overview: { child: { id: "c", firstName: "Leo" } },
          consent: { status: "granted", decidedAt: at },
          amendments: [amendment(at)],
          looks: { others: [look(at)], own: [look(at)] },
          decisions: [{ id: "d", decision: "granted", by: "link", at, noticeVersion: "v" }],
          requests: requests(at),
          coachSettings: { isOff: false, isModelOff: false, minutesPerDay: null },
        } as never
      }
      flash={null}
    />
  ),
  "the corrections card": (at, timeZone) => (
    <CorrectionsCard
      page={onePage([{ ...amendment(at), studentName: "Leo", isFromStudent: true, timeZone } as never])}
    />
  ),
  "the school's ledger": (at, timeZone) => (
    <SchoolConsentCard
      view={
        {
          ...{ noticeVersion: "v", notice: [], timeZone, open: onePage([]), decided: onePage([]) },
          ledger: onePage([
            { at, student: "Leo", person: "Ann", decision: "granted", method: "signed_form" },
          ]),
        } as never
      }
      flash={null}
    />
  ),
  "the safety alerts": (at, timeZone) => (
    <AlertsCard view={{ page: onePage([alert(at, timeZone)]), opened: null, colleagues: [] } as never} />
  ),
};

/** The page as the server and as a browser anywhere make it. */
function renderEverywhere(element: ReactElement): string {
  const [server, ...browsers] = ["UTC", "America/New_York", "Pacific/Kiritimati"].map((zone) => {
    process.env.TZ = zone;
    return renderToStaticMarkup(element);
  });
  for (const html of browsers) expect(html).toBe(server);
  return server ?? "";
}

describe.each(PLACES)("in $timeZone", ({ timeZone, at, day, utc }) => {
  it.each(Object.keys(own))("%s has the reader's day", (name) => {
    pageAround.user.timeZone = timeZone;
    const html = renderEverywhere(own[name]!(at));
    expect(html).toMatch(day);
    expect(html).not.toMatch(utc);
  });

  it.each(Object.keys(others))("%s has the day where it happened", (name) => {
    pageAround.user.timeZone = "UTC";
    const html = renderEverywhere(others[name]!(at, timeZone));
    expect(html).toMatch(day);
    expect(html).not.toMatch(utc);
  });
});

describe("a drill, which has no student", () => {
  it("has the reader's day", () => {
    pageAround.user.timeZone = "America/Los_Angeles";
    const drill = { ...alert("2026-11-22T05:00:00.000Z", ""), isDrill: true, student: null };
    const html = renderEverywhere(
      <AlertsCard view={{ page: onePage([drill]), opened: null, colleagues: [] } as never} />,
    );
    expect(html).toContain("Nov 21");
  });
});

describe("a day of a calendar", () => {
  it("is that day everywhere", () => {
    const html = renderEverywhere(<LostMailCard lost={{ count: 1, newestOn: "2026-11-22" }} />);
    expect(html).toContain("November 22, 2026");
  });
});
