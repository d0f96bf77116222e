/** The six pads in the order people see them, with the keys that play them. */
export const PAD_IDS = ["kick", "snare", "hihat", "tom1", "tom2", "crash"] as const;
export type PadId = (typeof PAD_IDS)[number];

export type PadKeys = Readonly<Record<PadId, string>>;

export const PAD_KEYS: PadKeys = {
  kick: "Q",
  snare: "W",
  hihat: "E",
  tom1: "A",
  tom2: "S",
  crash: "D",
};

/** The pad for a keyboard key ("q" or "Q"), or undefined when the key plays nothing. */
export function padForKey(key: string, keys: PadKeys = PAD_KEYS): PadId | undefined {
  return PAD_IDS.find((padId) => keys[padId] === key.toUpperCase());
}

/**
 * Gives a pad another letter or figure; the pad that had it takes this one's, so that every key plays one pad.
 * Null for a key that cannot be chosen.
 */
export function changePadKey(keys: PadKeys, padId: PadId, key: string): PadKeys | null {
  const wanted = key.toUpperCase();
  if (!/^[A-Z0-9]$/.test(wanted)) return null;
  const other = padForKey(wanted, keys);
  return { ...keys, ...(other ? { [other]: keys[padId] } : {}), [padId]: wanted };
}

/** Keys as they were kept: six different letters or figures, or else the usual ones. */
export function readPadKeys(stored: unknown): PadKeys {
  const kept: Record<string, unknown> = typeof stored === "object" && stored !== null ? { ...stored } : {};
  const letters = PAD_IDS.map((padId) => kept[padId]);
  const isKey = (key: unknown) => typeof key === "string" && /^[A-Z0-9]$/.test(key);
  if (!letters.every(isKey) || new Set(letters).size < PAD_IDS.length) return PAD_KEYS;
  return { ...PAD_KEYS, ...kept };
}

/** General MIDI percussion notes of common pad controllers, mapped to the nearest of our six pads. */
const PAD_BY_MIDI_NOTE: Record<number, PadId> = {
  35: "kick",
  36: "kick",
  37: "snare",
  38: "snare",
  39: "snare",
  40: "snare",
  42: "hihat",
  44: "hihat",
  46: "hihat",
  45: "tom1",
  47: "tom1",
  48: "tom1",
  50: "tom1",
  41: "tom2",
  43: "tom2",
  49: "crash",
  51: "crash",
  52: "crash",
  55: "crash",
  57: "crash",
};

/** Reads a raw MIDI message. Returns the pad and a velocity of 0..1 for a note-on, else undefined. */
export function readMidiHit(bytes: ArrayLike<number>): { padId: PadId; velocity: number } | undefined {
  const [status = 0, note = 0, velocity = 0] = Array.from(bytes);
  if ((status & 0xf0) !== 0x90 || velocity === 0) return undefined;
  const padId = PAD_BY_MIDI_NOTE[note];
  return padId && { padId, velocity: velocity / 127 };
}

export const MIN_BPM = 60;
export const MAX_BPM = 200;
export const DEFAULT_BPM = 120;
export const BPM_STEP = 5;

/** Keeps a tempo inside the product's 60..200 beats a minute. */
export function clampBpm(bpm: number): number {
  return Math.min(MAX_BPM, Math.max(MIN_BPM, Math.round(bpm)));
}
