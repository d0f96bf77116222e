import { useId, useState } from "react";
import { m } from "~/messages/compiled/messages.js";
import { Button } from "~/ui/button";
import { CalibrationPanel } from "./calibration-panel";
import type { DrumSettings } from "./drum-settings";
import { kitName } from "./drum-texts";
import { KIT_IDS } from "./engine/kit-ids";
import { readMidiHit } from "./engine/pads";
import type { DrumKit } from "./use-drum-kit";

const VOLUME_STEP = 0.1;
const WINDOW_SCALES = [1, 2, 3, 4] as const;

/** Sound and timing settings of this device. */
export default function SettingsPanel({
  kit,
  settings,
  onChange,
}: {
  kit: DrumKit;
  settings: DrumSettings;
  onChange(change: Partial<DrumSettings>): void;
}) {
  const ids = useId();
  const setVolume = (volume: number) =>
    onChange({ volume: Math.round(Math.min(1, Math.max(0, volume)) * 100) / 100 });
  const percent = Math.round(settings.volume * 100);
  return (
    <div className="drum-settings">
      <fieldset className="flex flex-wrap gap-2">
        <legend className="field-label">{m.drums_kit()}</legend>
        {KIT_IDS.map((kitId) => (
          <label key={kitId} className="choice">
            <input
              type="radio"
              name={`${ids}kit`}
              checked={settings.kitId === kitId}
              onChange={() => onChange({ kitId })}
            />
            {kitName(kitId)}
          </label>
        ))}
      </fieldset>
      <div>
        <label className="field-label" htmlFor={`${ids}volume`}>
          {m.drums_volume({ percent })}
        </label>
        <div className="flex items-center gap-2">
          <Button aria-label={m.drums_volume_down()} onClick={() => setVolume(settings.volume - VOLUME_STEP)}>
            −
          </Button>
          <input
            id={`${ids}volume`}
            type="range"
            min={0}
            max={100}
            value={percent}
            className="h-11 min-w-0 flex-1 accent-[var(--color-blue)]"
            onChange={(event) => setVolume(Number(event.target.value) / 100)}
          />
          <Button aria-label={m.drums_volume_up()} onClick={() => setVolume(settings.volume + VOLUME_STEP)}>
            +
          </Button>
        </div>
      </div>
      <div className="grid gap-1 sm:grid-cols-2">
        <Toggle
          label={m.drums_guide()}
          isOn={settings.hasGuide}
          onChange={(hasGuide) => onChange({ hasGuide })}
        />
        <Toggle
          label={m.drums_haptics()}
          isOn={settings.hasHaptics}
          onChange={(hasHaptics) => onChange({ hasHaptics })}
        />
        <Toggle
          label={m.drums_silent()}
          isOn={settings.isSilent}
          onChange={(isSilent) => onChange({ isSilent })}
        />
        <Toggle
          label={m.drums_letter_keys()}
          isOn={settings.hasLetterKeys}
          onChange={(hasLetterKeys) => onChange({ hasLetterKeys })}
        />
        <Toggle label={m.drums_pro()} isOn={settings.isPro} onChange={(isPro) => onChange({ isPro })} />
        <label className="flex items-center justify-between gap-3 py-1">
          <span>{m.drums_window_scale()}</span>
          <select
            className="field-input w-auto"
            value={settings.windowScale}
            onChange={(event) => {
              const windowScale = WINDOW_SCALES.find((scale) => String(scale) === event.target.value);
              if (windowScale) onChange({ windowScale });
            }}
          >
            {WINDOW_SCALES.map((scale) => (
              <option key={scale} value={scale}>
                ×{scale}
              </option>
            ))}
          </select>
        </label>
      </div>
      <CalibrationPanel
        kit={kit}
        offsetMs={settings.offsetMs}
        onMeasured={(offsetMs) => onChange({ offsetMs })}
      />
      <MidiConnect kit={kit} />
    </div>
  );
}

function Toggle({ label, isOn, onChange }: { label: string; isOn: boolean; onChange(isOn: boolean): void }) {
  return (
    <label className="flex min-h-11 items-center gap-3">
      <input
        type="checkbox"
        className="switch"
        checked={isOn}
        onChange={(event) => onChange(event.target.checked)}
      />
      <span>{label}</span>
    </label>
  );
}

/** Lets a pad controller play the six pads. Shown only where the browser speaks MIDI; asks on the press. */
function MidiConnect({ kit }: { kit: DrumKit }) {
  const [status, setStatus] = useState("");
  if (typeof navigator.requestMIDIAccess !== "function") return null;
  const connect = async () => {
    try {
      const access = await navigator.requestMIDIAccess();
      const listen = () => {
        for (const input of access.inputs.values()) {
          input.onmidimessage = ({ data, timeStamp }) => {
            const hit = data && readMidiHit(data);
            if (hit) kit.hitPad(hit.padId, { velocity: hit.velocity, timeStampMs: timeStamp });
          };
        }
        setStatus(
          access.inputs.size > 0
            ? m.drums_midi_connected({ count: access.inputs.size })
            : m.drums_midi_none(),
        );
      };
      access.onstatechange = listen;
      listen();
    } catch {
      setStatus(m.drums_midi_refused());
    }
  };
  return (
    <div className="flex flex-wrap items-center gap-3">
      <Button onClick={connect}>{m.drums_midi_connect()}</Button>
      <span role="status" className="text-ink-2">
        {status}
      </span>
    </div>
  );
}
