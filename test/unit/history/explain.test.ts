import { describe, expect, it } from "vitest";
import { explain } from "../../history/explain";
import { mergeRepeats, type Operation } from "../../history/history";
import { backgroundModel } from "../../history/models";

let moment = 0;

/** A picture that was chosen after all before had ended; without an answer when `epoch` comes with `unanswered`. */
function choose(effect: string, epoch: number, rest: Partial<Operation> = {}): Operation {
  const invokedAt = ++moment;
  return {
    ...{ id: invokedAt, person: "s1", tab: 1, kind: "background", object: "s1", effect, key: null },
    ...{ invokedAt, endedAt: ++moment, outcome: "ok", status: 200, output: {}, epoch },
    ...rest,
  };
}
const unanswered = { outcome: "unknown", status: null, endedAt: Number.POSITIVE_INFINITY } as const;
const judge = (operations: Operation[], shown: string) =>
  explain(mergeRepeats(operations), backgroundModel, (picture) => picture === shown);

describe("what a history leaves (R1)", () => {
  it("may be of a request without an answer, but not of one from before the product was started again", () => {
    const lost = choose("lost", 0, unanswered);
    expect(judge([lost, choose("sea", 0)], "lost")).toBe("explained");
    expect(judge([lost, choose("sea", 1)], "lost")).toBe("unexplained");
    expect(judge([lost, choose("sea", 1)], "sea")).toBe("explained");
  });

  it("may be of a request that was sent again with its key after the start", () => {
    const first = choose("lost", 0, { ...unanswered, key: "k" });
    const sea = choose("sea", 1);
    const again = choose("lost", 1, { ...unanswered, key: "k" });
    expect(judge([first, sea, again], "lost")).toBe("explained");
  });

  it("may have been done before the start by the first of two, the second of which was answered", () => {
    const first = choose("lost", 0, { ...unanswered, key: "k" });
    const other = choose("sea", 0, unanswered);
    const again = choose("lost", 1, { key: "k" });
    expect(judge([first, other, again], "sea")).toBe("explained");
  });

  it("is found after an hour of many starts and of requests without an answer", () => {
    const hour = Array.from({ length: 40 }, (_, epoch) => [
      ...Array.from({ length: 8 }, (_, index) => choose(`lost ${epoch}.${index}`, epoch, unanswered)),
      ...Array.from({ length: 100 }, (_, index) => choose(`${epoch}.${index}`, epoch)),
    ]).flat();
    expect(judge(hour, "39.99")).toBe("explained");
    expect(judge(hour, "lost 39.3")).toBe("explained");
    expect(judge(hour, "38.99")).not.toBe("explained");
  });
});
