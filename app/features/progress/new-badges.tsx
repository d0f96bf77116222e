import "./progress.css";
import { m } from "~/messages/compiled/messages.js";
import { contentLang } from "~/platform/languages";
import type { NewBadge } from "./badge";
import { BadgePicture } from "./badge-picture";

/** Badges that were earned here: a new one lights up once and then only stands there. */
export default function NewBadges({
  badges,
  newIds,
}: {
  badges: readonly NewBadge[];
  /** Those that were never shown before; without it, all of them. */
  newIds?: readonly string[];
}) {
  const isNew = ({ id }: NewBadge) => newIds?.includes(id) ?? true;
  return (
    <ul className="new-badges">
      {badges.map((badge) => (
        <li key={badge.id} className={`new-badge hue-${badge.hue}`} data-new={isNew(badge) || undefined}>
          <BadgePicture icon={badge.icon} hue={badge.hue} tier={badge.tier} isUnlocked size={64} />
          <div className="min-w-0">
            <p className="text-sm text-ink-2">{m.progress_new_badge()}</p>
            <p lang={contentLang()} className="font-display text-lg font-semibold">
              {badge.title}
            </p>
            <p lang={contentLang()} className="text-ink-2">
              {badge.description}
            </p>
          </div>
        </li>
      ))}
    </ul>
  );
}
