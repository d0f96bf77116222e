export * from "./classrooms.server";
export * from "./invitations.server";
export * from "./join-by-code.server";
export { formatJoinCode, normalizeJoinCode } from "./join-code";
