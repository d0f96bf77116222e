export { Amendments } from "./amendments";
export { ArchiveList } from "./archive-list";
export { Disclosures } from "./disclosures";
export { PrivacyTab } from "./privacy-tab";
export { ReceiptsCard } from "./receipts-card";
export type { DataRequestState } from "./requests.server";
