import { expect, it } from "vitest";
import { disclosureIntervalMs, dueNotice, sessionGapMs } from "../../../app/features/coach/engine/notice";

const MINUTE = 60_000;

it("says again after an hour of talking that it is a program, not a minute earlier (K1)", () => {
  let { kind, usage } = dueNotice(null, 0, "9-12", "en");
  expect(kind).toBe("start");
  const heard: number[] = [];
  for (let minute = 10; minute <= 130; minute += minute === 50 ? 9 : minute === 59 ? 1 : 10) {
    ({ kind, usage } = dueNotice(usage, minute * MINUTE, "9-12", "en"));
    if (kind === "hourly") heard.push(minute);
  }
  expect(heard).toEqual([60, 120]);
  expect(disclosureIntervalMs).toBe(60 * MINUTE);
});

it("says so afresh after a pause, at the start of a new session (K1)", () => {
  const { usage } = dueNotice(null, 0, "13-15", "es");
  expect(dueNotice(usage, sessionGapMs, "13-15", "es").kind).toBeNull();
  expect(dueNotice(usage, sessionGapMs + 1, "13-15", "es")).toMatchObject({
    kind: "start",
    text: expect.stringContaining("programa de computadora"),
  });
});
