export * from "./check-in.server";
