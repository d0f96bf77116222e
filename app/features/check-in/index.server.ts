export type {} from "./check-in.schema";
export * from "./check-in.schema";
export * from "./check-in.server";
export * from "./check-in-day.server";
export type {} from "./school-switch.server";
export * from "./school-switch.server";
