import type { KeyboardEvent } from "react";
import type { DrumSettings } from "./drum-settings";
import { PAD_IDS, padForKey } from "./engine/pads";
import type { DrumKit } from "./use-drum-kit";

/** The keyboard of an area with pads: its letters, and Space and Enter on a pad that has focus. */
export function padKeys(kit: DrumKit, settings: DrumSettings) {
  return {
    onKeyDown(event: KeyboardEvent<HTMLElement>) {
      if (event.ctrlKey || event.altKey || event.metaKey || isTyping(event.target)) return;
      const padOfButton = event.target instanceof HTMLElement ? event.target.dataset.pad : undefined;
      const isPress = padOfButton && (event.key === " " || event.key === "Enter");
      const padId = isPress
        ? PAD_IDS.find((each) => each === padOfButton)
        : settings.hasLetterKeys && event.key.length === 1
          ? padForKey(event.key, settings.keys)
          : undefined;
      if (!padId) return;
      event.preventDefault();
      if (!event.repeat) kit.hitPad(padId, { timeStampMs: event.timeStamp });
    },
    /** A space bar's click comes on release; the hit was already played on the way down. */
    onKeyUp(event: KeyboardEvent<HTMLElement>) {
      if (event.key === " " && event.target instanceof HTMLElement && event.target.dataset.pad) {
        event.preventDefault();
      }
    },
  };
}

/** Text fields keep their letters, and a list box its own search by letter. */
export function isTyping(target: EventTarget): boolean {
  if (!(target instanceof HTMLElement)) return false;
  if (target.isContentEditable || target instanceof HTMLSelectElement) return true;
  if (target instanceof HTMLTextAreaElement) return true;
  return target instanceof HTMLInputElement && !["radio", "checkbox", "range"].includes(target.type);
}
