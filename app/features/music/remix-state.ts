import { compose } from "./engine/compose";
import { grooveFor } from "./engine/grooves";
import type {
  ComposeRequest,
  CulturalStyle,
  DrumGrid,
  Layer,
  PitchedLayer,
  Score,
  ScoreEdits,
  Voice,
} from "./engine/types";

/** A remix in the making: the piece's own request, another style, and what was changed by hand. */
export interface RemixState {
  request: ComposeRequest;
  style: CulturalStyle;
  edits: ScoreEdits;
}

export type RemixEvent =
  | { type: "style"; style: CulturalStyle }
  | { type: "tempo"; percent: number }
  | { type: "energy"; section: number; energy: number }
  | { type: "layer"; layer: Layer }
  | { type: "voice"; layer: PitchedLayer; voice: Voice }
  | { type: "melody" }
  | { type: "drums"; grid: DrumGrid }
  | { type: "ownDrums" };

const MELODIES = 1000;

export const beginRemix = (request: ComposeRequest): RemixState => ({
  request,
  style: request.culturalStyle,
  edits: request.edits ?? {},
});

/** The piece as it sounds with everything changed so far. */
export const remixScore = ({ request, style, edits }: RemixState): Score =>
  compose({ ...request, culturalStyle: style, edits });

/** Every layer there is, the switched-off ones too: each must keep its switch. */
export function remixLayers({ request, style, edits }: RemixState): Layer[] {
  const full = compose({ ...request, culturalStyle: style, edits: { ...edits, mutedLayers: [] } });
  const found: Layer[] = full.tracks.map((track) => track.layer);
  return full.drums.hits.length > 0 ? ["drums", ...found] : found;
}

/** The remix after one change. Pure. */
export function remixAfter(state: RemixState, event: RemixEvent): RemixState {
  const { edits } = state;
  const change = (next: ScoreEdits): RemixState => ({ ...state, edits: { ...edits, ...next } });
  switch (event.type) {
    case "style": {
      // Instruments, beat and chords belong to the style they were chosen in.
      const { voices: _voices, drumGrid: _grid, progressionIds: _ids, ...kept } = edits;
      return { ...state, style: event.style, edits: kept };
    }
    case "tempo":
      return change({ tempoScale: event.percent / 100 });
    case "energy": {
      const energies = edits.energies ?? remixScore(state).sections.map((section) => section.energy);
      return change({ energies: energies.map((each, i) => (i === event.section ? event.energy : each)) });
    }
    case "layer": {
      const muted = edits.mutedLayers ?? [];
      const next = muted.includes(event.layer)
        ? muted.filter((layer) => layer !== event.layer)
        : [...muted, event.layer];
      // One layer always stays: a remix is never silence.
      return next.length < remixLayers(state).length ? change({ mutedLayers: next }) : state;
    }
    case "voice":
      return change({ voices: { ...edits.voices, [event.layer]: event.voice } });
    case "melody":
      return change({ melodySeed: ((edits.melodySeed ?? 0) + 1) % MELODIES });
    case "drums":
      return change({ drumGrid: event.grid });
    case "ownDrums": {
      const { drumGrid: _grid, ...kept } = edits;
      return { ...state, edits: kept };
    }
  }
}

/** The bar of drums to show: one's own, else the style's. */
export const remixGrid = ({ style, edits }: RemixState): DrumGrid => edits.drumGrid ?? grooveFor(style, 2);
