export type {} from "./check-in.schema";
export * from "./check-in.schema";
export * from "./check-in.server";
export * from "./check-in-day.server";
export { CHECK_IN_CONTEXT, isEmotion, isPleasant, RELIEF_RESULTS, RELIEF_TOOLS } from "./emotions";
export type {} from "./school-switch.server";
export * from "./school-switch.server";
