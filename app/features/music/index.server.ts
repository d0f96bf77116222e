export { audioKeyOf, renderToStore } from "./audio.server";
export { CULTURAL_STYLES, type CulturalStyle } from "./engine/types";
export * from "./music.schema";
export { buildTrackRow, findPlayable, listTracks, readScore, shownTitle, updateTrack } from "./music.server";
export { musicFor } from "./music-for-feeling";
export { keyLabel, styleLabel } from "./music-texts";
export { answerMidi, answerMp3, answerWav, makeMusic, makeRemix, removeTrack } from "./studio.server";
