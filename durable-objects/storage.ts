import { type CircleState, createCircle, forgetOldPasses } from "./circle-state";
import type { LoopHit } from "./protocol";

const CIRCLE_KEY = "circle";
const PROGRESS_KEY = "progress";
const HITS_PREFIX = "hits:";
const DELETE_CHUNK = 128;

type StoredCircle = Omit<CircleState, "members" | "loop" | "lastSeq">;
type StoredProgress = { lastSeq: number; touchedAtMs: number };

/**
 * What of a circle survives sleep, eviction and a deploy, in the object's SQLite storage. Settings are written
 * before they are announced. Hits are written unconfirmed: the room's output gate would otherwise hold every
 * hit back until the disk has answered.
 */
export class CircleStorage {
  /** Stored frames of loop strokes and the newest pass in each. */
  #hitKeys: { key: string; pass: number }[] = [];
  #savedSeq = 0;

  constructor(private readonly storage: DurableObjectStorage) {}

  /** Reads the circle back, without its members: those are the sockets that are still open. */
  load(nowMs: number): CircleState {
    const stored = this.storage.kv.get<StoredCircle>(CIRCLE_KEY);
    const progress = this.storage.kv.get<StoredProgress>(PROGRESS_KEY);
    const loop: LoopHit[] = [];
    this.#hitKeys = [];
    for (const [key, hits] of this.storage.kv.list<LoopHit[]>({ prefix: HITS_PREFIX })) {
      loop.push(...hits);
      this.#hitKeys.push({ key, pass: newestPass(hits) });
    }
    this.#savedSeq = Math.max(progress?.lastSeq ?? 0, loop.at(-1)?.seq ?? 0);
    return {
      ...createCircle(nowMs),
      ...stored,
      loop: forgetOldPasses(loop),
      lastSeq: this.#savedSeq,
      touchedAtMs: progress?.touchedAtMs ?? nowMs,
    };
  }

  /** Writes settings after a change; nothing sent afterwards leaves before the write is safe. */
  saveCircle(state: CircleState): void {
    const { members: _members, loop, lastSeq, ...circle } = state;
    this.storage.kv.put<StoredCircle>(CIRCLE_KEY, circle);
    this.storage.kv.put<StoredProgress>(PROGRESS_KEY, { lastSeq, touchedAtMs: state.touchedAtMs });
    if (loop.length === 0) this.#forgetHits(() => true);
  }

  /** Writes how far the room has come, and the loop strokes that are new since the last call. */
  saveHits(state: CircleState): void {
    const strokes = state.loop.filter(({ seq }) => seq > this.#savedSeq);
    this.#savedSeq = state.lastSeq;
    const unconfirmed = { allowUnconfirmed: true };
    void this.storage.put<StoredProgress>(
      PROGRESS_KEY,
      { lastSeq: state.lastSeq, touchedAtMs: state.touchedAtMs },
      unconfirmed,
    );
    if (strokes.length === 0) return;
    const key = `${HITS_PREFIX}${String(strokes[0]?.seq ?? 0).padStart(15, "0")}`;
    void this.storage.put<LoopHit[]>(key, strokes, unconfirmed);
    this.#hitKeys.push({ key, pass: newestPass(strokes) });
    const oldest = Math.min(...state.loop.map((hit) => hit.pass));
    this.#forgetHits((pass) => pass < oldest);
  }

  /** Writes a circle from which somebody was taken out: their strokes leave the disk, too. */
  saveWithoutMember(state: CircleState, memberId: string): void {
    for (const [key, hits] of [...this.storage.kv.list<LoopHit[]>({ prefix: HITS_PREFIX })]) {
      const kept = hits.filter((hit) => hit.memberId !== memberId);
      if (kept.length > 0) this.storage.kv.put<LoopHit[]>(key, kept);
      else this.storage.kv.delete(key);
    }
    this.saveCircle(state);
  }

  #forgetHits(isOld: (pass: number) => boolean): void {
    const old = this.#hitKeys.filter(({ pass }) => isOld(pass)).map(({ key }) => key);
    if (old.length === 0) return;
    this.#hitKeys = this.#hitKeys.filter(({ pass }) => !isOld(pass));
    for (let start = 0; start < old.length; start += DELETE_CHUNK) {
      void this.storage.delete(old.slice(start, start + DELETE_CHUNK), { allowUnconfirmed: true });
    }
  }
}

const newestPass = (hits: LoopHit[]): number => Math.max(0, ...hits.map((hit) => hit.pass));
