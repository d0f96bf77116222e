import fc from "fast-check";
import { describe, expect, it } from "vitest";
import {
  addMember,
  type CircleState,
  createCircle,
  FORGOTTEN_AFTER_MS,
  loopToHear,
  loopToSave,
  passAt,
  playHit,
  playSavedLoop,
  removeMember,
  snapshotCircle,
  soloistIn,
} from "../../../durable-objects/circle-state";
import { conduct } from "../../../durable-objects/conduct";
import { type CircleCommand, PAD_IDS } from "../../../durable-objects/protocol";

const T0 = 1_000_000;
const teacher = { memberId: "t", name: "Ms. Ray", role: "teacher" as const };
const student = (memberId: string) => ({ memberId, name: memberId, role: "student" as const });

function classOf(...studentIds: string[]): CircleState {
  return [teacher, ...studentIds.map(student)].reduce(
    (state, member) => addMember(state, member, T0),
    createCircle(T0),
  );
}
function lead(state: CircleState, command: CircleCommand, nowMs = T0): CircleState {
  const result = conduct(state, "t", command, nowMs);
  if (!result.ok) throw new Error(result.code);
  return result.state;
}
const hitOf = (state: CircleState, memberId: string, nowMs: number, step?: number, isLate = false) =>
  playHit(
    state,
    memberId,
    { padId: "kick", timestamp: 5, bpm: 100, ...(step === undefined ? {} : { step }) },
    nowMs,
    isLate,
  );
/** At 100 bpm a sixteenth is 150 ms and a pass of two bars 4800 ms. */
const STEP_MS = 150;
const PASS_MS = 4800;

