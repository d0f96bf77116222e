import { m } from "~/messages/compiled/messages.js";
import type { ModuleCategory } from "./module-categories";

const labels: Record<ModuleCategory, () => string> = {
  self_awareness: m.learning_category_self_awareness,
  self_management: m.learning_category_self_management,
  social_skills: m.learning_category_social_skills,
  decision_making: m.learning_category_decision_making,
};
export const categoryLabel = (category: ModuleCategory): string => labels[category]();

/** Each category's one hue, as a token of the look. */
export const categoryHue: Record<ModuleCategory, string> = {
  self_awareness: "var(--color-amber)",
  self_management: "var(--color-mint)",
  social_skills: "var(--color-pink)",
  decision_making: "var(--color-orange)",
};
