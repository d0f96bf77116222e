import { Greeting, type NavItem, OwnSection, Room, RoomsPage } from "~/features/dashboard";
import type { OwnData } from "~/features/dashboard/index.server";
import type { User } from "~/features/identity/index.server";
import { ReceiptsCard } from "~/features/privacy";
import { ProfileSetup } from "~/features/sign-up";
import { m } from "~/messages/compiled/messages.js";
import type { Flash } from "~/platform/flash.server";
import { Card } from "~/ui/card";
import { ActivitiesCard } from "./activities-card";
import { FeelingsCard } from "./feelings-card";
import { InvitationsCard } from "./invitations-card";
import { FamilyCodeForm, NoChildCard } from "./link-child";
import { OverviewCard } from "./overview-card";
import type { ChildView, ParentHomeData } from "./parent-home.server";
import { RightsCards } from "./rights-cards";
import { WeeklyCardSection } from "./weekly-card";

const DASHBOARD: NavItem = {
  id: "dashboard",
  label: m.family_nav_overview,
  icon: "dashboard",
  tab: m.common_tab_home,
};
const CHILD_ROOMS: NavItem[] = [
  { id: "feelings", label: m.family_nav_feelings, icon: "reports", tab: m.family_tab_feelings },
  { id: "activities", label: m.family_nav_activities, icon: "dj", tab: m.family_tab_activities },
  { id: "rights", label: m.family_nav_rights, icon: "settings", tab: m.family_tab_rights },
];
const PROFILE: NavItem = {
  id: "profile",
  label: m.common_nav_profile,
  icon: "profile",
  tab: m.common_tab_me,
};

type Props = { user: User; data: ParentHomeData; own: OwnData; flash: Flash | null };

/** The parent's page: what the chosen child does, what the parent may decide, and the parent's own profile. */
export default function ParentHome({ user, data, own, flash }: Props) {
  const { child } = data;
  const rooms = [DASHBOARD, ...(child ? CHILD_ROOMS : []), PROFILE];
  return (
    <RoomsPage user={user} rooms={rooms} title={m.common_meta_dashboard_title()} bringsAllRooms>
      {(current) => (
        <>
          {child && <ChildChoice overview={child.overview} room={current ?? DASHBOARD.id} />}
          <Room id="dashboard" current={current}>
            <Greeting user={user} />
            {data.needsProfile && <ProfileSetup type="parent" />}
            <InvitationsCard invitations={data.invitations} />
            {child ? (
              <Overview view={child} weeklyMail={data.weeklyMail} />
            ) : (
              <NoChildCard isEmailVerified={data.isEmailVerified} />
            )}
            <ReceiptsCard receipts={data.receipts} />
          </Room>
          {child && <ChildRooms view={child} flash={flash} current={current} />}
          <Room id="profile" current={current} heading={m.common_nav_profile()}>
            <OwnSection user={user} own={own} />
          </Room>
        </>
      )}
    </RoomsPage>
  );
}

/** Above every room that is about a child, for a parent of several: another child, in the same room. */
function ChildChoice({ overview, room }: { overview: ChildView["overview"]; room: string }) {
  if (overview.children.length < 2) return null;
  return (
    <nav aria-label={m.family_choose_child()} className="child-choice">
      {overview.children.map(({ id, firstName }) => (
        <a
          key={id}
          href={`/?childId=${id}#${room}`}
          aria-current={id === overview.child.id ? "true" : undefined}
          className={`button button-small ${id === overview.child.id ? "button-primary" : "button-quiet"}`}
        >
          {firstName}
        </a>
      ))}
    </nav>
  );
}

function Overview({ view, weeklyMail }: { view: ChildView; weeklyMail: ParentHomeData["weeklyMail"] }) {
  return (
    <>
      <WeeklyCardSection cards={view.cards} mail={weeklyMail} childId={view.overview.child.id} />
      <OverviewCard overview={view.overview} />
      <Card title={m.family_code_add()} id="add-child">
        <FamilyCodeForm />
      </Card>
    </>
  );
}

function ChildRooms({
  view,
  flash,
  current,
}: {
  view: ChildView;
  flash: Flash | null;
  current: string | null;
}) {
  const { child } = view.overview;
  return (
    <>
      <Room id="feelings" current={current} heading={m.family_feelings_title()}>
        <FeelingsCard child={child.firstName} days={view.feelings} />
      </Room>
      <Room id="activities" current={current} heading={m.family_activities_title()}>
        <ActivitiesCard activities={view.activities} timeZone={view.timeZone} />
      </Room>
      {/* What was typed or unfolded for one child is not another's. */}
      <Room key={child.id} id="rights" current={current} heading={m.family_rights_title()}>
        <RightsCards view={view} flash={flash} />
      </Room>
    </>
  );
}
