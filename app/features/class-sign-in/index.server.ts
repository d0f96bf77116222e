export { badgeSheet } from "./badge-sheet.server";
export {
  badgeHolderSchema,
  badgeSignInSchema,
  findBadgeHolder,
  issueBadges,
  listBadgeHolders,
  printedBadgeSchema,
  signInWithBadge,
  voidBadge,
} from "./class-badges.server";
export { classCodeSheet } from "./class-code-sheet.server";
