import { type Dispatch, useEffect, useMemo, useReducer, useRef, useState } from "react";
import { m } from "~/messages/compiled/messages.js";
import { callApi } from "~/ui/api-client";
import { Button } from "~/ui/button";
import { SelectField } from "~/ui/field";
import { percentClass } from "~/ui/look";
import { useApiAction } from "~/ui/use-api-action";
import { type ComposeRequest, CULTURAL_STYLES, type Score } from "./engine/types";
import type { Track } from "./music.schema";
import { styleLabel } from "./music-texts";
import { RemixLayers } from "./remix-layers";
import {
  beginRemix,
  type RemixEvent,
  type RemixState,
  remixAfter,
  remixGrid,
  remixScore,
} from "./remix-state";
import { StepGrid } from "./step-grid";
import type { ScorePlayback } from "./use-score-player";

const SLOWEST_PERCENT = 80;
const FASTEST_PERCENT = 125;

type EditorProps = { track: Track; playback: ScorePlayback; onSaved: (track: Track) => void };

/** Edits a track while it plays: every change composes anew (a few milliseconds) and is heard in place. */
export default function RemixEditor(props: EditorProps) {
  const [original, setOriginal] = useState<Score | null>(null);
  const load = useRef(props.playback.loadScore);
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
  if (!original) return <p className="panel p-5 text-ink-2">{m.music_default_parent()}</p>;
  return <Editor {...props} request={original.request} />;
}

function Editor({ track, playback, onSaved, request }: EditorProps & { request: ComposeRequest }) {
  const [remix, change] = useReducer(remixAfter, request, beginRemix);
  const { isPending, run } = useApiAction();
  const score = useMemo(() => remixScore(remix), [remix]);

  const isFirst = useRef(true);
  const play = useRef(playback.replaceScore);
  play.current = playback.replaceScore;
  useEffect(() => {
    if (isFirst.current) isFirst.current = false;
    else play.current(score);
  }, [score]);

  const save = async () => {
    const body = { culturalStyle: remix.style, edits: remix.edits };
    const done = await run(
      () =>
        callApi<Track>(`/api/ai-dj/tracks/${track.id}/remix`, {
          body,
          idempotencyKey: crypto.randomUUID(),
        }),
      m.music_remix_failed(),
    );
    if (done) onSaved(done.answer);
  };

  return (
    <section aria-label={m.music_remix_heading()} className="panel music-remix">
      <div>
        <h2 className="text-xl">{m.music_remix_heading()}</h2>
        <p className="text-ink-2">{m.music_remix_hint()}</p>
      </div>
      <StyleAndTempo remix={remix} change={change} />
      <Energies score={score} remix={remix} change={change} />
      <RemixLayers score={score} remix={remix} change={change} />
      <StepGrid
        grid={remixGrid(remix)}
        onChange={(grid) => change({ type: "drums", grid })}
        onReset={() => change({ type: "ownDrums" })}
      />
      <Button look="primary" className="justify-self-start" disabled={isPending} onClick={save}>
        {isPending ? m.music_remix_saving() : m.music_remix_save()}
      </Button>
    </section>
  );
}

type PartProps = { remix: RemixState; change: Dispatch<RemixEvent> };

function StyleAndTempo({ remix, change }: PartProps) {
  const percent = Math.round((remix.edits.tempoScale ?? 1) * 100);
  const share = (percent - SLOWEST_PERCENT) / (FASTEST_PERCENT - SLOWEST_PERCENT);
  return (
    <div className="grid gap-4 sm:grid-cols-2">
      <SelectField
        label={m.music_field_style()}
        value={remix.style}
        onChange={(event) => {
          const style = CULTURAL_STYLES.find((each) => each === event.currentTarget.value);
          if (style) change({ type: "style", style });
        }}
      >
        {CULTURAL_STYLES.map((style) => (
          <option key={style} value={style}>
            {styleLabel(style)}
          </option>
        ))}
      </SelectField>
      <label className="grid gap-2">
        <span className="field-label">
          {m.music_remix_tempo()} {m.music_remix_tempo_value({ percent })}
        </span>
        <input
          type="range"
          className={`music-progress ${percentClass(share * 100)}`}
          min={SLOWEST_PERCENT}
          max={FASTEST_PERCENT}
          step={1}
          value={percent}
          onChange={(event) => change({ type: "tempo", percent: Number(event.currentTarget.value) })}
        />
      </label>
    </div>
  );
}

function Energies({ score, remix, change }: PartProps & { score: Score }) {
  const energies = remix.edits.energies ?? score.sections.map((section) => section.energy);
  return (
    <fieldset>
      <legend className="field-label">{m.music_remix_energy()}</legend>
      <div className="grid grid-cols-2 gap-3 sm:grid-cols-4">
        {energies.map((energy, section) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: four parts that never move
          <label key={section} className="grid gap-1 text-sm">
            {m.music_remix_section({ number: section + 1 })}
            <input
              type="range"
              className={`music-progress ${percentClass(energy * 100)}`}
              min={0}
              max={1}
              step={0.05}
              value={energy}
              onChange={(event) =>
                change({ type: "energy", section, energy: Number(event.currentTarget.value) })
              }
            />
          </label>
        ))}
      </div>
    </fieldset>
  );
}
