export { ConsentPage } from "./consent-page";
export { MAILS_PER_ADDRESS_A_DAY } from "./mail-limit";
export { SchoolConsentCard } from "./school-consent-card";
