export { Amendments } from "./amendments";
export { ArchiveList, dayOf } from "./archive-list";
export { Disclosures } from "./disclosures";
export { PrivacyTab } from "./privacy-tab";
export type { DataRequestState } from "./requests.server";
