import { useEffect, useMemo, useRef, useState } from "react";
import { m } from "~/messages/compiled/messages.js";
import { callApi } from "~/ui/api-client";
import { Button } from "~/ui/button";
import { SelectField } from "~/ui/field";
import { percentClass } from "~/ui/look";
import { useToast } from "~/ui/toast";
import { useUnauthorized } from "~/ui/use-unauthorized";
import { compose } from "./engine/compose";
import { grooveFor } from "./engine/grooves";
import {
  type ComposeRequest,
  CULTURAL_STYLES,
  type CulturalStyle,
  type DrumGrid,
  type Layer,
  type PitchedLayer,
  type Score,
  type ScoreEdits,
  type Voice,
} from "./engine/types";
import type { Track } from "./music.schema";
import { layerLabel, styleLabel, voiceLabel } from "./music-texts";
import { StepGrid } from "./step-grid";
import type { ScorePlayback } from "./use-score-player";

/** Instruments that can take each part's place. */
const CHOICES: Record<PitchedLayer, readonly Voice[]> = {
  bass: ["sub808", "fingerBass", "upright", "sineBass"],
  chords: ["epiano", "keys", "organ", "vibes", "pluck", "guitar"],
  pad: ["warmPad", "airPad", "brightPad", "organ", "choir"],
  lead: ["flute", "vibes", "square", "brass", "choir", "epiano", "guitar"],
  answer: ["guitar", "brass", "vibes", "epiano", "flute"],
  sparkle: ["bells", "pluck", "vibes", "square"],
};

/** Edits a track while it plays: every change composes anew (a few milliseconds) and is heard in place. */
export default function RemixEditor(props: {
  track: Track;
  playback: ScorePlayback;
  onSaved: (track: Track) => void;
}) {
  const { track, playback, onSaved } = props;
  const [original, setOriginal] = useState<Score | null>(null);
  const load = useRef(playback.loadScore);
  useEffect(() => {
    let isShown = true;
    load.current().then(
      (score) => isShown && setOriginal(score),
      () => undefined,
    );
    return () => {
      isShown = false;
    };
  }, []);
  if (!original) return <p className="mt-4 text-ink-2">{m.music_default_parent()}</p>;
  return <Editor track={track} playback={playback} onSaved={onSaved} request={original.request} />;
}

