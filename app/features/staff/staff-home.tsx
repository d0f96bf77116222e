import { SchoolSwitchCard } from "~/features/check-in";
import { CircleStage } from "~/features/circle";
import { LimitsCard } from "~/features/coach";
import { SchoolConsentCard } from "~/features/consent";
import { OwnSection, ROSTER_NAV, Room, RoomsPage, STAFF_ROOMS } from "~/features/dashboard";
import { displayName } from "~/features/identity";
import type { User } from "~/features/identity/index.server";
import { AlertsCard, AlertsStrip, ContactsCard, TeacherFlags, TeacherFlagsCard } from "~/features/safety";
import { ProfileSetup } from "~/features/sign-up";
import { m } from "~/messages/compiled/messages.js";
import type { Flash } from "~/platform/flash.server";
import { Card } from "~/ui/card";
import type { LeaveReason } from "~live/protocol";
import { ClassSettings } from "./class-settings";
import { CorrectionsCard } from "./corrections-card";
import { LostMailCard } from "./lost-mail-card";
import { MorningBoard } from "./morning/morning-board";
import { RosterRoom } from "./roster-room";
import type { StaffHomeData } from "./staff-home.server";
import { StaffTabs } from "./staff-tabs";
import { TechnicalAdminsCard } from "./technical-admins-card";

type Props = {
  user: User;
  data: StaffHomeData;
  flash: Flash | null;
  /** The live room closed its connection for good. */
  onSentAway: (reason: LeaveReason) => void;
};

/** The page of teachers and administrators: calm, dense, a room for each of the sidebar's anchors. */
export default function StaffHome(props: Props) {
  return (
    <RoomsPage
      user={props.user}
      rooms={roomsOf(props.data)}
      title={m.common_meta_teacher_title()}
      bringsAllRooms
    >
      {(current) => <StaffRooms {...props} current={current} />}
    </RoomsPage>
  );
}

/** A technical administrator who leads classes has the school's roster as a room more. */
const roomsOf = ({ rosterRoom }: StaffHomeData) =>
  rosterRoom?.room ? [...STAFF_ROOMS, ROSTER_NAV] : STAFF_ROOMS;

function StaffRooms({ user, data, flash, onSentAway, current }: Props & { current: string | null }) {
  return (
    <>
      {data.safety && <AlertsStrip openCount={data.safety.openCount} />}
      <Room id="dashboard" current={current}>
        <header>
          <p className="font-display font-semibold text-ink-2">{m.staff_title()}</p>
          <h1 id="dashboard-heading" tabIndex={-1} className="room-heading">
            {m.staff_welcome({ name: user.firstName || displayName(user) })}
          </h1>
          <p className="mt-1 text-ink-2">{m.staff_lead()}</p>
        </header>
        {data.needsProfile && <ProfileSetup type="teacher" />}
        {data.safety && <AlertsCard view={data.safety} />}
        <TeacherFlags view={data.flags} />
        <MorningBoard board={data.morning} classes={data.morningClasses} />
        <LostMailCard lost={data.lostMail} />
        <CorrectionsCard page={data.corrections} />
        <SummaryStats data={data} />
      </Room>
      <StaffTabs data={data} current={current} />
      <Room id="learning" current={current} heading={m.staff_learning_title()}>
        <Lessons cards={data.lessonCards} />
      </Room>
      <Room id="live-circle" current={current} heading={m.circle_lead_title()}>
        <CircleStage memberId={user.id} classes={data.ledClasses} onSentAway={onSentAway} />
      </Room>
      <Room id="settings" current={current} heading={m.staff_settings_title()}>
        <ClassSettings
          list={data.classList}
          user={user}
          school={data.school}
          refusal={data.printing.refusal}
          flash={flash}
        />
        {data.technicalAdmins && <TechnicalAdminsCard people={data.technicalAdmins} flash={flash} />}
        {data.schoolConsent && <SchoolConsentCard view={data.schoolConsent} flash={flash} />}
        {data.contacts && <ContactsCard view={data.contacts} flash={flash} />}
        {data.flagSetting && <TeacherFlagsCard setting={data.flagSetting} />}
        {data.checkInSetting && <SchoolSwitchCard setting={data.checkInSetting} />}
        {data.coachSettings && <LimitsCard settings={data.coachSettings} flash={flash} />}
      </Room>
      {data.rosterRoom?.room && (
        <Room id="school-roster" current={current} heading={m.common_nav_roster()}>
          <RosterRoom data={data.rosterRoom} />
        </Room>
      )}
      <Room id="profile" current={current} heading={m.common_nav_profile()}>
        <OwnSection user={user} own={data.own} />
      </Room>
    </>
  );
}

function SummaryStats({ data }: { data: StaffHomeData }) {
  const { stats } = data;
  const isTooFew = stats.averageProgress === null;
  const figures = [
    { label: m.staff_stat_students(), value: String(data.studentCount) },
    {
      label: m.staff_stat_progress(),
      value: isTooFew ? m.staff_too_few() : `${stats.averageProgress}%`,
      isWords: isTooFew,
    },
    { label: m.staff_stat_modules(), value: String(stats.modulesCompleted) },
    { label: m.staff_stat_checkins(), value: String(stats.emotionCheckins) },
    { label: m.staff_stat_sessions(), value: String(stats.totalSessions) },
    { label: m.staff_stat_tracks(), value: String(stats.musicTracks) },
  ];
  return (
    <div className="grid gap-2">
      <dl className="grid grid-cols-2 gap-3 sm:grid-cols-3 xl:grid-cols-6">
        {figures.map((figure) => (
          <div key={figure.label} className="panel flex flex-col-reverse justify-end p-4">
            <dt className="text-sm text-ink-2">{figure.label}</dt>
            <dd
              className={`m-0 font-display font-bold tabular-nums ${figure.isWords ? "text-lg" : "text-3xl"}`}
            >
              {figure.value}
            </dd>
          </div>
        ))}
      </dl>
      {isTooFew && <p className="text-sm text-ink-2">{m.staff_stat_too_few_why()}</p>}
      <a
        href="/usage"
        className="inline-flex min-h-11 items-center justify-self-start underline underline-offset-4"
      >
        {m.staff_usage_title()}
      </a>
    </div>
  );
}

function Lessons({ cards }: { cards: StaffHomeData["lessonCards"] }) {
  return (
    <Card id="learning" title={m.staff_learning_title()} hint={m.staff_learning_hint()}>
      <ul className="grid gap-3 sm:grid-cols-2 xl:grid-cols-3">
        {cards.map((card) => (
          <li key={card.id} className="tile p-4">
            <a
              href={`/lessons/${card.id}`}
              aria-label={m.staff_preview({ title: card.title })}
              className="font-display font-semibold text-ink underline decoration-line underline-offset-4 hover:decoration-ink"
            >
              {card.title}
            </a>
            <p className="mt-1 text-sm text-ink-2">{card.description}</p>
          </li>
        ))}
      </ul>
    </Card>
  );
}
