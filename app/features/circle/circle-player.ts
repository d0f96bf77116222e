import type { DrumKitHandle, PadHit } from "~/features/drums";
import type { CircleSnapshot, DrumHit, DrumHitData, LoopHit, Member, PadId } from "~live/protocol";
import {
  beatsBetween,
  frozenBetween,
  type Grid,
  gridOf,
  hasPlace,
  isCallPass,
  type Place,
  positionAt,
  replayTime,
  snap,
} from "./circle-grid";
import type { ClockSync } from "./clock-sync";

/**
 * How far ahead sounds are put on the audio clock. An old laptop's page can stall for a third of a second and
 * must not lose a stroke; a stop or a mute is heard this much later at most. Timers of a hidden page come once
 * a second.
 */
const HORIZON_MS = 500;
const HIDDEN_HORIZON_MS = 1200;
export const TICK_MS = 25;
/** A stroke that is later than this is skipped: it would sound on somebody else's beat. */
const TOO_LATE_MS = 30;

type PlayerOptions = {
  kit: DrumKitHandle;
  clock: ClockSync;
  memberId: string;
  /** 2 snaps to eighths, for grades 1-3. */
  stepSize: 1 | 2;
  hasClick: () => boolean;
  nowMs: () => number;
  isHidden: () => boolean;
  /** Somebody sounds at this moment of the local clock (milliseconds). */
  onPlay: (memberId: string, atLocalMs: number, padId: PadId) => void;
  /** After an answer in call and response: how many of the leader's strokes came back. */
  onEcho: (echo: Echo) => void;
};

export type Echo = { matched: number; total: number };
type Pending = Place & { memberId: string; padId: PadId; seq: number };

/**
 * Puts a circle onto one device's audio clock: the beat, the loop one pass later, the frozen loop, and live
 * hits as they come. Own hits sound in the drum kit at once; here they only get their place on the grid.
 */
export class CirclePlayer {
  #circle: CircleSnapshot | null = null;
  #grid: Grid | null = null;
  #previousGrid: Grid | null = null;
  #members: Member[] = [];
  #pending: Pending[] = [];
  #frozen: LoopHit[] = [];
  #scheduledToMs = 0;
  #calls: Pending[] = [];
  #answers: Pending[] = [];

  constructor(private readonly options: PlayerOptions) {}

  setMembers(members: Member[]): void {
    this.#members = members;
  }

