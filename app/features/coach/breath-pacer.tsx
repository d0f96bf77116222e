import { useEffect, useRef, useState } from "react";
import { m } from "~/messages/compiled/messages.js";

const rounds = 4;
const inMs = 4000;
const outMs = 6000;

/** Four slow breaths, in for four and out for six; the circle grows and shrinks, the words say the same. */
export default function BreathPacer({ onClose }: { onClose: () => void }) {
  const [step, setStep] = useState(0);
  const isDone = step >= rounds * 2;
  const isIn = step % 2 === 0;
  const closeRef = useRef<HTMLButtonElement>(null);

  useEffect(() => {
    if (step >= rounds * 2) return;
    const timer = setTimeout(() => setStep(step + 1), step % 2 === 0 ? inMs : outMs);
    return () => clearTimeout(timer);
  }, [step]);

  useEffect(() => closeRef.current?.focus(), []);

  const words = isDone ? m.coach_breath_done() : isIn ? m.coach_breath_in() : m.coach_breath_out();
  return (
    <section className="breath-pacer tile" aria-label={m.coach_breath_title()}>
      <span
        aria-hidden="true"
        className="breath-circle"
        data-phase={isDone ? "done" : isIn ? "in" : "out"}
        style={{ transitionDuration: `${isIn ? inMs : outMs}ms` }}
      />
      <p aria-live="polite" className="font-display text-xl font-semibold">
        {words}
      </p>
      {!isDone && <p className="text-ink-2">{m.coach_breath_round({ round: Math.floor(step / 2) + 1 })}</p>}
      <button ref={closeRef} type="button" className="button button-quiet button-small" onClick={onClose}>
        {m.coach_breath_close()}
      </button>
    </section>
  );
}
