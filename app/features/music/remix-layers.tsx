import { type Dispatch, useMemo } from "react";
import { m } from "~/messages/compiled/messages.js";
import { Button } from "~/ui/button";
import type { PitchedLayer, Score, Voice } from "./engine/types";
import { layerLabel, voiceLabel } from "./music-texts";
import { type RemixEvent, type RemixState, remixLayers } from "./remix-state";

/** Instruments that can take each part's place. */
const CHOICES: Record<PitchedLayer, readonly Voice[]> = {
  bass: ["sub808", "fingerBass", "upright", "sineBass"],
  chords: ["epiano", "keys", "organ", "vibes", "pluck", "guitar"],
  pad: ["warmPad", "airPad", "brightPad", "organ", "choir"],
  lead: ["flute", "vibes", "square", "brass", "choir", "epiano", "guitar"],
  answer: ["guitar", "brass", "vibes", "epiano", "flute"],
  sparkle: ["bells", "pluck", "vibes", "square"],
};

/** Which layers sound, and with which instruments; and another melody. */
export function RemixLayers({
  remix,
  score,
  change,
}: {
  remix: RemixState;
  score: Score;
  change: Dispatch<RemixEvent>;
}) {
  const layers = useMemo(() => remixLayers(remix), [remix]);
  const { edits } = remix;
  return (
    <fieldset>
      <legend className="field-label">{m.music_remix_layers()}</legend>
      <ul className="grid gap-2 sm:grid-cols-2">
        {layers.map((layer) => (
          <li key={layer} className="flex items-center gap-2">
            <button
              type="button"
              className="music-layer"
              aria-pressed={!edits.mutedLayers?.includes(layer)}
              onClick={() => change({ type: "layer", layer })}
            >
              {layerLabel(layer)}
            </button>
            {layer !== "drums" && (
              <VoiceChoice
                layer={layer}
                voice={edits.voices?.[layer] ?? score.tracks.find((each) => each.layer === layer)?.voice}
                onChange={(voice) => change({ type: "voice", layer, voice })}
              />
            )}
          </li>
        ))}
      </ul>
      <Button className="mt-3" onClick={() => change({ type: "melody" })}>
        {m.music_remix_melody()}
      </Button>
    </fieldset>
  );
}

function VoiceChoice(props: {
  layer: PitchedLayer;
  voice: Voice | undefined;
  onChange: (voice: Voice) => void;
}) {
  const { layer, voice, onChange } = props;
  const choices = CHOICES[layer];
  const all = voice && !choices.includes(voice) ? [voice, ...choices] : choices;
  return (
    <select
      className="field-input min-w-0 py-1.5"
      aria-label={m.music_remix_instrument({ layer: layerLabel(layer) })}
      value={voice ?? choices[0]}
      onChange={(event) => {
        const next = all.find((each) => each === event.currentTarget.value);
        if (next) onChange(next);
      }}
    >
      {all.map((each) => (
        <option key={each} value={each}>
          {voiceLabel(each)}
        </option>
      ))}
    </select>
  );
}
