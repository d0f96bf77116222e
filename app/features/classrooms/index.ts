export { formatJoinCode, normalizeJoinCode } from "./join-code";
