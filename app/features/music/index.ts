export type { DrumGrid, DrumPiece } from "./engine";
export { grooveFor, patternToDrumGrid } from "./engine/grooves";
export type { CulturalStyle } from "./engine/types";
export { musicFor } from "./music-for-feeling";
export { askToPlay } from "./play-request";
