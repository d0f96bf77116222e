import { m } from "~/messages/compiled/messages.js";
import { hueClass } from "~/ui/look";
import type { CheckInDay } from "./check-in-day.server";
import { EMOTION_EMOJI, EMOTION_HUE, emotionLabel } from "./emotions";

/** Today's answer, read-only: the feeling, or that one would rather not say. */
export function AnsweredToday({ today, onChange }: { today: CheckInDay; onChange: () => void }) {
  const { emotion } = today;
  return (
    <div className={`felt ${hueClass(emotion ? EMOTION_HUE[emotion] : "var(--color-line-2)")}`}>
      {emotion && (
        <span className="felt-face" aria-hidden="true">
          {EMOTION_EMOJI[emotion]}
        </span>
      )}
      <div className="min-w-0 flex-1">
        <p className="font-display text-2xl font-semibold">
          {emotion ? m.checkin_today({ label: emotionLabel(emotion) }) : m.checkin_skipped()}
        </p>
        <p className="text-ink-2">{m.checkin_come_back()}</p>
      </div>
      <button type="button" className="text-button script-only" onClick={onChange}>
        {m.checkin_change()}
      </button>
    </div>
  );
}
