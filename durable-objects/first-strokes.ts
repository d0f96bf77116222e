const DAY_MS = 24 * 60 * 60 * 1000;

/** Tells of each member's first stroke of a day, so that a whole lesson costs one write a member. */
export class FirstStrokes {
  #playedOn = new Map<string, number>();

  /** Whether this is the member's first stroke since the room woke or the day began. */
  isFirst(memberId: string, nowMs: number): boolean {
    const day = Math.floor(nowMs / DAY_MS);
    if (this.#playedOn.get(memberId) === day) return false;
    this.#playedOn.set(memberId, day);
    return true;
  }
}
