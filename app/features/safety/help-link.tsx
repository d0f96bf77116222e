import { m } from "~/messages/compiled/messages.js";

/** "I need help now": stands at the same place on every student page (WCAG 3.2.6), works without JavaScript. */
export function HelpNowLink() {
  return (
    <a href="/help" className="button button-quiet button-small border-[color:var(--color-red)]">
      <span aria-hidden="true">♥</span> {m.safety_help_now()}
    </a>
  );
}
