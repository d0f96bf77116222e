import { useCallback, useEffect, useRef, useState } from "react";
import { loadCodeInTime } from "~/ui/load-code";
import type { DrumAudio, PreparedSounds } from "./drum-audio";
import type { DrumSettings } from "./drum-settings";

type AudioModule = typeof import("./drum-audio");

/** Owns the audio output, as loud and of the kit as the settings say. Its code is fetched once the page is idle. */
export function useDrumOutput(settings: DrumSettings) {
  const [isReady, setIsReady] = useState(false);
  const live = useRef(settings);
  live.current = settings;
  const module = useRef<AudioModule>();
  const prepared = useRef<PreparedSounds>();
  const output = useRef<DrumAudio>();
  const soundListeners = useRef(new Set<() => void>());
  const isSoundWanted = useRef(false);

  const openAudio = useCallback(() => {
    isSoundWanted.current = true;
    if (!output.current && module.current && prepared.current) {
      const now = live.current;
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
      prepared.current = loaded.prepareSounds(live.current.kitId);
      setIsReady(true);
      // Somebody pressed before the code was here: their press still counts.
      if (isSoundWanted.current) openAudio();
    });
    return () => {
      isGone = true;
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

  const onSoundChange = useCallback((listener: () => void) => {
    soundListeners.current.add(listener);
    return () => soundListeners.current.delete(listener);
  }, []);

  const currentAudio = useCallback(() => output.current, []);

  return { isReady, currentAudio, openAudio, onSoundChange };
}
