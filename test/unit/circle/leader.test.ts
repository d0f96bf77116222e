import { describe, expect, it } from "vitest";
import {
  addMember,
  type CircleState,
  createCircle,
  removeMember,
  snapshotCircle,
} from "../../../durable-objects/circle-state";
import { conduct } from "../../../durable-objects/conduct";
import { LEADER_GRACE_MS, pauseUnled, watchLeader } from "../../../durable-objects/leader";

const T0 = 1_000_000;
const teacher = { memberId: "t", name: "Ms. Ray", role: "teacher" as const };
const student = { memberId: "maya", name: "Maya", role: "student" as const };

const startedBy = (state: CircleState, nowMs: number): CircleState => {
  const result = conduct(state, "t", { action: "start", bpm: 100, mode: "loop" }, nowMs);
  if (!result.ok) throw new Error(result.code);
  return watchLeader(result.state, nowMs);
};
const running = () =>
  startedBy(
    [teacher, student].reduce((state, member) => addMember(state, member, T0), createCircle(T0)),
    T0,
  );
const left = (state: CircleState, nowMs: number) => watchLeader(removeMember(state, "t", nowMs), nowMs);

describe("a circle whose teacher goes away", () => {
  it("goes on for ten seconds, then rests and says so", () => {
    const unled = left(running(), T0 + 5000);
    expect(pauseUnled(unled, T0 + 5000 + LEADER_GRACE_MS - 1)).toBe(unled);
    const paused = pauseUnled(unled, T0 + 5000 + LEADER_GRACE_MS);
    expect(snapshotCircle(paused)).toMatchObject({
      ...{ running: false, isPaused: true, startedAtMs: null, mode: "loop", bpm: 100 },
    });
    expect(pauseUnled(paused, T0 + 60_000)).toBe(paused);
  });

  it("plays on through a short break of the teacher's network, also through a second one", () => {
    const back = watchLeader(addMember(left(running(), T0), teacher, T0 + 9000), T0 + 9000);
    expect(pauseUnled(back, T0 + 60_000)).toBe(back);
    const again = left(back, T0 + 50_000);
    expect(pauseUnled(again, T0 + 55_000).running).toBe(true);
    expect(pauseUnled(again, T0 + 60_000).running).toBe(false);
  });

  it("stays at rest when the teacher is back, until Start", () => {
    const paused = pauseUnled(left(running(), T0), T0 + LEADER_GRACE_MS);
    const back = watchLeader(addMember(paused, teacher, T0 + 20_000), T0 + 20_000);
    expect(snapshotCircle(back)).toMatchObject({ running: false, isPaused: true });
    expect(snapshotCircle(startedBy(back, T0 + 21_000))).toMatchObject({ running: true, isPaused: false });
  });

  it("is not paused by a student's leaving, nor where a second teacher is there, nor at rest", () => {
    const without = watchLeader(removeMember(running(), "maya", T0), T0);
    expect(pauseUnled(without, T0 + 60_000)).toBe(without);
    const two = addMember(running(), { ...teacher, memberId: "u" }, T0);
    expect(left(two, T0).leaderLeftAtMs).toBeNull();
    const resting = left(addMember(createCircle(T0), teacher, T0), T0);
    expect(resting.leaderLeftAtMs).toBeNull();
    expect(snapshotCircle(pauseUnled(resting, T0 + 60_000)).isPaused).toBe(false);
  });
});
