export * from "./check-in.schema";
export * from "./check-in.server";
export * from "./check-in-day.server";
export { musicFor } from "./music-for-feeling";
export * from "./relief.server";
export * from "./school-switch.server";
