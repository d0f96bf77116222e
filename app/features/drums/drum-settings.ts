import { KIT_IDS, type KitId } from "./engine/kit-ids";
import { PAD_KEYS, type PadKeys, readPadKeys } from "./engine/pads";

/** The master gain, and what the volume control starts at. */
export const DEFAULT_VOLUME = 0.7;

/** What a student sets up on this device. Kept in the browser only: it says nothing about the student. */
export interface DrumSettings {
  kitId: KitId;
  volume: number;
  hasHaptics: boolean;
  hasGuide: boolean;
  /** Play by eye: no sound at all, wider windows. */
  isSilent: boolean;
  /** The letter keys Q W E A S D can be switched off (WCAG 2.1.4). */
  hasLetterKeys: boolean;
  /** Which key plays which pad. */
  keys: PadKeys;
  isPro: boolean;
  /** Timing windows ×1 to ×4 (WCAG 2.2.1). */
  windowScale: 1 | 2 | 3 | 4;
  /** Measured delay of this device in milliseconds; undefined before calibration. */
  offsetMs: number | undefined;
}

export const DEFAULT_SETTINGS: DrumSettings = {
  kitId: "classic",
  volume: DEFAULT_VOLUME,
  hasHaptics: true,
  hasGuide: true,
  isSilent: false,
  hasLetterKeys: true,
  keys: PAD_KEYS,
  isPro: false,
  windowScale: 1,
  offsetMs: undefined,
};

const STORAGE_KEY = "beats.drums";
const MAX_OFFSET_MS = 600;

/** Reads settings from their stored text; anything missing or out of range falls back to its default. */
export function readSettings(text: string | null): DrumSettings {
  const stored = parseObject(text);
  const flag = (key: keyof DrumSettings, fallback: boolean) =>
    typeof stored[key] === "boolean" ? stored[key] : fallback;
  const { volume, offsetMs } = stored;
  const isVolume = typeof volume === "number" && volume >= 0 && volume <= 1;
  const isOffset = typeof offsetMs === "number" && Math.abs(offsetMs) <= MAX_OFFSET_MS;
  return {
    kitId: KIT_IDS.find((kitId) => kitId === stored.kitId) ?? DEFAULT_SETTINGS.kitId,
    volume: isVolume ? volume : DEFAULT_SETTINGS.volume,
    hasHaptics: flag("hasHaptics", DEFAULT_SETTINGS.hasHaptics),
    hasGuide: flag("hasGuide", DEFAULT_SETTINGS.hasGuide),
    isSilent: flag("isSilent", DEFAULT_SETTINGS.isSilent),
    hasLetterKeys: flag("hasLetterKeys", DEFAULT_SETTINGS.hasLetterKeys),
    keys: readPadKeys(stored.keys),
    isPro: flag("isPro", DEFAULT_SETTINGS.isPro),
    windowScale: ([1, 2, 3, 4] as const).find((scale) => scale === stored.windowScale) ?? 1,
    offsetMs: isOffset ? offsetMs : undefined,
  };
}

function parseObject(text: string | null): Record<string, unknown> {
  try {
    const value: unknown = JSON.parse(text ?? "{}");
    return typeof value === "object" && value !== null ? { ...value } : {};
  } catch {
    return {};
  }
}

let unsaved: DrumSettings | undefined;
const listeners = new Set<(settings: DrumSettings) => void>();

/** Calls back when settings are saved anywhere on this page. Returns what ends it. */
export function onSettingsSaved(listener: (settings: DrumSettings) => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** Loads this device's settings; private browsing without storage gives the defaults. */
export function loadSettings(): DrumSettings {
  if (unsaved) return unsaved;
  try {
    return readSettings(localStorage.getItem(STORAGE_KEY));
  } catch {
    return DEFAULT_SETTINGS;
  }
}

/** Stores settings and tells every part of the page that shows or uses them. */
export function saveSettings(settings: DrumSettings): void {
  for (const listener of listeners) listener(settings);
  try {
    localStorage.setItem(STORAGE_KEY, JSON.stringify(settings));
    unsaved = undefined;
  } catch {
    // Storage may be full or switched off: the settings then last until the page is left.
    unsaved = settings;
  }
}
