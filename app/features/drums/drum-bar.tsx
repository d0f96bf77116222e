import { m } from "~/messages/compiled/messages.js";
import { Button } from "~/ui/button";
import { grooveName } from "./drum-texts";
import { BPM_STEP } from "./engine/pads";
import { GROOVE_STYLES, type GrooveStyle } from "./groove-styles";

export interface DrumBarProps {
  bpm: number;
  setBpm(bpm: number): void;
  isPlaying: boolean;
  onTogglePlay(): void;
  hasMetronome: boolean;
  onToggleMetronome(): void;
  /** In a game: saves and ends it. */
  onEndGame: (() => void) | undefined;
  /** The backing groove to choose while it plays. */
  grooveStyle: GrooveStyle | undefined;
  setGrooveStyle(style: GrooveStyle): void;
}

/** Tempo, Play/Stop, metronome and the end of a game. */
export function DrumBar(props: DrumBarProps) {
  const { bpm, setBpm, isPlaying, hasMetronome, onEndGame, grooveStyle } = props;
  return (
    <div className="drum-bar">
      <fieldset className="bpm-control" aria-label={m.drums_tempo()}>
        <Button aria-label={m.drums_bpm_down()} onClick={() => setBpm(bpm - BPM_STEP)}>
          −
        </Button>
        <output className="bpm-value">
          <span>{bpm}</span> BPM
        </output>
        <Button aria-label={m.drums_bpm_up()} onClick={() => setBpm(bpm + BPM_STEP)}>
          +
        </Button>
      </fieldset>
      <Button data-on={isPlaying || undefined} onClick={props.onTogglePlay}>
        <span aria-hidden="true">{isPlaying ? "■" : "▶"}</span>
        {isPlaying ? m.drums_stop() : m.drums_play()}
      </Button>
      <Button aria-pressed={hasMetronome} onClick={props.onToggleMetronome}>
        {m.drums_metronome()}
      </Button>
      {/* Not `disabled`: the browser would take the focus away, and the letter keys with it. */}
      <Button aria-disabled={onEndGame ? undefined : true} onClick={onEndGame}>
        {m.drums_end_game()}
      </Button>
      {grooveStyle && (
        <label className="flex flex-wrap items-center gap-2">
          <span>{m.drums_groove()}</span>
          <select
            className="field-input w-auto"
            value={grooveStyle}
            onChange={(event) => {
              const chosen = GROOVE_STYLES.find((style) => style === event.target.value);
              if (chosen) props.setGrooveStyle(chosen);
            }}
          >
            {GROOVE_STYLES.map((style) => (
              <option key={style} value={style}>
                {grooveName(style)}
              </option>
            ))}
          </select>
        </label>
      )}
    </div>
  );
}
