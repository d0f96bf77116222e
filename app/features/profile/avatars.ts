/** Pictures to choose from instead of a photo; each is drawn in `public/avatars`. */
export const avatarIds = [
  "drum",
  "vinyl",
  "headphones",
  "bolt",
  "star",
  "moon",
  "cat",
  "owl",
  "fox",
  "planet",
  "flower",
  "wave",
] as const;
export type AvatarId = (typeof avatarIds)[number];

export const avatarPath = (id: AvatarId): string => `/avatars/${id}.svg`;

/** The avatar a picture address names, or undefined for another picture or none. */
export const findAvatar = (imageUrl: string | null): AvatarId | undefined =>
  avatarIds.find((id) => avatarPath(id) === imageUrl);
