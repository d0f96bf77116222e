import type { NextLesson } from "~/features/learning/index.server";
import { m } from "~/messages/compiled/messages.js";
import { contentLang } from "~/platform/languages";
import { Icon } from "~/ui/icons";
import { LightBar } from "~/ui/light-bar";

/** Exactly one thing to go on with, below the check-in. */
export function NextThing({ lesson }: { lesson: NextLesson }) {
  const { done, total } = lesson;
  return (
    <a href={`/learn/${lesson.id}`} className="next-thing panel">
      <span className="next-thing-picture">
        <Icon name="learning" size={44} />
      </span>
      <span className="grid min-w-0 gap-1">
        <span className="text-sm text-ink-2">{m.dashboard_next()}</span>
        <span lang={contentLang()} className="font-display text-lg font-semibold">
          {lesson.title}
        </span>
        <LightBar
          percent={(done / total) * 100}
          label={m.dashboard_next_done({ done, total })}
          hue="var(--color-amber)"
        />
      </span>
      <span className="next-thing-go" aria-hidden="true">
        →
      </span>
    </a>
  );
}
