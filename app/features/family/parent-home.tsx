import type { ReactNode } from "react";
import { ProfileSetup } from "~/features/accounts";
import type { User } from "~/features/accounts/user.server";
import { LimitsCard } from "~/features/coach/limits-card";
import { Greeting } from "~/features/dashboard/greeting";
import type { NavItem } from "~/features/dashboard/rooms";
import { Shell } from "~/features/dashboard/shell";
import { useActiveSection } from "~/features/dashboard/use-active-section";
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
        {child ? <Overview view={child} /> : <NoChildCard isEmailVerified={data.isEmailVerified} />}
      </section>
      {child && (
        <>
          <FeelingsCard
            timeZone={child.timeZone}
            child={child.overview.child.firstName}
            entries={child.overview.overview.recentEmotions}
          />
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
      {children}
    </Shell>
  );
}

function Overview({ view }: { view: ChildView }) {
  const { overview, weekly } = view;
  const child = overview.child.firstName;
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
      <OverviewCard overview={overview} />
      {weekly && (
        <Card id="weekly" title={m.family_weekly_title()}>
          <dl className="grid gap-3 md:grid-cols-3">
            <WeeklyPart
              title={m.family_weekly_song()}
              text={
                weekly.songTitle
                  ? m.family_weekly_song_made({ child, title: weekly.songTitle })
                  : m.family_weekly_song_none({ child })
              }
            />
            <WeeklyPart title={m.family_weekly_skill()} text={weekly.skill} />
            <WeeklyPart title={m.family_weekly_question()} text={weekly.question} />
          </dl>
        </Card>
      )}
    </>
  );
}

function WeeklyPart({ title, text }: { title: string; text: string }) {
  return (
    <div className="tile p-4">
      <dt className="font-display font-semibold">{title}</dt>
      <dd className="mt-1 text-ink-2">{text}</dd>
    </div>
  );
}
