import { EMOTION_EMOJI, EMOTION_HUE, emotionLabel } from "~/features/check-in";
import type { EmotionEntry } from "~/features/check-in/check-in.server";
import { m } from "~/messages/compiled/messages.js";
import { momentWriter } from "~/platform/date-text";
import { Card } from "~/ui/card";
import { hueClass } from "~/ui/look";

/**
 * The last seven feelings, oldest first as a path to today; each with its word, not colour alone, and the day it
 * was for the child (`timeZone`), wherever the parent is.
 */
export function FeelingsCard({
  child,
  entries,
  timeZone,
}: {
  child: string;
  entries: EmotionEntry[];
  timeZone: string;
}) {
  const writeDay = momentWriter("short", timeZone);
  return (
    <Card id="feelings" title={m.family_feelings_title()} hint={m.family_feelings_hint()}>
      {entries.length === 0 && <p className="text-ink-2">{m.family_feelings_none({ child })}</p>}
      <ol className="grid grid-cols-2 gap-2.5 min-[420px]:grid-cols-4 lg:grid-cols-7">
        {entries.toReversed().map((entry) => (
          <li
            key={entry.id}
            className={`tile grid justify-items-center gap-0.5 border-(color:--hue) px-2 py-3 text-center ${hueClass(EMOTION_HUE[entry.emotion])}`}
          >
            <span className="font-[family-name:var(--font-emoji)] text-3xl" aria-hidden="true">
              {EMOTION_EMOJI[entry.emotion]}
            </span>
            <span className="font-semibold">{emotionLabel(entry.emotion)}</span>
            <time dateTime={entry.createdAt} className="text-sm text-ink-2">
              {writeDay(entry.createdAt)}
            </time>
          </li>
        ))}
      </ol>
    </Card>
  );
}
