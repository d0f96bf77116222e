import { describe, expect, it } from "vitest";
import { ringUntilDone } from "../../history/ring";

/** Rings against a clock that answers so one after the other, then always as the last time; counts the rings. */
async function ringAt(answers: { hasRun: boolean; due: number }[]): Promise<number> {
  let rings = 0;
  const now = () => answers[Math.min(rings, answers.length) - 1] ?? { hasRun: false, due: 0 };
  await ringUntilDone(
    async () => {
      rings += 1;
      return now().hasRun;
    },
    async () => now().due,
    0,
  );
  return rings;
}

describe("the five-minute work before the last look", () => {
  it("is waited for while another run of it is under way, though nothing is due yet", async () => {
    const underWay = { hasRun: false, due: 0 };
    expect(await ringAt([underWay, underWay, { hasRun: true, due: 0 }])).toBe(3);
  });

  it("is asked again while something is due", async () => {
    expect(
      await ringAt([
        { hasRun: true, due: 2 },
        { hasRun: true, due: 0 },
      ]),
    ).toBe(2);
  });

  it("is given up on, so that what is never done is found", async () => {
    expect(await ringAt([{ hasRun: true, due: 1 }])).toBe(60);
  });
});
