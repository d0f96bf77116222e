import { m } from "~/messages/compiled/messages.js";
import { contentLang } from "~/platform/languages";
import { Card } from "~/ui/card";
import { percentClass } from "~/ui/look";
import type { ChildOverview } from "./family.schema";

/** The latest modules a parent sees. */
const RECENT_MODULES = 3;

/** Level, streak, four counts, the latest lessons and badges of one child. */
export function OverviewCard({ overview: { child, overview } }: { overview: ChildOverview }) {
  const { stats, selProgress, recentAchievements } = overview;
  const counts = [
    [m.family_stat_emotions(), stats.totalEmotions],
    [m.family_stat_tracks(), stats.totalTracks],
    [m.family_stat_sessions(), stats.totalSessions],
    [m.family_stat_conversations(), stats.totalConversations],
  ] as const;
  return (
    <Card
      id="overview"
      title={m.family_overview_title({ child: child.firstName })}
      aside={
        <ul className="flex flex-wrap gap-2">
          <li className="badge">{m.family_level({ level: child.currentLevel })}</li>
          {child.streakDays > 0 && <li className="badge">{m.family_streak({ days: child.streakDays })}</li>}
        </ul>
      }
    >
      <dl className="grid grid-cols-2 gap-3 lg:grid-cols-4">
        {counts.map(([label, value]) => (
          <div key={label} className="tile flex flex-col-reverse p-4">
            <dt className="text-ink-2">{label}</dt>
            {value > 0 ? (
              <dd className="font-display text-3xl font-bold">{value}</dd>
            ) : (
              <dd className="font-semibold">{m.family_stat_none()}</dd>
            )}
          </div>
        ))}
      </dl>
      <div className="mt-6 grid gap-6 lg:grid-cols-2">
        <section>
          <h3 className="mb-2 text-lg">{m.family_modules_title()}</h3>
          {selProgress.length === 0 && <p className="text-ink-2">{m.family_modules_none()}</p>}
          <ul className="grid gap-3">
            {selProgress.slice(0, RECENT_MODULES).map((module) => (
              <li key={module.moduleId}>
                <div className="flex justify-between gap-3">
                  <span lang={contentLang()} className="font-semibold">
                    {module.title}
                  </span>
                  <span className="text-ink-2">{module.progress}%</span>
                </div>
                <Bar percent={module.progress} label={module.title} />
                <p className="mt-1 text-sm text-ink-2">
                  {m.family_module_done({
                    done: module.activitiesCompleted,
                    total: module.totalActivities,
                  })}
                </p>
              </li>
            ))}
          </ul>
        </section>
        <section>
          <h3 className="mb-2 text-lg">{m.family_badges_title()}</h3>
          {recentAchievements.length === 0 && <p className="text-ink-2">{m.family_badges_none()}</p>}
          <ul className="grid gap-2">
            {recentAchievements.map((badge) => (
              <li key={badge.id} className="tile p-3">
                <p lang={contentLang()} className="font-semibold">
                  {badge.title}
                </p>
                <p lang={contentLang()} className="text-sm text-ink-2">
                  {badge.description}
                </p>
              </li>
            ))}
          </ul>
        </section>
      </div>
    </Card>
  );
}

function Bar({ percent, label }: { percent: number; label: string }) {
  return (
    <div
      role="progressbar"
      aria-label={label}
      aria-valuemin={0}
      aria-valuemax={100}
      aria-valuenow={percent}
      className="mt-1 h-2 overflow-hidden rounded-full bg-[rgb(70_82_122/0.5)]"
    >
      <div className={`h-full w-(--percent) rounded-full bg-blue ${percentClass(percent)}`} />
    </div>
  );
}
