import { type LoaderFunctionArgs, type MetaFunction, redirect } from "@remix-run/cloudflare";
import { useLoaderData, useRouteLoaderData } from "@remix-run/react";
import { lazy, Suspense, useCallback, useState } from "react";
import { keepsOnlyRoster } from "~/features/classrooms/index.server";
import { loadConsentWaiting } from "~/features/consent/index.server";
import { type EndReason, ROOM_STYLES, STAFF_STYLES, styleLinks } from "~/features/dashboard";
import { loadOwn, loadStudentHome } from "~/features/dashboard/index.server";
import { loadParentHome } from "~/features/family/index.server";
import { type AccessGuardProps, decideAccess } from "~/features/identity";
import { homeFor, isTradable, serializeUser } from "~/features/identity/index.server";
import landingStyle from "~/features/landing/landing.css?url";
import { loadRosterHome, loadStaffHome } from "~/features/staff/index.server";
import { m } from "~/messages/compiled/messages.js";
import type { RequestContext } from "~/platform/context.server";
import { pageMeta } from "~/platform/meta";
import type { loader as rootLoader } from "~/root";
import { loadCode, loadCodeInTime } from "~/ui/load-code";
import { pageCode, pageKindMeta } from "~/ui/page-code";
import type { LeaveReason } from "~live/protocol";

// Each kind of visitor loads only its own page's code.
const Landing = pageCode("visitor", () => import("~/features/landing/landing"));
const ConsentWaiting = pageCode("waiting", () => import("~/features/consent/consent-waiting"));
const ParentHome = pageCode("parent", () => import("~/features/family/parent-home"));
const StudentHome = pageCode("student", () => import("~/features/dashboard/student-home"));
const RosterHome = pageCode("roster", () => import("~/features/staff/roster-home"));
const StaffHome = pageCode("staff", () => import("~/features/staff/staff-home"));

/** Says why somebody may not see a page: hardly ever needed, as the server leads everybody to their own. */
const AccessGuard = lazy(async () => ({
  default: (await loadCodeInTime(() => import("~/features/identity/access-guard"))).AccessGuard,
}));

/** What cannot be fetched is read anew: the page itself then says why it came to its end. */
const AccessEnded = lazy(async () => {
  try {
    return { default: (await loadCode(() => import("~/features/dashboard/access-ended"))).AccessEnded };
  } catch {
    window.location.reload();
    return { default: () => <></> };
  }
});

/** The words of the page's head come with its data, and not in two languages for each kind of page. */
export async function loader({ context }: LoaderFunctionArgs) {
  const home = await loadHome(context);
  return { ...home, words: wordsOf(home.kind) };
}

type Home = Awaited<ReturnType<typeof loadHome>>;

/** What `/` shows this person (`homeFor`), with its data. */
async function loadHome(context: RequestContext) {
  const { signedIn } = context;
  const now = context.clock();
  const { view } = homeFor(signedIn?.user ?? null, now, context.url.search);
  if (!signedIn && (await isTradable(context))) throw redirect("/consent/continue");
  if (!signedIn || view === "landing") return { kind: "visitor" as const, isStatic: true };
  if (view === "age" || view === "ask-parent") throw redirect("/auth");
  if (view === "waiting") {
    return { kind: "waiting" as const, waiting: await loadConsentWaiting(context, signedIn) };
  }
  const user = serializeUser(signedIn.user, now);
  if (view === "staff" && (await keepsOnlyRoster(context, signedIn.user))) {
    return { kind: "roster" as const, user, roster: await loadRosterHome(context, signedIn) };
  }
  if (view === "staff") {
    return { kind: "staff" as const, user, staff: await loadStaffHome(context, signedIn) };
  }
  if (user.userType === "parent") {
    const [parent, own] = await Promise.all([loadParentHome(context, signedIn), loadOwn(context, signedIn)]);
    return { kind: "parent" as const, user, own, parent };
  }
  return { kind: "student" as const, user, student: await loadStudentHome(context, signedIn) };
}

export const meta: MetaFunction<typeof loader> = ({ data }) => [
  ...(data?.words ?? [{ title: "Beats" }]),
  ...(data ? [pageKindMeta(data.kind)] : []),
  ...stylesOf(data),
];

function wordsOf(kind: Home["kind"]) {
  if (kind === "staff" || kind === "roster") {
    return pageMeta({
      title: m.common_meta_teacher_title(),
      description: m.common_meta_teacher_description(),
      keywords: m.common_meta_teacher_keywords(),
    });
  }
  if (kind !== "visitor") {
    return pageMeta({
      title: m.common_meta_dashboard_title(),
      description: m.common_meta_dashboard_description(),
      keywords: m.common_meta_dashboard_keywords(),
    });
  }
  return pageMeta({
    title: m.common_meta_home_title(),
    description: m.common_meta_home_description(),
    keywords: m.common_meta_home_keywords(),
  });
}

/** Rooms that come with the page bring their stylesheets with it; the others' come when they open. */
function stylesOf(data: Home | undefined) {
  if (data?.kind === "visitor") return styleLinks([landingStyle]);
  if (data?.kind === "staff") return styleLinks(STAFF_STYLES);
  if (data?.kind === "student" && data.student.rooms) return styleLinks(Object.values(ROOM_STYLES).flat());
  return [];
}

export default function Index() {
  return (
    <Suspense>
      <Home />
    </Suspense>
  );
}

function Home() {
  const data = useLoaderData<typeof loader>();
  const flash = useRouteLoaderData<typeof rootLoader>("root")?.flash ?? null;
  const [endReason, setEndReason] = useState<EndReason | null>(null);
  const onSentAway = useCallback((reason: LeaveReason) => {
    if (reason !== "left_class" && reason !== "class_closed") setEndReason(reason);
  }, []);
  if (data.kind === "visitor") return <Landing />;
  if (data.kind === "waiting") return <ConsentWaiting data={data.waiting} flash={flash} />;
  if (endReason) return <AccessEnded reason={endReason} firstName={data.user.firstName} />;
  switch (data.kind) {
    case "staff":
      return (
        <Guarded user={data.user} roles={["teacher", "admin"]}>
          <StaffHome user={data.user} data={data.staff} flash={flash} onSentAway={onSentAway} />
        </Guarded>
      );
    case "roster":
      return (
        <Guarded user={data.user} roles={["teacher"]}>
          <RosterHome user={data.user} data={data.roster} />
        </Guarded>
      );
    case "parent":
      return (
        <Guarded user={data.user} roles={["parent"]}>
          <ParentHome user={data.user} data={data.parent} own={data.own} flash={flash} />
        </Guarded>
      );
    case "student":
      return (
        <Guarded user={data.user} roles={["student"]} needsConsent>
          <StudentHome user={data.user} data={data.student} onSentAway={onSentAway} />
        </Guarded>
      );
  }
}

function Guarded(props: AccessGuardProps) {
  const isAllowed = decideAccess(props.user, props.roles, props.needsConsent ?? false) === "allowed";
  return isAllowed ? props.children : <AccessGuard {...props} />;
}

export { PageErrorBoundary as ErrorBoundary } from "~/ui/error-page";
