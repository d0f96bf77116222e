import type { PadId } from "~live/protocol";

/** When each place of the loop was last struck: the pass, by pad and step. */
export type WheelMemory = ReadonlyMap<string, number>;

const keyOf = (padId: PadId, step: number) => `${padId} ${step}`;

/** The wheel after one more stroke. */
export function hearStroke(memory: WheelMemory, padId: PadId, step: number, pass: number): WheelMemory {
  return new Map(memory).set(keyOf(padId, step), pass);
}

/** Whether a place shows as played: struck in this pass or in the one before, so that the loop can be seen whole. */
export function isStruck(memory: WheelMemory, padId: PadId, step: number, pass: number): boolean {
  const last = memory.get(keyOf(padId, step));
  return last !== undefined && pass - last <= 1;
}
