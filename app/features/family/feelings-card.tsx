import { EMOTION_EMOJI, EMOTION_HUE, emotionLabel } from "~/features/check-in";
import type { EmotionEntry } from "~/features/check-in/check-in.server";
import { m } from "~/messages/compiled/messages.js";
import { getLocale } from "~/messages/compiled/runtime.js";
import { Card } from "~/ui/card";

/** The last seven feelings, oldest first as a path to today; each with its word, not colour alone. */
export function FeelingsCard({ child, entries }: { child: string; entries: EmotionEntry[] }) {
  const date = new Intl.DateTimeFormat(getLocale(), { month: "short", day: "numeric", timeZone: "UTC" });
  return (
    <Card id="feelings" title={m.family_feelings_title()} hint={m.family_feelings_hint()}>
      {entries.length === 0 && <p className="text-ink-2">{m.family_feelings_none({ child })}</p>}
      <ol className="grid grid-cols-2 gap-2.5 min-[420px]:grid-cols-4 lg:grid-cols-7">
        {entries.toReversed().map((entry) => (
          <li
            key={entry.id}
            className="tile grid justify-items-center gap-0.5 px-2 py-3 text-center"
            style={{ borderColor: EMOTION_HUE[entry.emotion] }}
          >
            <span className="font-[family-name:var(--font-emoji)] text-3xl" aria-hidden="true">
              {EMOTION_EMOJI[entry.emotion]}
            </span>
            <span className="font-semibold">{emotionLabel(entry.emotion)}</span>
            <time dateTime={entry.createdAt} className="text-sm text-ink-2">
              {date.format(new Date(entry.createdAt))}
            </time>
          </li>
        ))}
      </ol>
    </Card>
  );
}