describe("conducting", () => {
  it("refuses everybody but the teacher, strangers included", () => {
    for (const actor of ["maya", "nobody"]) {
      const result = conduct(classOf("maya"), actor, { action: "start" }, T0);
      expect(result).toMatchObject({ ok: false, code: "forbidden" });
    }
  });

  it("starts after the count-in and stops", () => {
    const running = lead(classOf(), { action: "start", bpm: 120, bars: 4, mode: "loop", countInBeats: 4 });
    expect(snapshotCircle(running)).toMatchObject({
      running: true,
      mode: "loop",
      bpm: 120,
      bars: 4,
      startedAtMs: T0 + 2000,
      effectiveAtMs: T0 + 2000,
      countInBeats: 4,
    });
    expect(snapshotCircle(lead(running, { action: "stop" }))).toMatchObject({
      running: false,
      startedAtMs: null,
    });
  });

  it("keeps the place in the loop when the tempo changes, on a beat in the near future", () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 60, max: 200 }),
        fc.integer({ min: 60, max: 200 }),
        fc.integer({ min: 0, max: 60_000 }),
        (from, to, elapsedMs) => {
          const before = lead(classOf(), { action: "start", bpm: from });
          const after = lead(before, { action: "tempo", bpm: to }, T0 + elapsedMs);
          const changeAtMs = after.effectiveAtMs ?? 0;
          const beatsBefore = (changeAtMs - T0) / (60_000 / from);
          const beatsAfter = (changeAtMs - (after.startedAtMs ?? 0)) / (60_000 / to);
          expect(beatsAfter).toBeCloseTo(beatsBefore, 6);
          expect(Math.abs(beatsBefore - Math.round(beatsBefore))).toBeLessThan(1e-6);
          expect(changeAtMs).toBeGreaterThanOrEqual(T0 + elapsedMs + 300 - 1e-6);
          expect(changeAtMs).toBeLessThan(T0 + elapsedMs + 300 + 1001);
        },
      ),
    );
  });

  it("restarts the grid at the next pass when the loop gets longer or shorter", () => {
    const running = lead(classOf(), { action: "start", bpm: 100, mode: "loop", bars: 2 });
    const longer = lead(running, { action: "mode", mode: "loop", bars: 4 }, T0 + 1000);
    expect(longer).toMatchObject({ bars: 4, startedAtMs: T0 + PASS_MS, effectiveAtMs: T0 + PASS_MS });
  });

  it("mutes one and all; a muted member is not heard, also after leaving and coming back", () => {
    const muted = lead(classOf("maya", "leo"), { action: "mute", memberId: "maya" });
    expect(hitOf(muted, "maya", T0).hit).toBeNull();
    expect(hitOf(muted, "leo", T0).hit).not.toBeNull();
    const back = addMember(removeMember(muted, "maya", T0), student("maya"), T0);
    expect(hitOf(back, "maya", T0).hit).toBeNull();

    const allMuted = lead(classOf("maya", "leo"), { action: "mute" });
    expect(allMuted.muted).toEqual(["maya", "leo"]);
    const late = addMember(allMuted, student("zoe"), T0);
    expect(hitOf(late, "zoe", T0).hit).toBeNull();
    expect(hitOf(late, "t", T0).hit).not.toBeNull();
    expect(lead(late, { action: "unmute" }).muted).toEqual([]);
    const oneFree = lead(late, { action: "unmute", memberId: "zoe" });
    const zoeBack = addMember(removeMember(oneFree, "zoe", T0), student("zoe"), T0);
    expect(hitOf(zoeBack, "zoe", T0).hit).not.toBeNull();
  });

  it("names a member who is not here", () => {
    for (const action of ["mute", "unmute", "solo"] as const) {
      expect(conduct(classOf(), "t", { action, memberId: "ghost" }, T0)).toMatchObject({
        ok: false,
        code: "unknown_member",
      });
    }
  });

  it("sends the solo round, one member a pass, from the next pass on", () => {
    const running = lead(classOf("maya", "leo"), { action: "start", bpm: 100, mode: "loop" });
    const ring = lead(running, { action: "solo_ring" }, T0 + 1000);
    expect([0, 1, 2, 3, 4].map((pass) => soloistIn(ring, pass))).toEqual([
      null,
      "maya",
      "leo",
      "maya",
      "leo",
    ]);
    const inPass1 = T0 + PASS_MS + 2 * STEP_MS;
    expect(hitOf(ring, "maya", inPass1).hit).not.toBeNull();
    expect(hitOf(ring, "leo", inPass1).hit).toBeNull();
    expect(soloistIn(lead(ring, { action: "solo_off" }), 3)).toBeNull();
    expect(conduct(classOf("maya"), "t", { action: "solo_ring" }, T0)).toMatchObject({ code: "not_running" });
  });

  it("spreads the slices of one big drum evenly, late members included", () => {
    const ids = Array.from({ length: 13 }, (_, index) => `m${index}`);
    const drum = lead(classOf(...ids), { action: "mode", mode: "one_drum" });
    const late = addMember(drum, student("late"), T0);
    const counts = PAD_IDS.map((padId) => Object.values(late.parts).filter((part) => part === padId).length);
    expect(Object.keys(late.parts)).toHaveLength(14);
    expect(late.parts.t).toBeUndefined();
    expect(Math.max(...counts) - Math.min(...counts)).toBeLessThanOrEqual(1);
    expect(addMember(removeMember(late, "m3", T0), student("m3"), T0).parts.m3).toBe(late.parts.m3);
  });
});

