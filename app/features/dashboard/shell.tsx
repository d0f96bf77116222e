import type { ReactNode } from "react";
import { displayName, displaySubtitle } from "~/features/identity";
import type { User } from "~/features/identity/index.server";
import { m } from "~/messages/compiled/messages.js";
import { Brand } from "~/ui/brand";
import { Icon } from "~/ui/icons";
import type { NavItem } from "./rooms";
import { TabBar } from "./tab-bar";

/**
 * The signed-in frame: a sidebar on wide screens; on small ones a bar at the top and, when every place has a
 * short word for it, tabs at the bottom. `help` (the "I need help now" link) keeps its corner on every page
 * (WCAG 3.2.6).
 */
export function Shell({
  user,
  nav,
  current,
  help,
  children,
}: {
  user: User;
  nav: readonly NavItem[];
  /** The place that is open or in view; null before the page runs. */
  current: string | null;
  help?: ReactNode;
  children: ReactNode;
}) {
  const active = current ?? nav[0]?.id ?? "";
  const hasTabs = nav.every((item) => item.tab);
  return (
    <div className={`shell ${hasTabs ? "shell-tabbed" : ""}`}>
      <aside className="shell-side no-print">
        <a href="#dashboard" className="shell-brand">
          <Brand />
        </a>
        <nav aria-label={m.common_main_navigation()}>
          <NavList items={nav} active={active} />
        </nav>
        <div className="mt-auto grid gap-2.5">
          {help}
          <UserChip user={user} />
          <a href="/api/logout" className="button button-quiet button-small">
            <Icon name="signOut" size={18} /> {m.common_sign_out()}
          </a>
        </div>
      </aside>

      <header className={`shell-top no-print ${help ? "shell-top-help" : ""}`}>
        <div className="flex min-w-0 items-center gap-1.5">
          <MobileMenu user={user} nav={hasTabs ? [] : nav} active={active} />
          <a href="#dashboard" className="shell-brand">
            <Brand />
          </a>
        </div>
        {help}
      </header>

      <main id="content" className="shell-main">
        {children}
      </main>
      {hasTabs && <TabBar items={nav} active={active} />}
    </div>
  );
}

function NavList({
  items,
  active,
  onChoose,
}: {
  items: readonly NavItem[];
  active: string;
  onChoose?: () => void;
}) {
  return (
    <ul className="grid gap-1">
      {items.map((item) => (
        <li key={item.id}>
          <a
            href={`#${item.id}`}
            aria-current={item.id === active ? "page" : undefined}
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
function MobileMenu({ user, nav, active }: { user: User; nav: readonly NavItem[]; active: string }) {
  const close = () => document.querySelector("details[data-mobile-menu]")?.removeAttribute("open");
  return (
    <details data-mobile-menu className="shell-menu group relative">
      <summary className="shell-menu-button" aria-label={m.common_menu()}>
        <Icon name="menu" size={24} />
      </summary>
      <div className="shell-menu-panel">
        <UserChip user={user} />
        {nav.length > 0 && (
          <nav aria-label={m.common_main_navigation()}>
            <NavList items={nav} active={active} onChoose={close} />
          </nav>
        )}
        <a href="/api/logout" className="button button-quiet">
          <Icon name="signOut" size={18} /> {m.common_logout()}
        </a>
      </div>
    </details>
  );
}

function UserChip({ user }: { user: User }) {
  const name = displayName(user);
  return (
    <div className="tile flex min-w-0 items-center gap-3 p-2.5">
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
