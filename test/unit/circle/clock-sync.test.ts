import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { ClockSync, modeToStart, suggestMode } from "~/features/circle/clock-sync";

/** A link with a base delay each way and random extra on top; the server's clock is `skewMs` ahead. */
function exchange(clock: ClockSync, localMs: number, skewMs: number, upMs: number, downMs: number): void {
  const serverTimeMs = localMs + upMs + skewMs;
  clock.add({ sentAtMs: localMs, receivedAtMs: localMs + upMs + downMs, serverTimeMs });
}

describe("clock sync", () => {
  it("finds the server's time through uneven delays", () => {
    fc.assert(
      fc.property(
        fc.integer({ min: -100_000, max: 100_000 }),
        fc.integer({ min: 1, max: 200 }),
        fc.array(fc.tuple(fc.integer({ min: 0, max: 80 }), fc.integer({ min: 0, max: 80 })), {
          minLength: 10,
          maxLength: 10,
        }),
        (skewMs, baseMs, extras) => {
          const clock = new ClockSync();
          let localMs = 1000;
          for (const [up, down] of extras) {
            exchange(clock, localMs, skewMs, baseMs + up, baseMs + down);
            localMs += 500;
          }
          const best = [...extras].sort((a, b) => a[0] + a[1] - b[0] - b[1]).slice(0, 3);
          const worstMs = Math.max(...best.map(([up, down]) => Math.abs(up - down) / 2));
          expect(Math.abs(clock.serverTimeAt(localMs) - localMs - skewMs)).toBeLessThanOrEqual(
            worstMs + 1e-6,
          );
          expect(clock.localTimeAt(clock.serverTimeAt(localMs))).toBeCloseTo(localMs, 6);
        },
      ),
    );
  });

  it("takes a better estimate at once while nothing plays: the first ones of a busy page are uneven", () => {
    const clock = new ClockSync();
    const add = (atMs: number, upMs: number, downMs: number) =>
      clock.add(
        { sentAtMs: atMs, receivedAtMs: atMs + upMs + downMs, serverTimeMs: atMs + upMs + 5000 },
        true,
      );
    for (let index = 0; index < 12; index++) add(1000 + index * 100, 40, 120);
    expect(clock.serverTimeAt(3000) - 3000 - 5000).toBeCloseTo(-40, 6);
    for (let index = 0; index < 4; index++) add(3000 + index * 100, 40, 40);
    expect(clock.serverTimeAt(3500) - 3500 - 5000).toBeCloseTo(0, 6);
  });

  it("bends by at most 2 ms a second once it runs, and jumps only when it was far off", () => {
    const clock = new ClockSync();
    for (let index = 0; index < 11; index++) exchange(clock, index * 100, 1000, 10, 10);
    for (let index = 0; index < 24; index++) exchange(clock, 2000 + index, 1020, 10, 10);
    const before = clock.serverTimeAt(2100) - 2100;
    const after = clock.serverTimeAt(3100) - 3100;
    expect(after - before).toBeGreaterThan(0);
    expect(after - before).toBeLessThanOrEqual(2 + 1e-9);
    for (let index = 0; index < 24; index++) exchange(clock, 4000 + index, 1500, 10, 10);
    expect(clock.serverTimeAt(4100) - 4100).toBeCloseTo(1500, 3);
  });

  it("measures the delay one way and suggests what suits it", () => {
    const clock = new ClockSync();
    expect(clock.delayMs()).toBeNull();
    for (let index = 0; index < 10; index++) exchange(clock, index * 100, 0, 20, 20);
    expect(clock.delayMs()).toBeCloseTo(20, 6);
    expect(suggestMode(20)).toBe("free");
    expect(suggestMode(60)).toBe("loop");
    expect(suggestMode(null)).toBe("loop");
  });

  it("picks the mode to start in by the line, and never over another choice", () => {
    expect(modeToStart("free", 12)).toBe("free");
    expect(modeToStart("free", 90)).toBe("loop");
    expect(modeToStart("free", null)).toBe("free");
    expect(modeToStart("call", 90)).toBe("call");
  });
});
