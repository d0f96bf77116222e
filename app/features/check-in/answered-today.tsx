import { useEffect, useId, useRef } from "react";
import { m } from "~/messages/compiled/messages.js";
import { hueClass } from "~/ui/look";
import type { CheckInDay } from "./check-in-day.server";
import { EMOTION_EMOJI, EMOTION_HUE, emotionLabel } from "./emotions";

/**
 * Today's answer, read-only: the feeling, or that one would rather not say. With `takesFocus` it was given just now
 * on this page, and the button that gave it is gone.
 */
export function AnsweredToday({
  today,
  takesFocus,
  onChange,
}: {
  today: CheckInDay;
  takesFocus: boolean;
  onChange: () => void;
}) {
  const { emotion } = today;
  const answerId = useId();
  const answer = useRef<HTMLElement>(null);
  useEffect(() => {
    if (takesFocus) answer.current?.focus({ preventScroll: true });
  }, [takesFocus]);
  return (
    <section
      ref={answer}
      tabIndex={-1}
      aria-labelledby={answerId}
      className={`felt ${hueClass(emotion ? EMOTION_HUE[emotion] : "var(--color-line-2)")}`}
    >
      {emotion && (
        <span className="felt-face" aria-hidden="true">
          {EMOTION_EMOJI[emotion]}
        </span>
      )}
      <div className="felt-words">
        <p id={answerId} className="font-display text-2xl font-semibold">
          {emotion ? m.checkin_today({ label: emotionLabel(emotion) }) : m.checkin_skipped()}
        </p>
        <p className="text-ink-2">{m.checkin_come_back()}</p>
      </div>
      <button type="button" className="text-button script-only" onClick={onChange}>
        {m.checkin_change()}
      </button>
    </section>
  );
}
