import type { CulturalStyle } from "../types";
import { DrumKit, type DrumSample } from "./drum-kit";
import { WaveBank } from "./tables";

/** Wave tables and drum samples for one sample rate. They never change once made, so all renderers share them. */
export class Instruments {
  readonly bank: WaveBank;
  readonly #kits = new Map<CulturalStyle, DrumKit>();
  readonly #drumSamples = new Map<string, DrumSample>();
  readonly #sampleRate: number;

  constructor(sampleRate: number) {
    this.#sampleRate = sampleRate;
    this.bank = new WaveBank(sampleRate);
  }

  kit(style: CulturalStyle): DrumKit {
    const known = this.#kits.get(style) ?? new DrumKit(style, this.#sampleRate, this.#drumSamples);
    this.#kits.set(style, known);
    return known;
  }
}

const sets = new Map<number, Instruments>();

/** The one set for a sample rate: made anew for every piece, they would be most of a render's memory. */
export function instrumentsFor(sampleRate: number): Instruments {
  const known = sets.get(sampleRate) ?? new Instruments(sampleRate);
  sets.set(sampleRate, known);
  return known;
}
