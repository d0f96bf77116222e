export { gridToHits, grooveFor, type PatternHit, patternToDrumGrid } from "./engine/grooves";
export { MusicSection, type MusicSectionProps } from "./music-section";
