export { deleteChild, exportChild, keepChild } from "./child-data.server";
export { childPlace, ownPagePlace } from "./child-place";
export { chooseChild, linkConsentedChildren, listChildren } from "./children.server";
export { codeSheet } from "./code-sheet.server";
export {
  childActivitiesSchema,
  childOverviewSchema,
  childQuerySchema,
  chooseWeeklyMailSchema,
  familyCodeSchema,
  linkedChildSchema,
  makeFamilyCodeSchema,
  useFamilyCodeSchema,
  weeklyCardsSchema,
  weeklyMailSchema,
} from "./family.schema";
export { makeClassFamilyCodes, makeFamilyCode, redeemFamilyCode } from "./family-code.server";
export { badgeMadeMail } from "./family-mails";
export { getChildActivities, getChildEmotions, getChildOverview, getWeeklyCards } from "./parent-api.server";
export { loadParentHome, type ParentHomeData } from "./parent-home.server";
export { sendWeeklyCards } from "./weekly-mail.server";
export { chooseWeeklyMail, loadStopPage, requireStopLink, stopByLink } from "./weekly-stop.server";