function Editor(props: {
  track: Track;
  playback: ScorePlayback;
  onSaved: (track: Track) => void;
  request: ComposeRequest;
}) {
  const { track, playback, onSaved, request } = props;
  const [style, setStyle] = useState<CulturalStyle>(request.culturalStyle);
  const [edits, setEdits] = useState<ScoreEdits>(request.edits ?? {});
  const [isSaving, setIsSaving] = useState(false);
  const toast = useToast();
  const handleUnauthorized = useUnauthorized();
  const score = useMemo(() => compose({ ...request, culturalStyle: style, edits }), [request, style, edits]);
  const energies = edits.energies ?? score.sections.map((section) => section.energy);
  const muted = edits.mutedLayers ?? [];
  // Without mutes: a layer that is off must still have its switch.
  const layers = useMemo(() => {
    const full = compose({ ...request, culturalStyle: style, edits: { ...edits, mutedLayers: [] } });
    const found: Layer[] = full.tracks.map((each) => each.layer);
    return full.drums.hits.length > 0 ? (["drums", ...found] as Layer[]) : found;
  }, [request, style, edits]);

  const isFirst = useRef(true);
  const play = useRef(playback.replaceScore);
  play.current = playback.replaceScore;
  useEffect(() => {
    if (isFirst.current) isFirst.current = false;
    else play.current(score);
  }, [score]);

  const change = (next: ScoreEdits) => setEdits((before) => ({ ...before, ...next }));
  const toggleLayer = (layer: Layer) => {
    const next = muted.includes(layer) ? muted.filter((each) => each !== layer) : [...muted, layer];
    // One layer always stays: a remix is never silence.
    if (next.length < layers.length) change({ mutedLayers: next });
  };
  const changeStyle = (next: CulturalStyle) => {
    setStyle(next);
    setEdits(({ voices: _voices, drumGrid: _grid, progressionIds: _ids, ...kept }) => kept);
  };
  const grid: DrumGrid = edits.drumGrid ?? grooveFor(style, 2);

  const save = async () => {
    setIsSaving(true);
    try {
      const saved = await callApi<Track>(`/api/ai-dj/tracks/${track.id}/remix`, {
        body: { culturalStyle: style, edits },
        idempotencyKey: crypto.randomUUID(),
      });
      onSaved(saved);
    } catch (error) {
      if (!handleUnauthorized(error)) {
        toast({ title: m.common_error(), description: m.music_remix_failed(), variant: "destructive" });
      }
    } finally {
      setIsSaving(false);
    }
  };

  const tempoPercent = Math.round((edits.tempoScale ?? 1) * 100);
  return (
    <section aria-label={m.music_remix_heading()} className="music-remix">
      <h4 className="text-lg font-semibold">{m.music_remix_heading()}</h4>
      <p className="text-ink-2">{m.music_remix_hint()}</p>
      <div className="mt-3 grid gap-4 sm:grid-cols-2">
        <SelectField
          label={m.music_field_style()}
          value={style}
          onChange={(event) => {
            const next = CULTURAL_STYLES.find((each) => each === event.currentTarget.value);
            if (next) changeStyle(next);
          }}
        >
          {CULTURAL_STYLES.map((each) => (
            <option key={each} value={each}>
              {styleLabel(each)}
            </option>
          ))}
        </SelectField>
        <label className="grid gap-2">
          <span className="field-label">
            {m.music_remix_tempo()} {m.music_remix_tempo_value({ percent: tempoPercent })}
          </span>
          <input
            type="range"
            className={`music-progress ${percentClass(((tempoPercent - 80) / 45) * 100)}`}
            min={80}
            max={125}
            step={1}
            value={tempoPercent}
            onChange={(event) => change({ tempoScale: Number(event.currentTarget.value) / 100 })}
          />
        </label>
      </div>

      <fieldset className="mt-4">
        <legend className="field-label">{m.music_remix_energy()}</legend>
        <div className="grid grid-cols-2 gap-3 sm:grid-cols-4">
          {energies.map((energy, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: four parts that never move
            <label key={index} className="grid gap-1 text-sm">
              {m.music_remix_section({ number: index + 1 })}
              <input
                type="range"
                className={`music-progress ${percentClass(energy * 100)}`}
                min={0}
                max={1}
                step={0.05}
                value={energy}
                onChange={(event) => {
                  const value = Number(event.currentTarget.value);
                  change({ energies: energies.map((each, i) => (i === index ? value : each)) });
                }}
              />
            </label>
          ))}
        </div>
      </fieldset>

      <fieldset className="mt-4">
        <legend className="field-label">{m.music_remix_layers()}</legend>
        <ul className="grid gap-2 sm:grid-cols-2">
          {layers.map((layer) => (
            <li key={layer} className="flex items-center gap-2">
              <button
                type="button"
                className="music-layer"
                aria-pressed={!muted.includes(layer)}
                onClick={() => toggleLayer(layer)}
              >
                {layerLabel(layer)}
              </button>
              {layer !== "drums" && (
                <VoiceChoice
                  layer={layer}
                  voice={edits.voices?.[layer] ?? score.tracks.find((each) => each.layer === layer)?.voice}
                  onChange={(voice) => change({ voices: { ...edits.voices, [layer]: voice } })}
                />
              )}
            </li>
          ))}
        </ul>
        <Button className="mt-3" onClick={() => change({ melodySeed: ((edits.melodySeed ?? 0) + 1) % 1000 })}>
          {m.music_remix_melody()}
        </Button>
      </fieldset>

      <StepGrid
        grid={grid}
        onChange={(drumGrid) => change({ drumGrid })}
        onReset={() => setEdits(({ drumGrid: _grid, ...kept }) => kept)}
      />
      <Button look="primary" className="mt-4" disabled={isSaving} onClick={save}>
        {isSaving ? m.music_remix_saving() : m.music_remix_save()}
      </Button>
    </section>
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
