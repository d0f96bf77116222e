export const BADGE_HUES = ["blue", "red", "amber", "mint", "violet", "orange", "pink"] as const;
export type BadgeHue = (typeof BADGE_HUES)[number];

export const BADGE_ICONS = [
  "spark",
  "book",
  "lungs",
  "mirror",
  "balance",
  "hands",
  "compass",
  "note",
  "headphones",
  "globe",
  "heart",
  "drum",
  "sticks",
  "metronome",
  "circle",
  "flame",
  "sun",
  "pillow",
  "door",
] as const;
export type BadgeIcon = (typeof BADGE_ICONS)[number];

/** A badge as it is celebrated: what it is called, what it was for, and its picture. */
export type NewBadge = {
  id: string;
  title: string;
  description: string;
  hue: BadgeHue;
  icon: BadgeIcon;
  /** Dots under the picture: 1 for the first of a series, up to 4. */
  tier: number;
};
