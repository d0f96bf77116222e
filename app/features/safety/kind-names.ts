import { m } from "~/messages/compiled/messages.js";
import type { CrisisCategory } from "./types";

/** What each kind of crisis is called, for staff and in the published protocol. */
export const kindNames: Record<CrisisCategory, () => string> = {
  suicide: m.safety_kind_suicide,
  self_harm: m.safety_kind_self_harm,
  abuse: m.safety_kind_abuse,
  danger: m.safety_kind_danger,
  eating_disorder: m.safety_kind_eating_disorder,
  violence_to_others: m.safety_kind_violence_to_others,
};
