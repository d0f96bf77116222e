/** The AI DJ's engine: pure TypeScript, the same in Worker, browser and tests. */
export { compose, TAIL_SECONDS } from "./compose";
export { describeScore, type ScoreDescription } from "./describe";
export { gridToHits, grooveFor, type PatternHit, patternToDrumGrid } from "./grooves";
export { writeMidi } from "./midi";
export { suggestTitle } from "./titles";
export * from "./types";
