export { deleteChild, exportChild, keepChild } from "./child-data.server";
export { chooseChild, linkConsentedChildren, listChildren } from "./children.server";
export { codeSheet } from "./code-sheet.server";
export {
  childActivitiesSchema,
  childOverviewSchema,
  childQuerySchema,
  familyCodeSchema,
  linkedChildSchema,
  makeFamilyCodeSchema,
  useFamilyCodeSchema,
} from "./family.schema";
export { makeClassFamilyCodes, makeFamilyCode, redeemFamilyCode } from "./family-code.server";
export { getChildActivities, getChildEmotions, getChildOverview } from "./parent-api.server";
export { loadParentHome, type ParentHomeData } from "./parent-home.server";