describe("hits", () => {
  it("numbers hits one by one and stamps them with the server's time", () => {
    const first = hitOf(classOf("maya"), "maya", T0 + 7);
    const second = hitOf(first.state, "t", T0 + 8);
    expect(first.hit).toEqual({
      memberId: "maya",
      padId: "kick",
      timestamp: 5,
      bpm: 100,
      serverTimeMs: T0 + 7,
      seq: 1,
    });
    expect(second.hit?.seq).toBe(2);
    expect(second.state.loop).toEqual([]);
  });

  it("puts a hit into the latest pass in which its step is not in the future", () => {
    const running = lead(classOf("maya"), { action: "start", bpm: 100, mode: "loop" });
    const passOf = (nowMs: number, step: number) => hitOf(running, "maya", nowMs, step).hit?.pass;
    const pass2 = T0 + 2 * PASS_MS;
    expect(passOf(pass2 + 40, 0)).toBe(2);
    // Snapped forwards to the first step of the pass that is about to begin.
    expect(passOf(pass2 - 60, 0)).toBe(2);
    // Played at the end of pass 1, arrived 400 ms later.
    expect(passOf(pass2 + 325, 31)).toBe(1);
    // A step beyond the loop wraps round.
    expect(hitOf(running, "maya", pass2 + 40, 32).hit?.step).toBe(0);
  });

  it("guesses the step of a client that sends none", () => {
    const running = lead(classOf("maya"), { action: "start", bpm: 100, mode: "loop" });
    expect(hitOf(running, "maya", T0 + PASS_MS + 5 * STEP_MS + 60).hit).toMatchObject({ step: 5, pass: 1 });
    expect(hitOf(running, "maya", T0 + PASS_MS - 40).hit).toMatchObject({ step: 0, pass: 1 });
  });

  it("lets late hits of a blocked network join the pass that is going round", () => {
    const running = lead(classOf("maya"), { action: "start", bpm: 100, mode: "loop" });
    expect(hitOf(running, "maya", T0 + 2 * PASS_MS + 300, 20, true).hit).toMatchObject({ step: 20, pass: 2 });
  });

  it("keeps the last passes for late joiners and forgets older ones", () => {
    let state = lead(classOf("maya"), { action: "start", bpm: 100, mode: "loop" });
    for (let pass = 0; pass < 6; pass++) state = hitOf(state, "maya", T0 + pass * PASS_MS + 40, 0).state;
    expect(state.loop.map((hit) => hit.pass)).toEqual([3, 4, 5]);
    expect(loopToHear(state, T0 + 5 * PASS_MS + 100).map((hit) => hit.pass)).toEqual([4, 5]);
  });

  it("keeps a repeated stroke once and bounds what one member can fill", () => {
    let state = lead(classOf("maya"), { action: "start", bpm: 60, mode: "loop", bars: 4 });
    for (let i = 0; i < 400; i++) {
      const padId = PAD_IDS[i % PAD_IDS.length] ?? "kick";
      state = playHit(state, "maya", { padId, timestamp: 0, bpm: 60, step: i % 64 }, T0 + 15_600).state;
    }
    const keys = state.loop.map((hit) => `${hit.padId} ${hit.step} ${hit.pass}`);
    expect(new Set(keys).size).toBe(keys.length);
    expect(keys.length).toBeLessThanOrEqual(96);
  });

  it("gives the call to the leader and the answer to everybody", () => {
    const running = lead(classOf("maya"), { action: "start", bpm: 100, mode: "call" });
    expect(hitOf(running, "maya", T0 + 300).hit).toBeNull();
    expect(hitOf(running, "t", T0 + 300).hit).not.toBeNull();
    expect(hitOf(running, "maya", T0 + PASS_MS + 300).hit).toMatchObject({ pass: 1 });
  });
});

describe("freezing and saving", () => {
  const played = () => {
    let state = lead(classOf("maya", "leo"), { action: "start", bpm: 100, mode: "loop" });
    state = hitOf(state, "maya", T0 + 40, 0).state;
    state = hitOf(state, "leo", T0 + 650, 4).state;
    return hitOf(state, "leo", T0 + 651, 0).state;
  };

  it("freezes the pass that was last complete and lets go again", () => {
    const frozen = lead(played(), { action: "freeze" }, T0 + PASS_MS + 100);
    expect(snapshotCircle(frozen).isFrozen).toBe(true);
    expect(frozen.frozen).toHaveLength(3);
    expect(loopToSave(frozen, T0 + 50 * PASS_MS).strokes).toHaveLength(2);
    expect(lead(frozen, { action: "unfreeze" }).frozen).toBeNull();
  });

  it("keeps what was played in the count-in, and what was last played after silent passes", () => {
    const started = lead(classOf("maya"), { action: "start", mode: "loop", bpm: 100, countInBeats: 4 }, T0);
    const early = hitOf(started, "maya", T0 + 500, 0).state;
    expect(lead(early, { action: "freeze" }, T0 + 900).frozen).toHaveLength(1);
    expect(lead(early, { action: "freeze" }, T0 + 5 * PASS_MS).frozen).toHaveLength(1);
  });

  it("saves strokes without saying who played them, each once, and plays them again", () => {
    const saved = loopToSave(played(), T0 + PASS_MS + 100);
    expect(saved).toEqual({
      bpm: 100,
      bars: 2,
      strokes: [
        { padId: "kick", step: 0 },
        { padId: "kick", step: 4 },
      ],
    });
    const again = playSavedLoop(classOf("maya"), saved, T0);
    expect(snapshotCircle(again)).toMatchObject({
      running: true,
      mode: "loop",
      isFrozen: true,
      startedAtMs: T0 + 2400,
    });
    expect(loopToSave(again, T0 + 9000)).toEqual(saved);
  });
});

