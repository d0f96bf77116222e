import { useCallback, useMemo, useRef } from "react";
import type { DrumAudio } from "./drum-audio";
import type { DrumSettings } from "./drum-settings";
import type { PadId } from "./engine/pads";
import type { DrumKitHandle, PadHit } from "./kit-handle";
import { useDrumOutput } from "./use-drum-output";
import { usePadLights } from "./use-pad-lights";

const HAPTIC_MS = 12;
const OWN_VELOCITY = 0.9;
/** Classmates sound 6 dB below one's own drum. */
const REMOTE_VELOCITY = 0.57;

export interface DrumKit {
  handle: DrumKitHandle;
  /** Whether the audio code has arrived; until then pads light and count but stay silent. */
  isReady: boolean;
  /** Sounds, lights and reports one hit. `timeStampMs` is the event's own time on the performance clock. */
  hitPad(padId: PadId, options?: { timeStampMs?: number; velocity?: number }): void;
  /** Lights a pad that is not the student's own hit, when its sound is heard. */
  lightPad(padId: PadId, audioTimeSec: number): void;
  /** Opens the audio output from within a touch or key press; undefined until its code has loaded. */
  openAudio(): DrumAudio | undefined;
  /** The open output, if any. */
  audio(): DrumAudio | undefined;
  /** Where each pad's button is, for lighting it without a render. */
  padRef(padId: PadId): (element: HTMLButtonElement | null) => void;
}

/** The drum set of a page: a struck pad sounds, lights up and is told to whoever listens. */
export function useDrumKit(settings: DrumSettings, bpm: number): DrumKit {
  const live = useRef({ settings, bpm });
  live.current = { settings, bpm };
  const { isReady, currentAudio, openAudio, onSoundChange } = useDrumOutput(settings);
  const { light, padRef } = usePadLights();
  const listeners = useRef(new Set<(hit: PadHit) => void>());

  const hitPad = useCallback<DrumKit["hitPad"]>(
    (padId, { timeStampMs = performance.now(), velocity = OWN_VELOCITY } = {}) => {
      const audio = openAudio();
      audio?.playPad(padId, { velocity });
      light(padId, "self");
      const { settings: now, bpm: currentBpm } = live.current;
      if (now.hasHaptics) navigator.vibrate?.(HAPTIC_MS);
      const hit: PadHit = {
        padId,
        velocity,
        bpm: currentBpm,
        timestampMs: Date.now(),
        audioTimeSec: audio?.nowSec() ?? 0,
        heardSec: audio?.heardAtSec(timeStampMs) ?? 0,
      };
      for (const listener of listeners.current) listener(hit);
    },
    [openAudio, light],
  );

  const lightPad = useCallback(
    (padId: PadId, audioTimeSec: number) => {
      const audio = currentAudio();
      const waitSec = audio ? audioTimeSec - audio.heardAtSec(performance.now()) : 0;
      if (waitSec > 0) setTimeout(() => light(padId, "remote"), waitSec * 1000);
      else light(padId, "remote");
    },
    [light, currentAudio],
  );

  const handle = useMemo<DrumKitHandle>(() => {
    // What is put on a clock that stands still would all sound at once when it goes on.
    const soundingNow = () => {
      const audio = currentAudio();
      return audio?.isRunning() ? audio : undefined;
    };
    return {
      onHit(listener) {
        listeners.current.add(listener);
        return () => listeners.current.delete(listener);
      },
      playRemoteHit(padId, whenAudioTimeSec, seat) {
        soundingNow()?.playPad(padId, {
          atSec: whenAudioTimeSec,
          velocity: REMOTE_VELOCITY,
          pan: seat * 1.2 - 0.6,
        });
        lightPad(padId, whenAudioTimeSec);
      },
      playClick: (whenAudioTimeSec, isAccent) => soundingNow()?.click(whenAudioTimeSec, isAccent),
      audioTimeSec: () => soundingNow()?.nowSec(),
      audioTimeAt(performanceMs) {
        const audio = soundingNow();
        return audio && audio.nowSec() + (performanceMs - performance.now()) / 1000;
      },
      openSound: () => void openAudio(),
      isSounding: () => soundingNow() !== undefined,
      onSoundChange,
    };
  }, [lightPad, openAudio, currentAudio, onSoundChange]);

  return useMemo(
    () => ({ handle, isReady, hitPad, lightPad, openAudio, audio: currentAudio, padRef }),
    [handle, isReady, hitPad, lightPad, openAudio, currentAudio, padRef],
  );
}
