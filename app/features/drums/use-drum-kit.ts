import { useCallback, useEffect, useMemo, useRef, useState } from "react";
import { loadCodeInTime } from "~/ui/load-code";
import type { DrumAudio, PreparedSounds } from "./drum-audio";
import type { DrumSettings } from "./drum-settings";
import type { PadId } from "./engine/pads";
import type { DrumKitHandle, PadHit } from "./kit-handle";

/** How long a struck pad stays lit. */
export const HIGHLIGHT_MS = 150;
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

type AudioModule = typeof import("./drum-audio");

/** Owns the audio output and the pads' lights. The audio code is fetched once the page is idle. */
export function useDrumKit(settings: DrumSettings, bpm: number): DrumKit {
  const [isReady, setIsReady] = useState(false);
  const live = useRef({ settings, bpm });
  live.current = { settings, bpm };
  const module = useRef<AudioModule>();
  const prepared = useRef<PreparedSounds>();
  const output = useRef<DrumAudio>();
  const buttons = useRef(new Map<PadId, HTMLButtonElement>());
  const lights = useRef(new Map<PadId, ReturnType<typeof setTimeout>>());
  const listeners = useRef(new Set<(hit: PadHit) => void>());
  const soundListeners = useRef(new Set<() => void>());
  const isSoundWanted = useRef(false);

  const openAudio = useCallback(() => {
    isSoundWanted.current = true;
    if (!output.current && module.current && prepared.current) {
      const { settings: now } = live.current;
      output.current = module.current.openDrumAudio(
        now.kitId,
        prepared.current,
        now.isSilent ? 0 : now.volume,
      );
      const tell = () => {
        for (const listener of soundListeners.current) listener();
      };
      output.current?.onStateChange(tell);
      tell();
    }
    output.current?.resume();
    return output.current;
  }, []);

  useEffect(() => {
    let isGone = false;
    void loadCodeInTime(() => import("./drum-audio")).then((loaded) => {
      if (isGone) return;
      module.current = loaded;
      prepared.current = loaded.prepareSounds(live.current.settings.kitId);
      setIsReady(true);
      // Somebody pressed before the code was here: their press still counts.
      if (isSoundWanted.current) openAudio();
    });
    const timers = lights.current;
    return () => {
      isGone = true;
      for (const timer of timers.values()) clearTimeout(timer);
      output.current?.scheduler.stop();
      output.current?.close();
      output.current = undefined;
    };
  }, [openAudio]);

  const { kitId, volume, isSilent } = settings;
  useEffect(() => {
    if (module.current) prepared.current = module.current.prepareSounds(kitId);
    output.current?.setKit(kitId);
  }, [kitId]);
  useEffect(() => output.current?.setVolume(isSilent ? 0 : volume), [volume, isSilent]);

  const light = useCallback((padId: PadId, by: "self" | "remote") => {
    const button = buttons.current.get(padId);
    if (!button) return;
    clearTimeout(lights.current.get(padId));
    button.dataset.hit = by;
    lights.current.set(
      padId,
      setTimeout(() => delete button.dataset.hit, HIGHLIGHT_MS),
    );
  }, []);

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
      const audio = output.current;
      const waitSec = audio ? audioTimeSec - audio.heardAtSec(performance.now()) : 0;
      if (waitSec > 0) setTimeout(() => light(padId, "remote"), waitSec * 1000);
      else light(padId, "remote");
    },
    [light],
  );

  const handle = useMemo<DrumKitHandle>(() => {
    // What is put on a clock that stands still would all sound at once when it goes on.
    const soundingNow = () => (output.current?.isRunning() ? output.current : undefined);
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
      onSoundChange(listener) {
        soundListeners.current.add(listener);
        return () => soundListeners.current.delete(listener);
      },
    };
  }, [lightPad, openAudio]);

  const padRef = useCallback(
    (padId: PadId) => (element: HTMLButtonElement | null) => {
      if (element) buttons.current.set(padId, element);
      else buttons.current.delete(padId);
    },
    [],
  );

  return useMemo(
    () => ({ handle, isReady, hitPad, lightPad, openAudio, audio: () => output.current, padRef }),
    [handle, isReady, hitPad, lightPad, openAudio, padRef],
  );
}
