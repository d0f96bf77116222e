import type { ReactNode } from "react";
import { displayName } from "~/features/identity";
import type { User } from "~/features/identity/index.server";
import { categoryHue, categoryLabel } from "~/features/learning";
import { BadgeWall, experiencePercent, pointsPerLevel, RecentBadges } from "~/features/progress";
import { m } from "~/messages/compiled/messages.js";
import { LightBar } from "~/ui/light-bar";
import type { ProfileData } from "./profile.server";
import { WeekChart } from "./week-chart";

/** How many badges the profile shows first. */
const recentBadgeCount = 3;

const roleLabel: Record<User["userType"], () => string> = {
  student: m.common_role_student,
  parent: m.common_role_parent,
  teacher: m.common_role_teacher,
  admin: m.common_role_administrator,
};

/** Who one is here, and what one has done; learning numbers are for students. */
export function ProfileTab({
  user,
  data,
  background,
}: {
  user: User;
  data: ProfileData;
  background: ReactNode;
}) {
  const isStudent = user.userType === "student";
  return (
    <div className="grid gap-5">
      <ProfileHead user={user} data={data} />
      {isStudent && (
        <>
          <StatsSummary data={data} />
          <div className="grid gap-5 lg:grid-cols-2">
            <section aria-labelledby="profile-badges">
              <h3 id="profile-badges" className="mb-3 text-lg">
                {m.profile_recent_achievements()}
              </h3>
              <RecentBadges badges={data.badges.slice(0, recentBadgeCount)} />
            </section>
            <section aria-labelledby="profile-week">
              <h3 id="profile-week" className="mb-3 text-lg">
                {m.profile_weekly_activity()}
              </h3>
              <WeekChart week={data.week} locale={data.locale} />
            </section>
          </div>
          <section aria-labelledby="profile-overall">
            <h3 id="profile-overall" className="mb-3 text-lg">
              {m.profile_overall_progress()}
            </h3>
            <ul className="grid gap-3 sm:grid-cols-2">
              {data.overall.map(({ category, percent }) => (
                <li key={category} className="tile grid gap-2 p-4">
                  <p className="flex justify-between gap-3">
                    <span>{categoryLabel(category)}</span> <strong>{percent}%</strong>
                  </p>
                  <LightBar percent={percent} label={categoryLabel(category)} hue={categoryHue[category]} />
                </li>
              ))}
            </ul>
          </section>
          <BadgeWall badges={data.badges} locale={data.locale} />
        </>
      )}
      {background}
    </div>
  );
}

function ProfileHead({ user, data }: { user: User; data: ProfileData }) {
  const { stats } = data;
  const isStudent = user.userType === "student";
  return (
    <div className="flex flex-wrap items-center gap-5">
      <img
        src={user.profileImageUrl ?? "/default-profile.svg"}
        alt={m.common_profile_picture()}
        width={96}
        height={96}
        className="size-24 rounded-full object-cover"
      />
      <div className="grid min-w-0 flex-1 basis-64 gap-2">
        <p className="font-display text-2xl font-bold">{displayName(user)}</p>
        <ul className="flex flex-wrap gap-2">
          <li className="badge">{roleLabel[user.userType]()}</li>
          {isStudent && user.grade !== null && (
            <li className="badge">{m.common_grade({ grade: user.grade })}</li>
          )}
          {isStudent && <li className="badge">{m.dashboard_level({ level: stats.currentLevel })}</li>}
          {isStudent && user.isOver13 === false && (
            <li className="badge border-mint">{m.profile_coppa_protected()}</li>
          )}
        </ul>
        {isStudent && (
          <div className="grid max-w-md gap-1">
            <p className="flex justify-between gap-3 text-ink-2">
              <span>{m.profile_experience()}</span>
              <span>
                {m.profile_points_of({
                  points: stats.totalPoints % pointsPerLevel,
                  total: pointsPerLevel,
                })}
              </span>
            </p>
            <LightBar
              percent={experiencePercent(stats.totalPoints)}
              label={m.profile_experience()}
              hue="var(--color-blue)"
            />
          </div>
        )}
      </div>
    </div>
  );
}

function StatsSummary({ data }: { data: ProfileData }) {
  const { stats } = data;
  const tiles: [label: string, value: string | number][] = [
    [m.profile_stat_streak(), stats.currentStreak],
    [m.profile_stat_activities(), data.activities],
    [m.profile_stat_points(), stats.totalPoints],
    [m.profile_stat_tracks(), stats.totalTracks],
    [m.profile_stat_sessions(), stats.totalSessions],
    [m.profile_stat_accuracy(), `${stats.averageAccuracy}%`],
  ];
  return (
    <dl className="grid grid-cols-2 gap-3 sm:grid-cols-3 lg:grid-cols-6">
      {tiles.map(([label, value]) => (
        <div key={label} className="tile flex flex-col-reverse justify-end gap-1 p-4">
          <dt className="text-ink-2">{label}</dt>
          <dd className="font-display text-3xl font-bold">{value}</dd>
        </div>
      ))}
    </dl>
  );
}
