/** Holds all tabs back while the product is away or is being read, and knows when none has a request under way. */
export class Gate {
  #isShut = false;
  #underWay = 0;
  #waiting: (() => void)[] = [];
  #whenIdle: (() => void)[] = [];

  /** One request; waits until the gate is open. */
  async pass<T>(work: () => Promise<T>): Promise<T> {
    while (this.#isShut) await new Promise<void>((resolve) => this.#waiting.push(resolve));
    this.#underWay += 1;
    try {
      return await work();
    } finally {
      this.#underWay -= 1;
      if (this.#underWay === 0) for (const resolve of this.#whenIdle.splice(0)) resolve();
    }
  }

  /** New requests wait from now on; those under way go on. */
  shut(): void {
    this.#isShut = true;
  }

  idle(): Promise<void> {
    return this.#underWay === 0 ? Promise.resolve() : new Promise((resolve) => this.#whenIdle.push(resolve));
  }

  open(): void {
    this.#isShut = false;
    for (const resolve of this.#waiting.splice(0)) resolve();
  }
}
