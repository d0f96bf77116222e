import { EMOTION_EMOJI, EMOTION_HUE, emotionLabel } from "~/features/check-in";
import type { FeelingDay } from "~/features/check-in/index.server";
import { m } from "~/messages/compiled/messages.js";
import { dayWriter } from "~/platform/date-text";
import { Card } from "~/ui/card";
import { hueClass } from "~/ui/look";

/**
 * The last seven feelings, oldest first as a path to today; each with its word, not colour alone, and the day it
 * was for the child, wherever child and parent are now.
 */
export function FeelingsCard({ child, days }: { child: string; days: FeelingDay[] }) {
  const writeDay = dayWriter("dayShort");
  return (
    <Card id="feelings" title={m.family_feelings_title()} hint={m.family_feelings_hint()}>
      {days.length === 0 && <p className="text-ink-2">{m.family_feelings_none({ child })}</p>}
      <ol className="grid grid-cols-2 gap-2.5 min-[420px]:grid-cols-4 lg:grid-cols-7">
        {days.toReversed().map(({ id, emotion, localDate }) => (
          <li
            key={id}
            className={`tile grid justify-items-center gap-0.5 border-(color:--hue) px-2 py-3 text-center ${hueClass(EMOTION_HUE[emotion])}`}
          >
            <span className="font-[family-name:var(--font-emoji)] text-3xl" aria-hidden="true">
              {EMOTION_EMOJI[emotion]}
            </span>
            <span className="font-semibold">{emotionLabel(emotion)}</span>
            <time dateTime={localDate} className="text-sm text-ink-2">
              {writeDay(localDate)}
            </time>
          </li>
        ))}
      </ol>
    </Card>
  );
}
