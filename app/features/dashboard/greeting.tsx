import type { User } from "~/features/identity/index.server";
import { m } from "~/messages/compiled/messages.js";

/** Greets by first name and shows streak and level. */
export function Greeting({ user, isFirstVisit = false }: { user: User; isFirstVisit?: boolean }) {
  const fallback =
    user.userType === "parent" ? m.dashboard_fallback_parent() : m.dashboard_fallback_student();
  const name = user.firstName || fallback;
  return (
    <header className="flex flex-wrap items-end justify-between gap-x-4 gap-y-2">
      <div>
        <h1 id="dashboard-heading" tabIndex={-1} className="room-heading">
          {isFirstVisit ? m.dashboard_welcome_first({ name }) : m.dashboard_welcome({ name })}
        </h1>
        <p className="mt-1 text-ink-2">{isFirstVisit ? m.dashboard_first_text() : m.dashboard_start()}</p>
      </div>
      {user.userType === "student" && (
        <ul className="flex flex-wrap gap-2">
          <li className="badge min-h-9 px-3 text-base">
            <span aria-hidden="true">🔥</span> {m.dashboard_streak({ days: user.streakDays })}
          </li>
          <li className="badge min-h-9 px-3 text-base">
            {m.dashboard_level({ level: user.currentLevel || 1 })}
          </li>
        </ul>
      )}
    </header>
  );
}
