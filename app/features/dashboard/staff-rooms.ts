import { m } from "~/messages/compiled/messages.js";
import type { NavItem } from "./rooms";

/** The rooms of teachers and administrators; the middle three are the tabs of one panel. */
export const STAFF_ROOMS = [
  { id: "dashboard", label: m.common_nav_dashboard, icon: "dashboard" },
  { id: "learning", label: m.common_nav_learning_modules, icon: "learning" },
  { id: "student-management", label: m.common_nav_students, icon: "students" },
  { id: "progress-reports", label: m.common_nav_reports, icon: "reports" },
  { id: "module-audits", label: m.common_nav_audits, icon: "audits" },
  { id: "live-circle", label: m.common_nav_circle, icon: "drummer" },
  { id: "settings", label: m.common_nav_settings, icon: "settings" },
  { id: "profile", label: m.common_nav_profile, icon: "profile" },
] as const satisfies readonly NavItem[];

/** The room of a technical administrator. */
export const ROSTER_NAV: NavItem = { id: "school-roster", label: m.common_nav_roster, icon: "students" };

/** The rooms of a technical administrator who leads no class. */
export const ROSTER_ROOMS: readonly NavItem[] = [
  ROSTER_NAV,
  { id: "profile", label: m.common_nav_profile, icon: "profile" },
];
