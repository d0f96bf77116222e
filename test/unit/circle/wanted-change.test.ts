import { describe, expect, it } from "vitest";
import { stillWanted, wantedBy, withWanted } from "~/features/circle/wanted-change";
import { addMember, createCircle, snapshotCircle } from "../../../durable-objects/circle-state";
import { conduct } from "../../../durable-objects/conduct";

const resting = () => addMember(createCircle(0), { memberId: "t", name: "Ray", role: "teacher" }, 0);

describe("what a teacher asked for before the room answered", () => {
  it("is a mode, a length and a tempo; other commands ask for none of them", () => {
    expect(wantedBy({ action: "mode", mode: "loop", bars: 4 })).toEqual({ mode: "loop", bars: 4 });
    expect(wantedBy({ action: "tempo", bpm: 95 })).toEqual({ bpm: 95 });
    expect(wantedBy({ action: "start", mode: "call", countInBeats: 4 })).toEqual({
      mode: "call",
      isStarting: true,
    });
    expect(wantedBy({ action: "mute" })).toEqual({});
  });

  it("stands until the room has come to it, whatever else the room says meanwhile", () => {
    const wanted = { mode: "loop" as const, bpm: 95 };
    expect(stillWanted(wanted, snapshotCircle(resting()))).toEqual(wanted);
    const result = conduct(resting(), "t", { action: "mode", mode: "loop" }, 0);
    if (!result.ok) throw new Error(result.code);
    expect(stillWanted(wanted, snapshotCircle(result.state))).toEqual({ bpm: 95 });
  });

  it("is a start once, until the circle runs", () => {
    const circle = snapshotCircle(resting());
    expect(stillWanted({ isStarting: true }, circle)).toEqual({ isStarting: true });
    expect(stillWanted({ isStarting: true }, { ...circle, running: true })).toEqual({});
    expect(withWanted(circle, { isStarting: true })).toBe(circle);
    expect(withWanted(circle, { isStarting: true, bpm: 95 })).toEqual({ ...circle, bpm: 95 });
  });
});
