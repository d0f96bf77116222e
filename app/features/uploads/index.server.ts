export { cleanUpUploads } from "./clean-up.server";
export * from "./uploads.server";
