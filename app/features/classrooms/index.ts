export { TAKE_BACK_DAYS } from "./class-limits";
export { formatJoinCode } from "./join-code";
