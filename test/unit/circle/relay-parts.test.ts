import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { createRandom } from "~/features/music/engine/random";
import { FirstStrokes } from "../../../durable-objects/first-strokes";
import { gatherWindowMs, HitGatherer } from "../../../durable-objects/hit-gatherer";
import {
  admitHits,
  admitState,
  createWindow,
  hear,
  MAX_QUEUED_FRAMES,
  MAX_STALLED_MS,
  MAX_UNHEARD_BYTES,
} from "../../../durable-objects/outgoing-window";
import { parseServerMessage } from "../../../durable-objects/protocol";
import { parseClientFrame } from "../../../durable-objects/protocol.schema";
import { createBucket, takeToken } from "../../../durable-objects/rate-limit";

describe("first strokes", () => {
  it("are one a day of the member's own calendar", () => {
    const strokes = new FirstStrokes();
    // Half past two in the afternoon on Kiritimati, and ten the next morning: one UTC day, two school days.
    const afternoonMs = Date.parse("2026-11-23T00:30:00Z");
    const morningMs = Date.parse("2026-11-23T20:00:00Z");
    expect(strokes.isFirst("kaia", afternoonMs)).toBe(true);
    expect(strokes.isFirst("kaia", afternoonMs + 1)).toBe(false);
    strokes.dayEndsAt("kaia", new Date("2026-11-23T10:00:00Z"));
    expect(strokes.isFirst("kaia", afternoonMs + 2)).toBe(false);
    expect(strokes.isFirst("kaia", morningMs)).toBe(true);
  });

  it("never come again for somebody whose days are not counted", () => {
    const strokes = new FirstStrokes();
    expect(strokes.isFirst("teacher", 0)).toBe(true);
    strokes.dayEndsAt("teacher", null);
    expect(strokes.isFirst("teacher", Date.parse("2099-01-01T00:00:00Z"))).toBe(false);
  });
});

describe("hit gatherer", () => {
  function create(receivers = 30) {
    const frames: number[][] = [];
    const timers: { dueMs: number; callback: () => void }[] = [];
    const windowsMs: number[] = [];
    const clock = { nowMs: 0, latenessMs: 0 };
    const gatherer = new HitGatherer<number>({
      receiverCount: () => receivers,
      flush: (hits) => frames.push(hits),
      setTimer: (callback, delayMs) => {
        timers.push({ dueMs: clock.nowMs + delayMs + clock.latenessMs, callback });
        windowsMs.push(delayMs);
      },
      nowMs: () => clock.nowMs,
    });
    /** Lets time pass, timers firing as they fall due. */
    const pass = (ms: number) => {
      const endMs = clock.nowMs + ms;
      while ((timers[0]?.dueMs ?? Number.POSITIVE_INFINITY) <= endMs) {
        const timer = timers.shift();
        clock.nowMs = timer?.dueMs ?? endMs;
        timer?.callback();
      }
      clock.nowMs = endMs;
    };
    return { frames, gatherer, pass, timers, windowsMs, clock };
  }

  it("sends the first hit at once, and the next ones a window after they began", () => {
    const { frames, gatherer, pass } = create();
    for (const hit of [1, 2, 3]) gatherer.add(hit);
    expect(frames).toEqual([[1]]);
    pass(2);
    gatherer.add(4);
    expect(frames).toEqual([[1]]);
    pass(1);
    expect(frames).toEqual([[1], [2, 3, 4]]);
  });

  it("opens the window with the hit, so that nobody waits longer than one", () => {
    const { frames, gatherer, pass } = create();
    gatherer.add(1);
    pass(6);
    gatherer.add(2);
    expect(frames).toEqual([[1]]);
    pass(4);
    expect(frames).toEqual([[1], [2]]);
  });

  it("sets no timer once it is quiet, so that the room can sleep", () => {
    const { frames, gatherer, pass, timers } = create();
    gatherer.add(1);
    gatherer.add(2);
    pass(100);
    expect(timers).toEqual([]);
    gatherer.add(3);
    expect(frames).toEqual([[1], [2], [3]]);
    expect(timers).toEqual([]);
  });

  it("loses, doubles and reorders nothing", () => {
    fc.assert(
      fc.property(fc.array(fc.integer({ min: 0, max: 30 }), { maxLength: 200 }), (gapsMs) => {
        const { frames, gatherer, pass } = create();
        gapsMs.forEach((gapMs, index) => {
          pass(gapMs);
          gatherer.add(index);
        });
        pass(1000);
        expect(frames.flat()).toEqual(gapsMs.map((_, index) => index));
      }),
    );
  });

  it("sends half of the frames when a class of 35 plays 8 hits a second each, and makes nobody wait", () => {
    const { frames, gatherer, pass, windowsMs, clock } = create(35);
    const random = createRandom(7);
    const phases = Array.from({ length: 35 }, () => random.next() * 125).sort((x, y) => x - y);
    let count = 0;
    for (let eighth = 0; eighth < 80; eighth++) {
      for (const phaseMs of phases) {
        pass(eighth * 125 + phaseMs - clock.nowMs);
        gatherer.add(count++);
      }
    }
    expect(frames.length).toBeLessThanOrEqual(count * 0.55);
    expect(Math.max(...windowsMs)).toBeLessThanOrEqual(6);
  });

  it("gathers longer in a busier and bigger room, within bounds a player does not notice", () => {
    expect(gatherWindowMs(2, 5)).toBe(3);
    expect(gatherWindowMs(140, 35)).toBe(3);
    expect(gatherWindowMs(280, 35)).toBe(4);
    expect(gatherWindowMs(800, 100)).toBe(30);
  });

  it("sends less often while its own timers come late, and recovers", () => {
    const { gatherer, pass, windowsMs, clock } = create();
    const play = (latenessMs: number) => {
      clock.latenessMs = latenessMs;
      for (let i = 0; i < 1000; i++) {
        pass(3);
        gatherer.add(i);
      }
      return windowsMs.at(-1) ?? 0;
    };
    const usualMs = play(0);
    expect(play(40)).toBeGreaterThanOrEqual(40);
    expect(play(0)).toBe(usualMs);
  });
});

