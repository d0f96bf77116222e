import { m } from "~/messages/compiled/messages.js";
import { contentLang, inLanguage, type Locale } from "~/platform/languages";
import { achievements, findAchievement } from "./achievements";
import { BadgePicture } from "./badge-picture";

export type Badge = { id: string; title: string; description: string; unlockedAt: string };

/** The newest badges, each with its picture and what it was for. */
export function RecentBadges({ badges }: { badges: readonly Badge[] }) {
  if (badges.length === 0) return <p className="text-ink-2">{m.progress_no_badges()}</p>;
  return (
    <ul className="grid gap-3">
      {badges.map((badge) => {
        const rule = findAchievement(badge.id);
        return (
          <li key={badge.id} className="tile flex items-center gap-4 p-3">
            {rule && <BadgePicture icon={rule.icon} hue={rule.hue} tier={rule.tier} isUnlocked size={52} />}
            <div className="min-w-0">
              <p lang={contentLang()} className="font-semibold">
                {badge.title}
              </p>
              <p lang={contentLang()} className="text-ink-2">
                {badge.description}
              </p>
            </div>
          </li>
        );
      })}
    </ul>
  );
}

/** Every badge there is: what one has shines, the others say how to get them. */
export function BadgeWall({ badges, locale }: { badges: readonly Badge[]; locale: Locale }) {
  const unlocked = new Set(badges.map(({ id }) => id));
  return (
    <details className="tile p-4">
      <summary className="font-semibold">
        {m.progress_all_badges({ count: unlocked.size, total: achievements.length })}
      </summary>
      <ul className="mt-4 grid grid-cols-2 gap-4 sm:grid-cols-3 lg:grid-cols-5">
        {achievements.map((rule) => {
          const isUnlocked = unlocked.has(rule.id);
          return (
            <li key={rule.id} className="grid justify-items-center gap-1 text-center">
              <BadgePicture icon={rule.icon} hue={rule.hue} tier={rule.tier} isUnlocked={isUnlocked} />
              <p lang={contentLang()} className="font-semibold">
                {inLanguage(rule.title, locale)}
              </p>
              <p className="text-sm text-ink-2">
                <span lang={contentLang()}>{inLanguage(rule.description, locale)}</span>
                <span className="sr-only">
                  {" "}
                  {isUnlocked ? m.progress_badge_have() : m.progress_badge_open()}
                </span>
              </p>
            </li>
          );
        })}
      </ul>
    </details>
  );
}
