export { LONGEST_AHEAD_DAYS, TAKE_BACK_DAYS } from "./class-limits";
export { formatJoinCode, normalizeJoinCode } from "./join-code";