describe("outgoing window (R8)", () => {
  it("drops hits past 64 unread frames, keeps state, and takes hits again after an acknowledgement", () => {
    const window = createWindow();
    hear(window, 0);
    for (let seq = 1; seq <= MAX_QUEUED_FRAMES; seq++) expect(admitHits(window, seq, 100, 0)).toBe("send");
    expect(admitHits(window, 65, 100, 0)).toBe("drop");
    expect(admitState(window, 100)).toBe("send");
    hear(window, 32);
    expect(admitHits(window, 66, 100, 1)).toBe("send");
    expect(window.stalledSinceMs).toBeNull();
  });

  it("closes after ten seconds without progress, or 64 frames of state nobody read", () => {
    const stalled = () => {
      const window = createWindow();
      hear(window, 0);
      for (let seq = 1; seq <= MAX_QUEUED_FRAMES + 1; seq++) admitHits(window, seq, 100, 0);
      return window;
    };
    expect(admitHits(stalled(), 99, 100, MAX_STALLED_MS)).toBe("drop");
    expect(admitHits(stalled(), 99, 100, MAX_STALLED_MS + 1)).toBe("close");
    const flooded = stalled();
    for (let frame = 0; frame < MAX_QUEUED_FRAMES; frame++) expect(admitState(flooded, 10)).toBe("send");
    expect(admitState(flooded, 10)).toBe("close");
  });

  it("does not tell listeners who never acknowledge from readers until 4 MiB have gone unheard", () => {
    const window = createWindow();
    for (let seq = 1; seq <= 1000; seq++) expect(admitHits(window, seq, 100, 0)).toBe("send");
    hear(window, undefined);
    expect(admitHits(window, 1001, MAX_UNHEARD_BYTES, 0)).toBe("send");
    expect(admitHits(window, 1002, 1, 0)).toBe("close");
  });
});

