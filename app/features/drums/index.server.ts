export * from "./drums.schema";
export * from "./drums.server";
