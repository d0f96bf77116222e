export { decideAccess } from "./access";
export type { AccessGuardProps } from "./access-guard";
export { AccessGuard } from "./access-guard";
export { ageOn, isCalendarDate, isOver13 } from "./age";
export { displayName, displaySubtitle } from "./display-name";
export { EMAIL_PATTERN, normalizeMailbox } from "./mailbox";
export { isAddress, noAddressFor } from "./no-address";
export { SignOutLink } from "./sign-out-link";
export { SELF_USER_TYPES, type SelfUserType } from "./user-types";
