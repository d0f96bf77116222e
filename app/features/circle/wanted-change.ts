import type { CircleCommand, CircleSnapshot } from "~live/protocol";

/** What a teacher asked of the circle and the room has not come to yet. */
export type WantedChange = Partial<Pick<CircleSnapshot, "mode" | "bars" | "bpm">> & {
  /** A start is on its way: pressing again is the same request, not a second count-in. */
  isStarting?: true;
};

const FIELDS = ["mode", "bars", "bpm"] as const;

/**
 * The mode, length and tempo a command asks for. They are shown at once and the next press builds on them: on a
 * slow line Start came before the answer to the mode just chosen and began the old one, and two presses on
 * "faster" counted as one.
 */
export function wantedBy(command: CircleCommand): WantedChange {
  const wanted: WantedChange = {};
  if ("mode" in command && command.mode) wanted.mode = command.mode;
  if ("bars" in command && command.bars) wanted.bars = command.bars;
  if ("bpm" in command && command.bpm) wanted.bpm = command.bpm;
  if (command.action === "start") wanted.isStarting = true;
  return wanted;
}

/** The circle as it will stand once the room has done what is wanted; the same object when nothing is. */
export function withWanted(
  circle: CircleSnapshot,
  { isStarting: _, ...shown }: WantedChange,
): CircleSnapshot {
  return Object.keys(shown).length > 0 ? { ...circle, ...shown } : circle;
}

/** What of `wanted` is still on its way when the room stands as `circle`. */
export function stillWanted(wanted: WantedChange, circle: CircleSnapshot): WantedChange {
  const missing = FIELDS.filter((field) => wanted[field] !== undefined && wanted[field] !== circle[field]);
  return {
    ...Object.fromEntries(missing.map((field) => [field, wanted[field]])),
    ...(wanted.isStarting && !circle.running ? { isStarting: true } : {}),
  };
}
