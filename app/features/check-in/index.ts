export * from "./emotions";
