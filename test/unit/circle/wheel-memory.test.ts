import { expect, test } from "vitest";
import { stageAction } from "~/features/circle/stage/stage-keys";
import { hearStroke, isStruck, type WheelMemory } from "~/features/circle/stage/wheel-memory";

test("a stroke shows in its pass and in the next one, then it is gone", () => {
  const empty: WheelMemory = new Map();
  const memory = hearStroke(empty, "snare", 4, 2);
  expect(isStruck(memory, "snare", 4, 2)).toBe(true);
  expect(isStruck(memory, "snare", 4, 3)).toBe(true);
  expect(isStruck(memory, "snare", 4, 4)).toBe(false);
  expect(isStruck(memory, "kick", 4, 2)).toBe(false);
  expect(isStruck(hearStroke(memory, "snare", 4, 4), "snare", 4, 5)).toBe(true);
  expect(empty.size).toBe(0);
});

test("the teacher's keys lead the stage, and keep clear of the pads' keys", () => {
  expect(stageAction(" ", true)).toEqual({ do: "toggle" });
  expect(stageAction("ArrowUp", false)).toEqual({ do: "faster" });
  expect(stageAction("4", true)).toEqual({ do: "mode", mode: "one_drum" });
  expect(stageAction("M", true)).toEqual({ do: "mute" });
  for (const key of ["m", "k", "f", "1"]) expect(stageAction(key, false)).toBeUndefined();
  for (const key of ["q", "w", "e", "a", "s", "d", "0", "9"]) expect(stageAction(key, true)).toBeUndefined();
});
