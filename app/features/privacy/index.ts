export { PrivacyTab } from "./privacy-tab";
