export { audioKeyOf, renderToStore } from "./audio.server";
export * from "./music.schema";
export { buildTrackRow, findPlayable, listTracks, readScore, shownTitle, updateTrack } from "./music.server";
export { answerMidi, answerMp3, answerWav, makeMusic, makeRemix, removeTrack } from "./studio.server";
