export {
  type Amendment,
  amendmentSchema,
  decideAmendment,
  decideAmendmentSchema,
  listAmendments,
  mayAskForThemselves,
  requestAmendment,
  requestAmendmentSchema,
  sentAmendmentSchema,
} from "./amendments.server";
export {
  type Disclosure,
  disclosureSchema,
  listDisclosures,
  listFamilyLooks,
} from "./disclosures.server";
export { loadPrivacy, type PrivacyData } from "./privacy-tab.server";
export { purgeExpired } from "./purge.server";
export { type DeletionReceipt, listReceipts, mailReceipts } from "./receipts.server";
export {
  cancelDeletion,
  clearExpiredExports,
  type DataRequestState,
  dataRequestSchema,
  dataRequestStateSchema,
  downloadExport,
  executeDeletions,
  finishOpenExports,
  listRequests,
  requestDeletion,
  requestExport,
} from "./requests.server";
export { RETENTION } from "./retention";
export { updatePrivacy, updatePrivacySchema } from "./settings.server";
