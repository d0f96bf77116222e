import { m } from "~/messages/compiled/messages.js";
import { useMomentWriter } from "~/ui/time-zone";
import type { EmotionEntry } from "./check-in.schema";
import { EMOTION_EMOJI, emotionLabel } from "./emotions";

/** The last check-ins as faces and dates. */
export function HistoryStrip({ entries }: { entries: EmotionEntry[] }) {
  const writeDay = useMomentWriter("short");
  return (
    <div>
      <h3 className="mb-2 text-sm font-semibold tracking-normal text-ink-2">{m.checkin_history()}</h3>
      <ul className="flex flex-wrap gap-1.5">
        {entries.map((entry) => (
          <li
            key={entry.id}
            className="tile grid min-w-13 justify-items-center px-1.5 py-1"
            title={emotionLabel(entry.emotion)}
          >
            <span className="font-[family-name:var(--font-emoji)] text-2xl" aria-hidden="true">
              {EMOTION_EMOJI[entry.emotion]}
            </span>
            <span className="sr-only">{emotionLabel(entry.emotion)}</span>
            <time dateTime={entry.createdAt} className="text-xs text-ink-2">
              {writeDay(entry.createdAt)}
            </time>
          </li>
        ))}
      </ul>
    </div>
  );
}
