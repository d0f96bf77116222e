import type { ReactNode } from "react";
import { ProfileSetup } from "~/features/accounts";
import type { User } from "~/features/accounts/user.server";
import { LimitsCard } from "~/features/coach/limits-card";
import { Greeting } from "~/features/dashboard/greeting";
import type { NavItem } from "~/features/dashboard/rooms";
import { Shell } from "~/features/dashboard/shell";
import { useActiveSection } from "~/features/dashboard/use-active-section";
import { ReceiptsCard } from "~/features/privacy";
import { m } from "~/messages/compiled/messages.js";
import type { Flash } from "~/platform/flash.server";
import { Card } from "~/ui/card";
import { ActivitiesCard } from "./activities-card";
import { FeelingsCard } from "./feelings-card";
import { InvitationsCard } from "./invitations-card";
import { FamilyCodeForm, NoChildCard } from "./link-child";
import { OverviewCard } from "./overview-card";
import type { ChildView, ParentHomeData } from "./parent-home.server";
import { RightsCard } from "./rights-card";
import { WeeklyCardSection, type WeeklyMail } from "./weekly-card";

const NAV: NavItem[] = [
  { id: "dashboard", label: m.family_nav_overview, icon: "dashboard" },
  { id: "feelings", label: m.family_nav_feelings, icon: "reports" },
  { id: "activities", label: m.family_nav_activities, icon: "dj" },
  { id: "rights", label: m.family_nav_rights, icon: "settings" },
  { id: "profile", label: m.common_nav_profile, icon: "profile" },
];

/** The parent's page. */
export default function ParentHome({
  user,
  data,
  flash,
  children,
}: {
  user: User;
  data: ParentHomeData;
  flash: Flash | null;
  /** Sections every role has, below the parent's own. */
  children?: ReactNode;
}) {
  const { child } = data;
  const nav = child ? NAV : NAV.filter(({ id }) => id === "dashboard" || id === "profile");
  const current = useActiveSection(nav.map(({ id }) => id));
  return (
    <Shell user={user} nav={nav} current={current}>
      <section id="dashboard" className="grid gap-5">
        <Greeting user={user} />
        {data.needsProfile && <ProfileSetup type="parent" />}
        <InvitationsCard invitations={data.invitations} />
        {child ? (
          <Overview view={child} weeklyMail={data.weeklyMail} />
        ) : (
          <NoChildCard isEmailVerified={data.isEmailVerified} />
        )}
      </section>
      {child && (
        <>
          <FeelingsCard child={child.overview.child.firstName} days={child.feelings} />
          <ActivitiesCard activities={child.activities} timeZone={child.timeZone} />
          <LimitsCard
            settings={child.coachSettings}
            childId={child.overview.child.id}
            childName={child.overview.child.firstName}
            flash={flash}
          />
          <RightsCard view={child} />
        </>
      )}
      {child && (
        <Card title={m.family_code_add()} id="add-child">
          <FamilyCodeForm />
        </Card>
      )}
      <ReceiptsCard receipts={data.receipts} />
      {children}
    </Shell>
  );
}

function Overview({ view, weeklyMail }: { view: ChildView; weeklyMail: WeeklyMail }) {
  const { overview, cards } = view;
  return (
    <>
      {overview.children.length > 1 && (
        <nav aria-label={m.family_choose_child()} className="flex flex-wrap gap-2">
          {overview.children.map(({ id, firstName }) => (
            <a
              key={id}
              href={`/?childId=${id}`}
              aria-current={id === overview.child.id ? "page" : undefined}
              className={`button button-small ${id === overview.child.id ? "button-primary" : "button-quiet"}`}
            >
              {firstName}
            </a>
          ))}
        </nav>
      )}
      <WeeklyCardSection cards={cards} mail={weeklyMail} childId={overview.child.id} />
      <OverviewCard overview={overview} />
    </>
  );
}
