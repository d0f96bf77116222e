/** The kits a student can choose from; the sounds themselves are in kit.ts. */
export const KIT_IDS = ["classic", "street", "hands"] as const;
export type KitId = (typeof KIT_IDS)[number];
