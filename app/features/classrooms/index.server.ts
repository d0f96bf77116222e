export * from "./archive.server";
export { LONGEST_AHEAD_DAYS } from "./class-limits";
export * from "./class-rights.server";
export * from "./class-staff.server";
export * from "./classrooms.server";
export * from "./invitations.server";
export * from "./join-by-code.server";
export { formatJoinCode, normalizeJoinCode } from "./join-code";
export * from "./members.server";
