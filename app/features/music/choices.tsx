import { type KeyboardEvent, type MouseEvent, useState } from "react";
import { EMOTION_EMOJI } from "~/features/check-in";
import { m } from "~/messages/compiled/messages.js";
import { hueClass } from "~/ui/look";
import { EMOTIONS, type Emotion } from "./engine/types";
import { MUSIC_EMOTION_HUE, musicEmotionLabel } from "./music-texts";

/** One question with its answers as taps: radio buttons, so that arrow keys and plain forms work. */
export function TapGroup<Value extends string>(props: {
  legend: string;
  name: string;
  values: readonly Value[];
  label: (value: Value) => string;
  defaultValue: Value;
}) {
  return (
    <fieldset>
      <legend className="dj-question">{props.legend}</legend>
      <div className="dj-taps">
        {props.values.map((value) => (
          <label key={value} className="tap-choice">
            <input
              type="radio"
              name={props.name}
              value={value}
              defaultChecked={value === props.defaultValue}
            />
            {props.label(value)}
          </label>
        ))}
      </div>
    </fieldset>
  );
}

/**
 * The feeling, taken over from today's check-in: the chosen one shows, the others open with "Change". Closed, the
 * others are still radio buttons to the arrow keys and to a screen reader; without script all show.
 */
export function FeelingChoice({ chosen, isFromToday }: { chosen: Emotion; isFromToday: boolean }) {
  const [isOpen, setIsOpen] = useState(false);
  const closeAfterTap = (event: MouseEvent) => {
    // The arrow keys click too, without a pointer: they go on through the list.
    if (event.detail > 0 && event.target instanceof HTMLInputElement) setIsOpen(false);
  };
  const closeByKey = (event: KeyboardEvent) => {
    if (!isOpen || (event.key !== "Escape" && event.key !== "Enter")) return;
    event.preventDefault();
    setIsOpen(false);
  };
  return (
    <fieldset
      className="dj-feeling"
      data-open={isOpen ? "" : undefined}
      onKeyDown={closeByKey}
      onClick={closeAfterTap}
    >
      <legend className="dj-question">{m.music_field_emotion()}</legend>
      <div className="dj-feelings">
        {EMOTIONS.map((emotion) => (
          <label key={emotion} className={`dj-felt ${hueClass(MUSIC_EMOTION_HUE[emotion])}`}>
            <input type="radio" name="emotion" value={emotion} defaultChecked={emotion === chosen} />
            <span className="dj-face" aria-hidden="true">
              {EMOTION_EMOJI[emotion]}
            </span>
            <span className="min-w-0">
              <span className="block">{musicEmotionLabel(emotion)}</span>
              {isFromToday && emotion === chosen && (
                <span className="dj-felt-note">{m.music_feeling_today()}</span>
              )}
            </span>
          </label>
        ))}
      </div>
      <button
        type="button"
        className="text-button dj-change music-script-only"
        aria-expanded={isOpen}
        onClick={() => setIsOpen(!isOpen)}
      >
        {isOpen ? m.music_feeling_keep() : m.music_feeling_change()}
      </button>
    </fieldset>
  );
}

/** Whether the music begins where one is or near the goal. */
export function PathChoice({ chosen }: { chosen: "match" | "direct" }) {
  return (
    <fieldset className="dj-paths">
      <legend className="dj-question">{m.music_path()}</legend>
      <div className="dj-taps">
        <label className="tap-choice">
          <input
            type="radio"
            name="path"
            value="match"
            defaultChecked={chosen === "match"}
            aria-describedby="dj-path-match"
          />
          {m.music_path_match()}
        </label>
        <label className="tap-choice">
          <input
            type="radio"
            name="path"
            value="direct"
            defaultChecked={chosen === "direct"}
            aria-describedby="dj-path-direct"
          />
          {m.music_path_direct()}
        </label>
      </div>
      <p id="dj-path-match" className="dj-hint">
        {m.music_path_match_hint()}
      </p>
      <p id="dj-path-direct" className="dj-hint">
        {m.music_path_direct_hint()}
      </p>
    </fieldset>
  );
}
