/** The four areas of the learning modules, in the order of the tiles. */
export const moduleCategories = [
  "self_awareness",
  "self_management",
  "social_skills",
  "decision_making",
] as const;
export type ModuleCategory = (typeof moduleCategories)[number];

/** A reflection is optional, thinking it is enough; longest line in characters. */
export const reflectionMaxLength = 200;
