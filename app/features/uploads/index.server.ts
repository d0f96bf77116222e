export * from "./uploads.server";
