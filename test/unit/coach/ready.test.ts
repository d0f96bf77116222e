import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { readyCoach } from "~/features/coach/ready.server";

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

it("an isolate readies the coach once, after its page", async () => {
  const first = readyCoach();
  expect(vi.getTimerCount()).toBe(1);
  await vi.runAllTimersAsync();
  await first;
  await readyCoach();
  expect(vi.getTimerCount()).toBe(0);
});
