export type { DrumGrid, DrumPiece } from "./engine";
export { gridToHits, grooveFor, type PatternHit, patternToDrumGrid } from "./engine/grooves";
export { CULTURAL_STYLES, type CulturalStyle } from "./engine/types";
export { musicFor } from "./music-for-feeling";
export { MusicSection, type MusicSectionProps } from "./music-section";
export { keyLabel, styleLabel } from "./music-texts";
export { askToPlay } from "./play-request";
