import { m } from "~/messages/compiled/messages.js";

/**
 * In every room of the staff page while an alert waits for this person. It says neither what nor about whom: the
 * screen may hang on the classroom's wall.
 */
export function AlertsStrip({ openCount }: { openCount: number }) {
  if (openCount === 0) return null;
  return (
    <p className="tile mb-4 flex flex-wrap items-center justify-between gap-x-4 px-4 py-1">
      <span>{m.safety_strip({ count: openCount })}</span>
      <a href="#safety" className="inline-flex min-h-11 items-center underline underline-offset-4">
        {m.safety_strip_look()}
      </a>
    </p>
  );
}
