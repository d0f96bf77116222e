import { m } from "~/messages/compiled/messages.js";
import type { IconName } from "~/ui/icons";

/** A place of the signed-in page: its anchor, its name in the sidebar and, for students, on the tab bar. */
export type NavItem = {
  id: string;
  label: () => string;
  icon: IconName;
  /** One short word, for the tab bar of phones. */
  tab?: () => string;
};

/** Rooms of the student's page whose code and data come when they open. */
export const LATER_ROOMS = ["ai-coach", "ai-dj", "drummer", "learning", "profile"] as const;
export type LaterRoom = (typeof LATER_ROOMS)[number];
export const isLaterRoom = (id: string): id is LaterRoom => (LATER_ROOMS as readonly string[]).includes(id);

/** The student's rooms (specification, section 2.3). */
export const STUDENT_ROOMS = [
  { id: "dashboard", label: m.common_nav_dashboard, icon: "dashboard", tab: m.common_tab_home },
  { id: "ai-coach", label: m.common_nav_coach, icon: "coach", tab: m.common_tab_coach },
  { id: "ai-dj", label: m.common_nav_dj, icon: "dj", tab: m.common_tab_dj },
  { id: "drummer", label: m.common_nav_drummer, icon: "drummer", tab: m.common_tab_drums },
  { id: "learning", label: m.common_nav_learning, icon: "learning", tab: m.common_tab_learn },
  { id: "profile", label: m.common_nav_profile, icon: "profile", tab: m.common_tab_me },
] as const satisfies readonly NavItem[];

/** The room that a hash such as `#ai-dj` names; undefined for any other anchor of the page. */
export const roomOfHash = (hash: string, ids: readonly string[]): string | undefined =>
  ids.find((id) => `#${id}` === hash);

/** Where a link of the page leads, when it is to one of its rooms. */
export function roomLink(
  href: string,
  here: { origin: string; pathname: string },
  ids: readonly string[],
): { room: string; search: string } | null {
  const url = URL.canParse(href) ? new URL(href) : null;
  if (!url || url.origin !== here.origin || url.pathname !== here.pathname) return null;
  const room = roomOfHash(url.hash, ids);
  return room ? { room, search: url.search } : null;
}

/** Name on `window` of what follows links to rooms until the page runs. */
export const EARLY_LINKS = "beatsEarlyLinks";

/**
 * Chooses the room before anything is painted (without it, a reload in the drum room would show the dashboard
 * first) and follows links to rooms until the page runs, which may take a while on a slow line. An address that
 * names a part of a room, as after a form, opens the room around it as soon as it is there. Without scripts nothing
 * is hidden, and all rooms stand one below the other.
 */
export const roomScript = (ids: readonly string[]): string =>
  `{const ids=${JSON.stringify(ids)},root=document.documentElement;` +
  "const show=id=>{root.dataset.room=ids.includes(id)?id:ids[0]};show(location.hash.slice(1));" +
  `window.${EARLY_LINKS}=e=>{const a=e.target.closest("a[href^='#']"),id=a&&a.hash.slice(1);` +
  'if(!ids.includes(id))return;e.preventDefault();history.pushState(null,"","#"+id);show(id)};' +
  `document.addEventListener("click",window.${EARLY_LINKS});` +
  'document.addEventListener("DOMContentLoaded",()=>{const id=location.hash.slice(1),' +
  'around=!ids.includes(id)&&document.getElementById(id)?.closest("[data-room-id]");' +
  "if(around)show(around.dataset.roomId)});" +
  `document.cookie="${ALL_ROOMS_COOKIE}=; path=/; max-age=0"}`;

/** Says that this browser runs no scripts: a page then brings all its rooms at once. */
export const ALL_ROOMS_COOKIE = "beats-all-rooms";
