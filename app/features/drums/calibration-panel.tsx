import { useEffect, useRef, useState } from "react";
import { m } from "~/messages/compiled/messages.js";
import { Button } from "~/ui/button";
import { CALIBRATION_BPM, CALIBRATION_TAPS, type CalibrationResult, calibrate } from "./engine/calibration";
import { createMetronomePart } from "./engine/scheduler";
import { createTempoMap } from "./engine/tempo-map";
import type { DrumKit } from "./use-drum-kit";

/** Measures the device's delay: tap any pad (or the big button) along with sixteen clicks. */
export function CalibrationPanel({
  kit,
  offsetMs,
  onMeasured,
}: {
  kit: DrumKit;
  offsetMs: number | undefined;
  onMeasured(offsetMs: number): void;
}) {
  const [taps, setTaps] = useState<number | null>(null);
  const [result, setResult] = useState<CalibrationResult | null>(null);
  const running = useRef<{ firstClickSec: number; taps: number[]; remove: () => void }>();

  const tap = (heardSec: number) => {
    const run = running.current;
    if (!run) return;
    run.taps.push(heardSec);
    setTaps(run.taps.length);
    if (run.taps.length < CALIBRATION_TAPS) return;
    finish();
    const measured = calibrate(run.taps, run.firstClickSec);
    setResult(measured);
    if (measured.isAccepted) onMeasured(measured.offsetMs);
  };
  const onTap = useRef(tap);
  onTap.current = tap;

  const finish = () => {
    running.current?.remove();
    running.current = undefined;
    setTaps(null);
  };

  useEffect(() => kit.handle.onHit((hit) => onTap.current(hit.heardSec)), [kit]);
  useEffect(() => () => running.current?.remove(), []);

  const begin = () => {
    const audio = kit.openAudio();
    if (!audio) return;
    setResult(null);
    const firstClickSec = audio.nowSec() + 0.6;
    const tempo = createTempoMap({ startSec: firstClickSec, bpm: CALIBRATION_BPM });
    const remove = audio.scheduler.add(
      createMetronomePart({ timeOfBeat: tempo.timeOfBeat, click: audio.click, beats: CALIBRATION_TAPS * 3 }),
    );
    running.current = { firstClickSec, taps: [], remove };
    setTaps(0);
  };

  return (
    <div className="tile grid gap-3 p-4">
      <h4 className="font-display font-semibold">{m.drums_calibrate_title()}</h4>
      <p className="text-ink-2">{m.drums_calibrate_text()}</p>
      {taps === null ? (
        <div className="flex flex-wrap items-center gap-3">
          <Button onClick={begin}>{m.drums_calibrate_start()}</Button>
          {offsetMs !== undefined && (
            <span className="text-ink-2">{m.drums_calibrate_now({ ms: offsetMs })}</span>
          )}
        </div>
      ) : (
        <div className="flex flex-wrap items-center gap-3">
          <button
            type="button"
            className="button button-primary calibrate-tap"
            onPointerDown={(event) => {
              const audio = kit.audio();
              if (audio) tap(audio.heardAtSec(event.timeStamp));
            }}
            onKeyDown={(event) => {
              const audio = kit.audio();
              if (event.repeat || !audio || (event.key !== " " && event.key !== "Enter")) return;
              event.preventDefault();
              tap(audio.heardAtSec(event.timeStamp));
            }}
          >
            {m.drums_calibrate_tap({ count: taps, total: CALIBRATION_TAPS })}
          </button>
          <Button onClick={finish}>{m.drums_cancel()}</Button>
        </div>
      )}
      <p role="status">{result && resultText(result)}</p>
    </div>
  );
}

function resultText(result: CalibrationResult): string {
  if (!result.isAccepted) return m.drums_calibrate_uneven();
  const text = m.drums_calibrate_done({ ms: result.offsetMs });
  return result.isLikelyWireless ? `${text} ${m.drums_calibrate_wireless()}` : text;
}
