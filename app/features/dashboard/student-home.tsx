import type { ReactNode } from "react";
import type { User } from "~/features/accounts/user.server";
import { CheckInCard } from "~/features/check-in/check-in-card";
import { CircleSection } from "~/features/circle";
import { CoachSection } from "~/features/coach";
import { DrummerSection } from "~/features/drums";
import { LearningSection } from "~/features/learning";
import { MusicSection } from "~/features/music";
import { HelpNowLink } from "~/features/safety/help-link";
import { m } from "~/messages/compiled/messages.js";
import type { LeaveReason } from "../../../durable-objects/protocol";
import { Shell, STUDENT_NAV } from "./shell";
import type { StudentHomeData } from "./student-home.server";
import { ToolCards } from "./tool-cards";

/** The student's page: one long page whose sections are the sidebar's anchors. */
export default function StudentHome({
  user,
  data,
  onSentAway,
  children,
}: {
  user: User;
  data: StudentHomeData;
  /** The live room closed its connection for good. */
  onSentAway: (reason: LeaveReason) => void;
  /** Sections every role has, below the student's own. */
  children?: ReactNode;
}) {
  return (
    <Shell user={user} nav={STUDENT_NAV} help={<HelpNowLink />}>
      <section id="dashboard" className="grid gap-5">
        <Greeting user={user} />
        <CheckInCard entries={data.emotions} hasCheckedIn={data.hasCheckedIn} />
        <ToolCards />
      </section>
      <CoachSection data={data.coach} />
      <MusicSection {...data.music} />
      <DrummerSection userId={user.id} grade={user.grade} {...data.drums}>
        {(kit) => (
          <CircleSection
            kit={kit}
            memberId={user.id}
            grade={user.grade}
            seat={data.circleSeat}
            onSentAway={onSentAway}
          />
        )}
      </DrummerSection>
      <LearningSection data={data.learning} />
      {children}
    </Shell>
  );
}

/** Greets by first name and shows streak and level. */
export function Greeting({ user }: { user: User }) {
  const fallback =
    user.userType === "parent" ? m.dashboard_fallback_parent() : m.dashboard_fallback_student();
  return (
    <header className="flex flex-wrap items-end justify-between gap-4 py-2">
      <div>
        <h1 className="text-4xl sm:text-[2.9rem]">
          {m.dashboard_welcome({ name: user.firstName || fallback })}
        </h1>
        <p className="mt-1 text-ink-2">{m.dashboard_start()}</p>
      </div>
      {user.userType === "student" && (
        <ul className="flex flex-wrap gap-2">
          <li className="badge min-h-11 px-4 text-base">
            <span aria-hidden="true">🔥</span> {m.dashboard_streak({ days: user.streakDays })}
          </li>
          <li className="badge min-h-11 px-4 text-base">
            {m.dashboard_level({ level: user.currentLevel || 1 })}
          </li>
        </ul>
      )}
    </header>
  );
}
