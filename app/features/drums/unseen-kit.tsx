import { type ReactNode, useEffect } from "react";
import { DEFAULT_BPM, padForKey } from "./engine/pads";
import type { DrumKitHandle } from "./kit-handle";
import { isTyping } from "./pad-keys";
import { useDrumKit } from "./use-drum-kit";
import { useDrumSettings } from "./use-drum-settings";

/** A kit without pads on the screen, for a projector: it sounds, and its letter keys play wherever the focus is. */
export function UnseenKit({
  children,
}: {
  children: (kit: DrumKitHandle, hasLetterKeys: boolean) => ReactNode;
}) {
  const [settings] = useDrumSettings();
  const kit = useDrumKit(settings, DEFAULT_BPM);
  const { hasLetterKeys, keys } = settings;
  useEffect(() => {
    if (!hasLetterKeys) return;
    const onKeyDown = (event: KeyboardEvent) => {
      if (event.repeat || event.ctrlKey || event.altKey || event.metaKey) return;
      if (event.key.length !== 1 || (event.target && isTyping(event.target))) return;
      const padId = padForKey(event.key, keys);
      if (padId) kit.hitPad(padId, { timeStampMs: event.timeStamp });
    };
    window.addEventListener("keydown", onKeyDown);
    return () => window.removeEventListener("keydown", onKeyDown);
  }, [kit, hasLetterKeys, keys]);
  return children(kit.handle, hasLetterKeys);
}
