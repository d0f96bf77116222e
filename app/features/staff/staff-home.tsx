import { ProfileReminder } from "~/features/accounts";
import { displayName } from "~/features/accounts/display-name";
import type { User } from "~/features/accounts/user.server";
import { CircleStage } from "~/features/circle";
import { LimitsCard } from "~/features/coach/limits-card";
import { SchoolConsentCard } from "~/features/consent/school-consent-card";
import { Shell, STAFF_NAV } from "~/features/dashboard/shell";
import { AlertsCard } from "~/features/safety/alerts-card";
import { ContactsCard } from "~/features/safety/contacts-card";
import { TeacherFlags, TeacherFlagsCard } from "~/features/safety/teacher-flags";
import { m } from "~/messages/compiled/messages.js";
import type { Flash } from "~/platform/flash.server";
import { Card } from "~/ui/card";
import type { LeaveReason } from "../../../durable-objects/protocol";
import { ClassSettings } from "./class-settings";
import { CorrectionsCard } from "./corrections-card";
import type { StaffHomeData } from "./staff-home.server";
import { StaffTabs } from "./staff-tabs";

/** The page of teachers and administrators: calm, dense, everything in reach of the sidebar's anchors. */
export default function StaffHome({
  user,
  data,
  flash,
  onSentAway,
  children,
}: {
  user: User;
  data: StaffHomeData;
  flash: Flash | null;
  /** The live room closed its connection for good. */
  onSentAway: (reason: LeaveReason) => void;
  /** Sections every role has, below the staff's own. */
  children?: React.ReactNode;
}) {
  return (
    <Shell user={user} nav={STAFF_NAV}>
      <section id="dashboard" className="grid gap-5">
        <header className="py-2">
          <p className="font-display font-semibold text-ink-2">{m.staff_title()}</p>
          <h1 className="text-4xl sm:text-[2.9rem]">
            {m.staff_welcome({ name: user.firstName || displayName(user) })}
          </h1>
          <p className="mt-1 text-ink-2">{m.staff_lead()}</p>
        </header>
        {data.needsProfile && <ProfileReminder type="teacher" />}
        {data.safety && <AlertsCard view={data.safety} />}
        <TeacherFlags view={data.flags} />
        <CorrectionsCard corrections={data.corrections} />
        <SummaryStats data={data} />
        <StaffTabs data={data} />
      </section>
      <Lessons cards={data.lessonCards} />
      <CircleStage memberId={user.id} classes={data.ledClasses} onSentAway={onSentAway} />
      <ClassSettings
        classes={data.classes}
        canCreate={user.userType === "teacher"}
        school={data.school}
        flash={flash}
      />
      {data.schoolConsent && <SchoolConsentCard view={data.schoolConsent} flash={flash} />}
      {data.contacts && <ContactsCard view={data.contacts} flash={flash} />}
      {data.flagSetting && <TeacherFlagsCard setting={data.flagSetting} />}
      {data.coachSettings && <LimitsCard settings={data.coachSettings} flash={flash} />}
      {children}
    </Shell>
  );
}

function SummaryStats({ data }: { data: StaffHomeData }) {
  const { stats } = data;
  const figures = [
    { label: m.staff_stat_students(), value: String(data.students.length) },
    { label: m.staff_stat_progress(), value: `${stats.averageProgress}%` },
    { label: m.staff_stat_modules(), value: String(stats.modulesCompleted) },
    { label: m.staff_stat_checkins(), value: String(stats.emotionCheckins) },
    { label: m.staff_stat_sessions(), value: String(stats.totalSessions) },
    { label: m.staff_stat_tracks(), value: String(stats.musicTracks) },
  ];
  return (
    <dl className="grid grid-cols-2 gap-3 sm:grid-cols-3 xl:grid-cols-6">
      {figures.map((figure) => (
        <div key={figure.label} className="panel flex flex-col-reverse justify-end p-4">
          <dt className="text-sm text-ink-2">{figure.label}</dt>
          <dd className="m-0 font-display text-3xl font-bold tabular-nums">{figure.value}</dd>
        </div>
      ))}
    </dl>
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
