export { DrumStage } from "./drum-stage";
export { PAD_HUE, padLabel, padName } from "./drum-texts";
export { DrummerSection, type DrummerSectionProps } from "./drummer-section";
export type { BestScore } from "./drums.schema";
export type { KitId } from "./engine/kit-ids";
export { DEFAULT_BPM, PAD_IDS, PAD_KEYS, type PadId } from "./engine/pads";
export type { DrumKitHandle, PadHit, Seat } from "./kit-handle";
export { UnseenKit } from "./unseen-kit";
