import { describe, expect, it } from "vitest";
import { CirclePlayer, type Echo, TICK_MS } from "~/features/circle/circle-player";
import { ClockSync } from "~/features/circle/clock-sync";
import {
  addMember,
  type CircleState,
  createCircle,
  playHit,
  snapshotCircle,
} from "../../../durable-objects/circle-state";
import { conduct } from "../../../durable-objects/conduct";
import type { CircleCommand, PadId } from "../../../durable-objects/protocol";

const SERVER_START_MS = 50_000;
const TEACHER = { memberId: "t", name: "Ray", role: "teacher" as const };

/** A room and two devices on one simulated time line, each with its own clock and its own delay. */
function createRoom(delays: Record<string, number>) {
  let nowMs = 0;
  const queue: { atMs: number; run: () => void }[] = [];
  const after = (delayMs: number, run: () => void) => queue.push({ atMs: nowMs + delayMs, run });
  const serverNow = () => SERVER_START_MS + nowMs;
  let state: CircleState = createCircle(serverNow());
  const devices = new Map<string, ReturnType<typeof createDevice>>();

  function createDevice(memberId: string, delayMs: number, skewMs: number) {
    const localNow = () => nowMs + skewMs;
    const clock = new ClockSync();
    const sounds: { padId: PadId; serverMs: number }[] = [];
    const clicks: { serverMs: number; isAccent: boolean }[] = [];
    const lights: string[] = [];
    const echoes: Echo[] = [];
    const toServerMs = (audioTimeSec: number) => audioTimeSec * 1000 - skewMs + SERVER_START_MS;
    const player = new CirclePlayer({
      kit: {
        onHit: () => () => undefined,
        playRemoteHit: (padId, audioTimeSec) => sounds.push({ padId, serverMs: toServerMs(audioTimeSec) }),
        playClick: (audioTimeSec, isAccent) => clicks.push({ serverMs: toServerMs(audioTimeSec), isAccent }),
        audioTimeSec: () => localNow() / 1000,
        audioTimeAt: (performanceMs) => performanceMs / 1000,
        openSound: () => undefined,
        isSounding: () => true,
        onSoundChange: () => () => undefined,
      },
      clock,
      memberId,
      stepSize: 1,
      hasClick: () => true,
      nowMs: localNow,
      isHidden: () => false,
      onPlay: (id) => lights.push(id),
      onEcho: (echo) => echoes.push(echo),
    });
    const ping = () => {
      const sentAtMs = localNow();
      after(delayMs, () => {
        const serverTimeMs = serverNow();
        after(delayMs, () => clock.add({ sentAtMs, receivedAtMs: localNow(), serverTimeMs }));
      });
    };
    for (let index = 0; index < 10; index++) after(index * 100, ping);
    return { player, sounds, clicks, lights, echoes, delayMs };
  }

  const tellAll = (tell: (player: CirclePlayer) => void, except?: string) => {
    for (const [id, device] of devices) {
      if (id !== except) after(device.delayMs, () => tell(device.player));
    }
  };
  for (const [index, [id, delayMs]] of Object.entries(delays).entries()) {
    const member = id === "t" ? TEACHER : { memberId: id, name: id, role: "student" as const };
    state = addMember(state, member, serverNow());
    devices.set(id, createDevice(id, delayMs, 1000 * (index + 1)));
  }
  const { members } = state;
  for (const { player } of devices.values()) player.setMembers(members);

  return {
    device: (id: string) => devices.get(id) as ReturnType<typeof createDevice>,
    state: () => state,
    now: () => nowMs,
    lead(command: CircleCommand) {
      const result = conduct(state, "t", command, serverNow());
      if (!result.ok) throw new Error(result.code);
      state = result.state;
      const circle = snapshotCircle(state);
      const frozen = state.frozen ?? [];
      tellAll((player) => {
        player.setFrozen(frozen);
        player.setCircle(circle);
      });
    },
    hit(id: string, padId: PadId) {
      const device = devices.get(id);
      const data = device?.player.placeOwnHit({
        padId,
        audioTimeSec: 0,
        heardSec: 0,
        timestampMs: nowMs,
        bpm: 100,
        velocity: 1,
      });
      if (!data) return null;
      after(device?.delayMs ?? 0, () => {
        const result = playHit(state, id, data, serverNow());
        state = result.state;
        const { hit } = result;
        if (hit) tellAll((player) => player.addHits([hit]), id);
      });
      return data;
    },
    pass(durationMs: number) {
      const endMs = nowMs + durationMs;
      while (nowMs < endMs) {
        for (const { player } of devices.values()) player.tick();
        const nextMs = nowMs + TICK_MS;
        for (;;) {
          const due = queue.filter(({ atMs }) => atMs <= nextMs).sort((a, b) => a.atMs - b.atMs)[0];
          if (!due) break;
          queue.splice(queue.indexOf(due), 1);
          nowMs = Math.max(nowMs, due.atMs);
          due.run();
        }
        nowMs = nextMs;
      }
    },
  };
}

const PASS_MS = 4800;
const STEP_MS = 150;