  setCircle(circle: CircleSnapshot): void {
    const grid = gridOf(circle);
    const isSame =
      grid && this.#grid && grid.startedAtMs === this.#grid.startedAtMs && grid.bpm === this.#grid.bpm;
    if (!isSame) {
      // A change of tempo holds from a later beat on; until then the old beat goes on.
      this.#previousGrid = grid && grid.countInBeats === 0 ? this.#grid : null;
      this.#grid = grid;
    }
    if (!grid || circle.mode !== this.#circle?.mode) this.#pending = [];
    this.#circle = circle;
  }

  setFrozen(strokes: LoopHit[]): void {
    this.#frozen = strokes;
  }

  /** Strokes of the loop that were played before this device came in. */
  addLoop(hits: LoopHit[]): void {
    for (const hit of hits) if (hit.memberId !== this.options.memberId) this.#queue(hit);
  }

  /** Classmates' hits, as they arrive. */
  addHits(hits: DrumHit[]): void {
    for (const hit of hits) {
      if (this.#circle?.mode === "loop" && this.#grid && hasPlace(hit)) this.#queue(hit);
      else this.#playNow(hit);
    }
  }

  /** The message for an own hit, or null when it would not be heard: muted, or the leader's call. */
  placeOwnHit(hit: PadHit): DrumHitData | null {
    const { memberId } = this.options;
    const circle = this.#circle;
    if (!circle) return null;
    if (circle.muted.includes(memberId)) return null;
    const padId = circle.parts[memberId] ?? hit.padId;
    const { timestampMs: timestamp } = hit;
    const place = this.#placeNow();
    if (!place) return { padId, timestamp, bpm: Math.min(200, Math.max(60, hit.bpm)) };
    if (circle.mode === "call") this.#answers.push({ ...place, padId, memberId, seq: 0 });
    return { padId, timestamp, bpm: circle.bpm, step: place.step };
  }

  /** Pass and step (with fraction) going on now, for drawing; null while the circle stands still. */
  progress(): { pass: number; step: number; isCountIn: boolean } | null {
    const grid = this.#gridNow();
    if (!grid) return null;
    const position = positionAt(grid, this.#serverNow());
    const steps = grid.bars * 16;
    const pass = Math.floor(position / steps);
    return { pass, step: position - pass * steps, isCountIn: position < 0 };
  }

  /** Puts what is due soon onto the audio clock; call it every TICK_MS. */
  tick(): void {
    const { clock, isHidden } = this.options;
    if (!clock.isReady || !this.#grid) {
      this.#scheduledToMs = 0;
      return;
    }
    const nowMs = this.#serverNow();
    const fromMs = Math.max(this.#scheduledToMs, nowMs);
    const toMs = nowMs + (isHidden() ? HIDDEN_HORIZON_MS : HORIZON_MS);
    if (toMs <= fromMs) return;
    this.#scheduleBeats(fromMs, toMs);
    this.#scheduleLoop(nowMs, toMs);
    this.#scheduledToMs = toMs;
    this.#judgeEcho(nowMs);
  }

  #scheduleBeats(fromMs: number, toMs: number): void {
    const { kit, hasClick } = this.options;
    const grid = this.#grid;
    if (!grid) return;
    const changeMs = grid.effectiveAtMs;
    const isBefore = (serverMs: number) => serverMs < changeMs - 1;
    if (hasClick()) {
      const old = this.#previousGrid ? beatsBetween(this.#previousGrid, fromMs, toMs) : [];
      const beats = [
        ...old.filter(({ serverMs }) => isBefore(serverMs)),
        ...beatsBetween(grid, fromMs, toMs),
      ];
      for (const { serverMs, isAccent } of beats) {
        const audioTimeSec = this.#audioTime(serverMs);
        if (audioTimeSec !== undefined) kit.playClick(audioTimeSec, isAccent);
      }
    }
    for (const { stroke, serverMs } of frozenBetween(grid, this.#frozen, fromMs, toMs)) {
      this.#sound(stroke.padId, stroke.memberId, serverMs);
    }
  }

  #scheduleLoop(nowMs: number, toMs: number): void {
    const waiting: Pending[] = [];
    for (const hit of this.#pending) {
      const serverMs = this.#replayTime(hit);
      if (serverMs >= toMs) waiting.push(hit);
      else if (serverMs > nowMs - TOO_LATE_MS && !this.#circle?.muted.includes(hit.memberId)) {
        this.#sound(hit.padId, hit.memberId, serverMs);
      }
    }
    this.#pending = waiting;
  }

  #queue({ memberId, padId, seq, pass, step }: Pending): void {
    if (this.#pending.some((known) => known.seq === seq)) return;
    this.#pending.push({ memberId, padId, seq, pass, step });
  }

  #playNow(hit: DrumHit): void {
    const nowMs = this.#serverNow();
    const isAudible = this.#isAudibleNow(hit);
    if (this.#circle?.mode === "call" && this.#roleOf(hit.memberId) === "teacher" && hasPlace(hit)) {
      if (isCallPass(hit.pass)) this.#calls.push(hit);
    }
    if (isAudible) this.#sound(hit.padId, hit.memberId, nowMs);
    else this.options.onPlay(hit.memberId, this.options.nowMs(), hit.padId);
  }

  /** One big drum: a device is its own slice only, and follows the leader. In the answer one hears oneself. */
  #isAudibleNow(hit: DrumHit): boolean {
    const circle = this.#circle;
    if (circle?.mode === "one_drum") {
      const isOwnSlice = circle.parts[this.options.memberId] === hit.padId;
      return isOwnSlice && this.#roleOf(hit.memberId) === "teacher";
    }
    if (circle?.mode === "call" && circle.running && hasPlace(hit)) return isCallPass(hit.pass);
    return true;
  }

  #sound(padId: PadId, memberId: string, serverMs: number): void {
    const localMs = this.options.clock.localTimeAt(serverMs);
    const audioTimeSec = this.options.kit.audioTimeAt(localMs);
    // Without audio (nothing was touched yet) the light still shows who plays.
    this.options.kit.playRemoteHit(padId, audioTimeSec ?? 0, this.#seatOf(memberId));
    this.options.onPlay(memberId, localMs, padId);
  }

  #judgeEcho(nowMs: number): void {
    const grid = this.#grid;
    const [call] = this.#calls;
    if (!grid || !call) return;
    const answerEndsMs = replayTime(grid, { pass: call.pass + 1, step: 0 });
    if (nowMs < answerEndsMs) return;
    const isSame = (a: Pending, b: Pending) => a.step === b.step && a.padId === b.padId;
    const wanted = this.#calls.filter(({ pass }) => pass === call.pass);
    const given = this.#answers.filter(({ pass }) => pass === call.pass + 1);
    const matched = wanted.filter((stroke) => given.some((answer) => isSame(stroke, answer))).length;
    this.#calls = this.#calls.filter(({ pass }) => pass > call.pass);
    this.#answers = this.#answers.filter(({ pass }) => pass > call.pass + 1);
    if (this.#roleOf(this.options.memberId) !== "teacher") {
      this.options.onEcho({ matched, total: wanted.length });
    }
  }

  #replayTime(hit: Pending): number {
    const grid = this.#grid;
    if (!grid) return Number.NEGATIVE_INFINITY;
    const serverMs = replayTime(grid, hit);
    const isBeforeChange = this.#previousGrid && serverMs < grid.effectiveAtMs - 1;
    return isBeforeChange && this.#previousGrid ? replayTime(this.#previousGrid, hit) : serverMs;
  }

  #placeNow(): Place | null {
    const grid = this.#gridNow();
    if (!grid || this.#circle?.mode === "free" || !this.options.clock.isReady) return null;
    return snap(grid, this.#serverNow(), this.options.stepSize);
  }

  #gridNow(): Grid | null {
    const grid = this.#grid;
    const isNotYet = grid && this.#previousGrid && this.#serverNow() < grid.effectiveAtMs;
    return isNotYet ? this.#previousGrid : grid;
  }

  #serverNow(): number {
    return this.options.clock.serverTimeAt(this.options.nowMs());
  }

  #audioTime(serverMs: number): number | undefined {
    return this.options.kit.audioTimeAt(this.options.clock.localTimeAt(serverMs));
  }

  #roleOf(memberId: string): Member["role"] | undefined {
    return this.#members.find((member) => member.memberId === memberId)?.role;
  }

  #seatOf(memberId: string): number {
    const index = this.#members.findIndex((member) => member.memberId === memberId);
    return index < 0 || this.#members.length < 2 ? 0.5 : index / (this.#members.length - 1);
  }
}
