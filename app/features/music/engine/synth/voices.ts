import { FmVoice } from "./fm-voice";
import { PluckVoice } from "./pluck-voice";
import type { WaveBank } from "./tables";
import type { SoundingVoice, Touch } from "./voice";
import type { VoiceSpec } from "./voice-specs";
import { WaveVoice } from "./wave-voice";

/** Starts a note on an instrument. */
export function startVoice(spec: VoiceSpec, bank: WaveBank, touch: Touch, sampleRate: number): SoundingVoice {
  if (spec.kind === "wave") return new WaveVoice(spec, bank, touch, sampleRate);
  if (spec.kind === "fm") return new FmVoice(spec, bank, touch, sampleRate);
  return new PluckVoice(spec, touch, sampleRate);
}