describe("loop circle", () => {
  it("sounds a hit on its step one pass later, exactly, behind 200 ms and behind 40 ms", () => {
    const room = createRoom({ t: 5, slow: 200, fast: 40 });
    room.pass(2000);
    room.lead({ action: "start", bpm: 100, mode: "loop", bars: 2 });
    const startedAtMs = room.state().startedAtMs ?? 0;
    // 4 steps into the loop, played 30 ms late.
    room.pass(4 * STEP_MS + 30);
    expect(room.hit("slow", "snare")).toMatchObject({ step: 4, bpm: 100 });
    expect(room.hit("fast", "kick")).toMatchObject({ step: 4 });
    room.pass(2 * PASS_MS);
    const expected = startedAtMs + PASS_MS + 4 * STEP_MS;
    for (const [id, padId] of [
      ["slow", "kick"],
      ["fast", "snare"],
    ] as const) {
      expect(room.device(id).sounds).toHaveLength(1);
      expect(room.device(id).sounds[0]?.padId).toBe(padId);
      expect(Math.abs((room.device(id).sounds[0]?.serverMs ?? 0) - expected)).toBeLessThan(1);
    }
    expect(room.device("t").sounds).toHaveLength(2);
  });

  it("clicks the count-in and every beat at the same server time on every device", () => {
    const room = createRoom({ t: 5, slow: 200 });
    room.pass(2000);
    room.lead({ action: "start", bpm: 120, mode: "loop", countInBeats: 4 });
    const startedAtMs = room.state().startedAtMs ?? 0;
    room.pass(6000);
    const clicks = room.device("t").clicks;
    expect(clicks.slice(0, 5).map(({ serverMs }) => Math.round(serverMs - startedAtMs))).toEqual([
      -2000 + 500,
      -1000,
      -500,
      0,
      500,
    ]);
    expect(clicks.find(({ isAccent }) => isAccent)?.serverMs).toBeCloseTo(startedAtMs, 3);
    const late = room.device("slow").clicks;
    const common = clicks.slice(-late.length);
    for (const [index, click] of late.entries()) {
      expect(click.serverMs).toBeCloseTo(common[index]?.serverMs ?? 0, 3);
    }
  });

  it("changes the tempo on one beat everywhere, without a gap or a double click", () => {
    const room = createRoom({ t: 5, slow: 200 });
    room.pass(2000);
    room.lead({ action: "start", bpm: 100, mode: "loop" });
    room.pass(3000);
    room.lead({ action: "tempo", bpm: 150 });
    room.pass(4000);
    for (const id of ["t", "slow"]) {
      const gaps = room
        .device(id)
        .clicks.map(({ serverMs }, index, all) => serverMs - (all[index - 1]?.serverMs ?? serverMs))
        .slice(1);
      for (const gap of gaps) expect([400, 600]).toContain(Math.round(gap));
    }
  });

  it("repeats a frozen loop every pass and stops when the circle stops", () => {
    const room = createRoom({ t: 5, maya: 40 });
    room.pass(2000);
    room.lead({ action: "start", bpm: 100, mode: "loop" });
    room.pass(STEP_MS * 8);
    room.hit("t", "tom1");
    room.pass(PASS_MS);
    room.lead({ action: "freeze" });
    const before = room.device("maya").sounds.length;
    room.pass(PASS_MS * 3);
    expect(room.device("maya").sounds.length - before).toBe(3);
    room.lead({ action: "stop" });
    room.pass(500);
    const atStop = room.device("maya").sounds.length;
    room.pass(PASS_MS * 2);
    expect(room.device("maya").sounds.length).toBe(atStop);
  });
});

describe("other ways to play", () => {
  it("plays live hits on arrival when nothing is running", () => {
    const room = createRoom({ t: 5, maya: 20 });
    room.pass(2000);
    room.lead({ action: "stop" });
    room.pass(100);
    const playedAtMs = room.now();
    expect(room.hit("maya", "crash")).not.toHaveProperty("step");
    room.pass(200);
    const [sound] = room.device("t").sounds;
    expect(sound?.padId).toBe("crash");
    expect((sound?.serverMs ?? 0) - SERVER_START_MS - playedAtMs).toBeLessThanOrEqual(25 + TICK_MS);
    expect(room.device("t").lights).toEqual(["maya"]);
  });

  it("counts how much of the leader's call came back", () => {
    const room = createRoom({ t: 5, maya: 40 });
    room.pass(2000);
    room.lead({ action: "start", bpm: 100, mode: "call" });
    room.pass(4 * STEP_MS);
    room.hit("t", "kick");
    room.pass(4 * STEP_MS);
    room.hit("t", "snare");
    room.pass(PASS_MS - 4 * STEP_MS);
    room.hit("maya", "kick");
    room.pass(PASS_MS);
    expect(room.device("maya").echoes).toEqual([{ matched: 1, total: 2 }]);
    expect(room.device("t").echoes).toEqual([]);
  });

  it("makes each device one slice of the big drum that follows the leader", () => {
    const room = createRoom({ t: 5, maya: 40, leo: 40 });
    room.pass(2000);
    room.lead({ action: "start", bpm: 100, mode: "one_drum" });
    room.pass(500);
    const { parts } = room.state();
    const mayasPart = parts.maya as PadId;
    expect(parts.maya).not.toBe(parts.leo);
    expect(room.hit("leo", mayasPart)).toMatchObject({ padId: parts.leo });
    room.pass(300);
    expect(room.device("maya").sounds).toEqual([]);
    expect(room.device("maya").lights).toEqual(["leo"]);
    room.hit("t", mayasPart);
    room.pass(300);
    expect(room.device("maya").sounds).toMatchObject([{ padId: mayasPart }]);
    expect(room.device("leo").sounds).toEqual([]);
  });

  it("sends nothing while muted", () => {
    const room = createRoom({ t: 5, maya: 40 });
    room.pass(2000);
    room.lead({ action: "mute", memberId: "maya" });
    room.pass(300);
    expect(room.hit("maya", "kick")).toBeNull();
  });
});
