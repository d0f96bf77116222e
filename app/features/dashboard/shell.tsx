import type { ReactNode } from "react";
import { displayName, displaySubtitle } from "~/features/accounts/display-name";
import type { User } from "~/features/accounts/user.server";
import { m } from "~/messages/compiled/messages.js";
import { Brand } from "~/ui/brand";
import { Icon, type IconName } from "~/ui/icons";
import { useActiveSection } from "./use-active-section";

export type NavItem = { id: string; label: () => string; icon: IconName };

/** The student's sidebar (specification, section 2.3). */
export const STUDENT_NAV: NavItem[] = [
  { id: "dashboard", label: m.common_nav_dashboard, icon: "dashboard" },
  { id: "ai-coach", label: m.common_nav_coach, icon: "coach" },
  { id: "ai-dj", label: m.common_nav_dj, icon: "dj" },
  { id: "drummer", label: m.common_nav_drummer, icon: "drummer" },
  { id: "learning", label: m.common_nav_learning, icon: "learning" },
  { id: "profile", label: m.common_nav_profile, icon: "profile" },
];

/** The sidebar of teachers and administrators. */
export const STAFF_NAV: NavItem[] = [
  { id: "dashboard", label: m.common_nav_dashboard, icon: "dashboard" },
  { id: "learning", label: m.common_nav_learning_modules, icon: "learning" },
  { id: "student-management", label: m.common_nav_students, icon: "students" },
  { id: "progress-reports", label: m.common_nav_reports, icon: "reports" },
  { id: "module-audits", label: m.common_nav_audits, icon: "audits" },
  { id: "settings", label: m.common_nav_settings, icon: "settings" },
  { id: "profile", label: m.common_nav_profile, icon: "profile" },
];

/**
 * The signed-in frame: sidebar with in-page anchors on wide screens, a top bar with a menu on small ones.
 * `help` (the "I need help now" link) stands at the same place on every page (WCAG 3.2.6).
 */
export function Shell({
  user,
  nav,
  help,
  children,
}: {
  user: User;
  nav: NavItem[];
  help?: ReactNode;
  children: ReactNode;
}) {
  const active = useActiveSection(nav.map((item) => item.id));
  return (
    <div className="lg:grid lg:grid-cols-[16rem_minmax(0,1fr)]">
      <aside className="no-print sticky top-0 hidden h-dvh flex-col gap-6 overflow-y-auto border-r border-line bg-[rgb(7_9_15/0.72)] p-4 lg:flex">
        <a href="/" className="px-2 pt-2 text-ink no-underline">
          <Brand />
        </a>
        <nav aria-label={m.common_main_navigation()}>
          <NavList items={nav} active={active} />
        </nav>
        <div className="mt-auto grid gap-3">
          {help}
          <UserChip user={user} />
          <a href="/api/logout" className="button button-quiet button-small">
            <Icon name="signOut" size={18} /> {m.common_sign_out()}
          </a>
        </div>
      </aside>

      <header className="no-print sticky top-0 z-40 flex items-center justify-between gap-3 border-b border-line bg-[rgb(7_9_15/0.92)] px-4 py-2.5 backdrop-blur lg:hidden">
        <a href="/" className="text-ink no-underline">
          <Brand />
        </a>
        <div className="flex items-center gap-2">
          {help}
          <MobileMenu user={user} nav={nav} active={active} />
        </div>
      </header>

      <main id="content" className="mx-auto grid w-full max-w-6xl gap-5 p-4 sm:p-8 lg:px-9">
        {children}
      </main>
    </div>
  );
}

function NavList({ items, active, onChoose }: { items: NavItem[]; active: string; onChoose?: () => void }) {
  return (
    <ul className="grid gap-1.5">
      {items.map((item) => (
        <li key={item.id}>
          <a
            href={`#${item.id}`}
            aria-current={item.id === active ? "location" : undefined}
            className="nav-link"
            {...(onChoose ? { onClick: onChoose } : {})}
          >
            <Icon name={item.icon} /> {item.label()}
          </a>
        </li>
      ))}
    </ul>
  );
}

/** A native disclosure: opens without JavaScript; with it, choosing a link closes it again. */
function MobileMenu({ user, nav, active }: { user: User; nav: NavItem[]; active: string }) {
  const close = () => document.querySelector("details[data-mobile-menu]")?.removeAttribute("open");
  return (
    <details data-mobile-menu className="group relative">
      <summary className="button button-quiet button-small list-none [&::-webkit-details-marker]:hidden">
        <Icon name="menu" size={20} /> {m.common_menu()}
      </summary>
      <nav
        aria-label={m.common_main_navigation()}
        className="absolute right-0 z-50 mt-2 grid w-72 max-w-[88vw] gap-4 rounded-[20px] border border-line bg-[#0c101c] p-4 shadow-2xl"
      >
        <UserChip user={user} />
        <NavList items={nav} active={active} onChoose={close} />
        <a href="/api/logout" className="button button-quiet">
          <Icon name="signOut" size={18} /> {m.common_logout()}
        </a>
      </nav>
    </details>
  );
}

function UserChip({ user }: { user: User }) {
  const name = displayName(user);
  return (
    <div className="tile flex min-w-0 items-center gap-3 p-3">
      <img
        src={user.profileImageUrl ?? "/default-profile.svg"}
        alt={m.common_profile_picture()}
        width={42}
        height={42}
        className="size-[42px] shrink-0 rounded-full object-cover"
      />
      <div className="min-w-0">
        <p className="truncate font-semibold">{name}</p>
        <p className="truncate text-sm text-ink-2">{displaySubtitle(user)}</p>
      </div>
    </div>
  );
}
