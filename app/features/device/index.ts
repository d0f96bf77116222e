export {
  claimDevice,
  type DeviceOwner,
  hasAnswered,
  leaveToNobody,
  noteAnswer,
  presentOwner,
  readOwner,
  updateOwner,
  whenClaimed,
} from "./device-owner";
export { drop, forgetPerson, keep, LANGUAGE, listKept, readKept } from "./device-store";
export { clearSimpleStorage, LEAVING, leaveLater, signOutAddress } from "./leaving";
export { countLocked, lockAway } from "./locked";
export { lookOfPage, wear } from "./look";
export { leaveAtOnce, leaveWithPerson, sayWhoIsHere } from "./other-tabs";
export { type ErrandKind, flush, isWaiting, type OutboxEntry, type Sent, sendOrKeep } from "./outbox";
export { keepOffline } from "./register";
export type { Support } from "./support";
export { useOutbox } from "./use-outbox";
export { deviceWorld, onOutboxChange, SYNC_TAG } from "./world";
