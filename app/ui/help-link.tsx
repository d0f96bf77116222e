import { m } from "~/messages/compiled/messages.js";

/**
 * "I need help now", one pill on one line, works without JavaScript. It stands at the same place for students
 * and visitors (WCAG 3.2.6): at the upper right, and in the wide signed-in frame above one's own tile.
 */
export function HelpNowLink() {
  return (
    <a href="/help" className="button button-quiet help-now">
      <span aria-hidden="true">♥</span> {m.safety_help_now()}
    </a>
  );
}
