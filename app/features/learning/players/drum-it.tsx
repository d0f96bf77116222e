import { type KeyboardEvent, useState } from "react";
import { PAD_HUE, padForKey, padName, useDrumSettings } from "~/features/drums";
import { m } from "~/messages/compiled/messages.js";
import { contentLang } from "~/platform/languages";
import { Button } from "~/ui/button";
import { LightBar } from "~/ui/light-bar";
import { hueClass } from "~/ui/look";
import type { PadId } from "../content-format";
import type { ActivityViewOf } from "../lesson-view";
import { useLessonAudio } from "../use-lesson-audio";

const letterOfPad: Record<PadId, string> = {
  kick: "k",
  snare: "s",
  hihat: "h",
  tom1: "t",
  tom2: "T",
  crash: "c",
};

/** A beat to play step by step at one's own speed: no clock is running, the order is what counts. */
export function DrumIt({ activity }: { activity: ActivityViewOf<"drum_it"> }) {
  const { text, bpm, steps, rounds } = activity.content;
  const openAudio = useLessonAudio();
  const [{ keys }] = useDrumSettings();
  const [hits, setHits] = useState(0);
  const sounding = steps.flatMap((pad, index) => (pad === "." ? [] : [{ pad, index }]));
  const pads = [...new Set(sounding.map(({ pad }) => pad))];
  const total = sounding.length * rounds;
  const next = hits < total ? sounding[hits % sounding.length] : undefined;

  const hit = async (pad: PadId) => {
    if (pad === next?.pad) setHits(hits + 1);
    (await openAudio()).playPad(pad);
  };
  const demonstrate = async () => {
    const drums = steps.map((pad) => (pad === "." ? "." : letterOfPad[pad])).join("");
    (await openAudio()).play({ bpm, drums: drums.repeat(2), tones: "." });
  };
  const onKeyDown = (event: KeyboardEvent) => {
    const pad =
      event.repeat || event.ctrlKey || event.metaKey || event.altKey ? undefined : padForKey(event.key, keys);
    if (!pad || !pads.includes(pad)) return;
    event.preventDefault();
    void hit(pad);
  };

  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: letter keys are a shortcut to the buttons inside
    <div className="grid gap-5" onKeyDown={onKeyDown}>
      <p lang={contentLang()} className="lesson-text">
        {text}
      </p>
      <ol
        className="grid auto-cols-[minmax(0,1fr)] grid-flow-col gap-1.5"
        aria-label={m.learning_drum_pattern()}
      >
        {steps.map((pad, index) => (
          <li
            // biome-ignore lint/suspicious/noArrayIndexKey: a step is its place in the bar
            key={index}
            className={`beat-step ${pad === "." ? "" : hueClass(PAD_HUE[pad])}`}
            data-pad={pad === "." ? undefined : pad}
            data-next={next?.index === index ? "" : undefined}
          >
            <span aria-hidden="true">{pad === "." ? "·" : keys[pad]}</span>
            <span className="sr-only">{pad === "." ? m.learning_drum_rest() : padName(pad)}</span>
          </li>
        ))}
      </ol>
      <div className="lesson-pads">
        {pads.map((pad) => (
          <button
            key={pad}
            type="button"
            className={`lesson-pad ${hueClass(PAD_HUE[pad])}`}
            data-next={next?.pad === pad ? "" : undefined}
            onPointerDown={(event) => {
              if (event.button === 0) void hit(pad);
            }}
            onClick={(event) => {
              // Pointers sounded on the way down already; this is Enter, Space or a screen reader.
              if (event.detail === 0) void hit(pad);
            }}
          >
            {padName(pad)} <kbd className="text-ink-2">{keys[pad]}</kbd>
          </button>
        ))}
      </div>
      <div className="grid gap-2">
        <LightBar
          percent={(hits / total) * 100}
          label={m.learning_drum_progress({ hits, total })}
          hue="var(--color-mint)"
        />
        <p role="status">
          {hits >= total
            ? m.learning_drum_done()
            : m.learning_drum_round({ round: Math.floor(hits / sounding.length), rounds })}
        </p>
      </div>
      <div className="flex flex-wrap gap-3">
        <Button size="small" onClick={demonstrate}>
          <span aria-hidden="true">▶</span> {m.learning_drum_demo()}
        </Button>
        <Button size="small" onClick={() => setHits(0)}>
          {m.learning_drum_again()}
        </Button>
      </div>
    </div>
  );
}
