export * from "./classrooms.server";
export * from "./invitations.server";
export { formatJoinCode, normalizeJoinCode } from "./join-code";
