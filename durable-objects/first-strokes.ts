/** Tells of each member's first stroke of a day, so that a whole lesson costs one write a member. */
export class FirstStrokes {
  #knownUntilMs = new Map<string, number>();

  /** Whether this is the member's first stroke since the room woke or since their day ended. */
  isFirst(memberId: string, nowMs: number): boolean {
    if (nowMs < (this.#knownUntilMs.get(memberId) ?? Number.NEGATIVE_INFINITY)) return false;
    // Until the record says when the member's day ends (`dayEndsAt`), no second one is made.
    this.#knownUntilMs.set(memberId, Number.POSITIVE_INFINITY);
    return true;
  }

  /** When the member's own day is over, in their time zone; null for somebody whose days are not counted. */
  dayEndsAt(memberId: string, moment: Date | null): void {
    this.#knownUntilMs.set(memberId, moment?.getTime() ?? Number.POSITIVE_INFINITY);
  }
}
