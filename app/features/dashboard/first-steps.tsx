import { m } from "~/messages/compiled/messages.js";

/** Three steps for a first visit; the first is the card right below, unless the school has switched it off. */
export function FirstSteps({ asksFeeling, hasCheckedIn }: { asksFeeling: boolean; hasCheckedIn: boolean }) {
  const checkIn = { href: "#check-in", text: m.dashboard_step_check_in(), isDone: hasCheckedIn };
  const steps = [
    asksFeeling ? checkIn : { href: "#ai-coach", text: m.dashboard_step_talk(), isDone: false },
    { href: "#drummer", text: m.dashboard_step_make(), isDone: false },
    { href: "#learning", text: m.dashboard_step_learn(), isDone: false },
  ];
  return (
    <ol aria-label={m.dashboard_steps()} className="first-steps">
      {steps.map(({ href, text, isDone }, index) => (
        <li key={href}>
          <a href={href} className="first-step" data-done={isDone ? "" : undefined}>
            <span className="first-step-number" aria-hidden="true">
              {isDone ? "✓" : index + 1}
            </span>
            {text}
            {isDone && <span className="sr-only">, {m.dashboard_step_done()}</span>}
          </a>
        </li>
      ))}
    </ol>
  );
}
