export { topicTexts } from "./amendment-topics";
export { Amendments } from "./amendments";
export { ArchiveList } from "./archive-list";
export { Disclosures } from "./disclosures";
export { PrivacyNotice } from "./privacy-notice";
export { PrivacyTab } from "./privacy-tab";
export { ReceiptsCard } from "./receipts-card";
export type { DataRequestState } from "./requests.server";