describe("a forgotten circle", () => {
  it("starts afresh with the next class, but outlives a lost connection", () => {
    const running = lead(classOf(), { action: "start", mode: "loop" });
    const empty = removeMember(running, "t", T0);
    expect(addMember(empty, teacher, T0 + 5000).running).toBe(true);
    const nextDay = addMember({ ...empty, lastSeq: 9 }, teacher, T0 + FORGOTTEN_AFTER_MS + 1);
    expect(nextDay).toMatchObject({ running: false, mode: "free", lastSeq: 9 });
  });
});

describe("any sequence of events", () => {
  const ids = ["t", "a", "b", "c"];
  const eventArbitrary = fc.oneof(
    fc.record({ kind: fc.constant("join" as const), id: fc.constantFrom(...ids) }),
    fc.record({ kind: fc.constant("leave" as const), id: fc.constantFrom(...ids) }),
    fc.record({
      kind: fc.constant("hit" as const),
      id: fc.constantFrom(...ids),
      padId: fc.constantFrom(...PAD_IDS),
      step: fc.option(fc.integer({ min: 0, max: 63 }), { nil: undefined }),
    }),
    fc.record({
      kind: fc.constant("lead" as const),
      id: fc.constantFrom(...ids),
      command: fc.constantFrom<CircleCommand>(
        { action: "start", mode: "loop", countInBeats: 4 },
        { action: "stop" },
        { action: "tempo", bpm: 140 },
        { action: "mode", mode: "call", bars: 4 },
        { action: "mode", mode: "one_drum" },
        { action: "mute" },
        { action: "unmute", memberId: "a" },
        { action: "solo_ring" },
        { action: "freeze" },
        { action: "unfreeze" },
      ),
    }),
  );

  it("keeps numbers growing, members unique, steps inside the loop and its size bounded", () => {
    fc.assert(
      fc.property(
        fc.array(fc.tuple(eventArbitrary, fc.integer({ min: 0, max: 3000 })), { maxLength: 80 }),
        (events) => {
          let state = createCircle(T0);
          let nowMs = T0;
          for (const [event, waitMs] of events) {
            nowMs += waitMs;
            const seqBefore = state.lastSeq;
            if (event.kind === "join") {
              state = addMember(state, event.id === "t" ? teacher : student(event.id), nowMs);
            } else if (event.kind === "leave") {
              state = removeMember(state, event.id, nowMs);
            } else if (event.kind === "hit") {
              const data = { padId: event.padId, timestamp: 0, bpm: 100, step: event.step };
              const result = playHit(state, event.id, data, nowMs);
              expect(result.hit === null).toBe(result.state.lastSeq === seqBefore);
              state = result.state;
            } else {
              const result = conduct(state, event.id, event.command, nowMs);
              if (result.ok) state = result.state;
              else expect(["forbidden", "unknown_member", "not_running"]).toContain(result.code);
            }
            expect(state.lastSeq).toBeGreaterThanOrEqual(seqBefore);
            expect(new Set(state.members.map((member) => member.memberId)).size).toBe(state.members.length);
            expect(state.loop.every((hit) => hit.step >= 0 && hit.step < state.bars * 16)).toBe(true);
            expect(state.loop.length).toBeLessThanOrEqual(8192);
            expect(Number.isFinite(passAt(state, nowMs))).toBe(true);
          }
        },
      ),
      { numRuns: 300 },
    );
  });
});
