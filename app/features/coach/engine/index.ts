export { safeLines } from "./lines/flow";
export { type CoachUsage, disclosureIntervalMs, dueNotice, sessionGapMs } from "./notice";
export { fitsAgeBand, measureReading, readingCeilings } from "./reading";
export { reply } from "./reply";
export { newCoachState, type ReplyInput } from "./state";
export type { AgeBand, CoachLink, CoachReply, CoachState, HistoryTurn, Locale } from "./types";
