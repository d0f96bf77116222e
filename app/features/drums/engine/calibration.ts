import { median, robustSpread } from "./statistics";

/**
 * Measures how late sound and touch are on this device: the student taps along with a click, and the
 * median distance is taken off every later judgement. 16 taps at 100 beats a minute; the first four are
 * for finding the beat.
 */
export const CALIBRATION_BPM = 100;
export const CALIBRATION_TAPS = 16;
export const CALIBRATION_WARM_UP = 4;
const MAX_SPREAD_MS = 80;
/** Above this delay the sound most likely goes through a wireless speaker or headphones. */
const WIRELESS_MS = 120;

export type CalibrationResult =
  | { isAccepted: true; offsetMs: number; spreadMs: number; isLikelyWireless: boolean }
  | { isAccepted: false; reason: "too_few_taps" | "too_uneven"; spreadMs: number };

/**
 * Works out the device offset from tap times and the start of the click, both in seconds on the audio
 * clock. Each tap is measured from the nearest click, so a skipped click does no harm.
 */
export function calibrate(tapTimesSec: readonly number[], firstClickSec: number): CalibrationResult {
  if (tapTimesSec.length < CALIBRATION_TAPS)
    return { isAccepted: false, reason: "too_few_taps", spreadMs: 0 };
  const beatSec = 60 / CALIBRATION_BPM;
  const raw = tapTimesSec.map((tapSec) => (tapSec - firstClickSec) / beatSec).slice(CALIBRATION_WARM_UP);
  // A delay near half a beat would be split between "early" and "late"; measure around the first kept tap.
  const anchor = raw[0]! - Math.round(raw[0]!);
  const errorsMs = raw.map((beats) => {
    const around = beats - anchor;
    return (around - Math.round(around) + anchor) * beatSec * 1000;
  });
  const spreadMs = robustSpread(errorsMs);
  if (spreadMs > MAX_SPREAD_MS) return { isAccepted: false, reason: "too_uneven", spreadMs };
  const offsetMs = Math.round(median(errorsMs));
  return { isAccepted: true, offsetMs, spreadMs, isLikelyWireless: offsetMs > WIRELESS_MS };
}