describe("rate limit", () => {
  it("allows a burst of 80 and then 40 a second", () => {
    const bucket = createBucket(0);
    const takeAll = (nowMs: number) => {
      let taken = 0;
      while (takeToken(bucket, nowMs)) taken++;
      return taken;
    };
    expect(takeAll(0)).toBe(80);
    expect(takeAll(1000)).toBe(40);
    expect(takeAll(1100)).toBe(4);
    expect(takeAll(60_000)).toBe(80);
  });
});

describe("client frames", () => {
  const codeOf = (frame: string | ArrayBuffer) => {
    const parsed = parseClientFrame(frame);
    return parsed.ok ? "ok" : parsed.code;
  };
  const hit = (data: object) => JSON.stringify({ type: "drum_hit", data });
  const good = { padId: "kick", timestamp: 1, bpm: 100 };

  it("reads what the protocol allows", () => {
    expect(codeOf(hit(good))).toBe("ok");
    expect(codeOf(hit({ ...good, step: 63, ack: 12 }))).toBe("ok");
    expect(codeOf('{"type":"sync","data":{"clientTimeMs":1.5}}')).toBe("ok");
    expect(codeOf('{"type":"circle","data":{"action":"tempo","bpm":60}}')).toBe("ok");
    expect(codeOf('{"type":"circle","data":{"action":"mute"}}')).toBe("ok");
  });

  it("refuses the rest by name", () => {
    expect(codeOf("{")).toBe("bad_json");
    expect(codeOf(new ArrayBuffer(3))).toBe("bad_json");
    expect(codeOf("null")).toBe("unknown_type");
    expect(codeOf('{"type":"constructor","data":{}}')).toBe("unknown_type");
    for (const data of [
      {},
      { ...good, padId: "gong" },
      { ...good, bpm: 59 },
      { ...good, bpm: 201 },
      { ...good, timestamp: "now" },
      { ...good, step: -1 },
      { ...good, step: 64 },
    ]) {
      expect(codeOf(hit(data))).toBe("invalid");
    }
    expect(codeOf('{"type":"drum_hit","data":{"padId":"kick","timestamp":1e999,"bpm":100}}')).toBe("invalid");
    expect(codeOf('{"type":"circle","data":{"action":"tempo","bpm":500}}')).toBe("invalid");
    expect(codeOf('{"type":"circle","data":{"action":"mode","mode":"loop","bars":3}}')).toBe("invalid");
  });

  it("measures 4 KiB in bytes, not in characters", () => {
    const padded = (text: string) => JSON.stringify({ type: "drum_hit", data: good, text });
    const room = 4096 - padded("").length;
    expect(codeOf(padded("a".repeat(room)))).toBe("ok");
    expect(codeOf(padded("a".repeat(room + 1)))).toBe("too_large");
    expect(codeOf(padded("é".repeat(room / 2 + 1)))).toBe("too_large");
    expect(codeOf(new ArrayBuffer(4097))).toBe("too_large");
  });

  it("drops unknown and dangerous keys and never throws", () => {
    const parsed = parseClientFrame(
      '{"type":"drum_hit","__proto__":{"x":1},"data":{"padId":"kick","timestamp":1,"bpm":100,"memberId":"other"}}',
    );
    expect(parsed).toEqual({ ok: true, message: { type: "drum_hit", data: good } });
    fc.assert(
      fc.property(
        fc.oneof(
          fc.string(),
          fc.json(),
          fc.jsonValue().map((value) => JSON.stringify(value)),
        ),
        (frame) => {
          expect(typeof parseClientFrame(frame).ok).toBe("boolean");
        },
      ),
    );
  });
});

describe("server frames in the browser", () => {
  it("gives null for what it does not know instead of breaking the page (R9)", () => {
    for (const frame of [
      "",
      "[]",
      "null",
      "3",
      '{"type":"new_thing","data":{}}',
      '{"type":"drum_hits","data":{}}',
    ]) {
      expect(parseServerMessage(frame)).toBeNull();
    }
    expect(parseServerMessage('{"type":"drum_hits","data":{"hits":[]}}')).not.toBeNull();
    fc.assert(fc.property(fc.json(), (frame) => void parseServerMessage(frame)));
  });
});
