import { describe, expect, it } from "vitest";
import { type LinkStatus, LiveLink, liveLinkUrl } from "~/features/circle/live-link";
import type { ServerMessage } from "../../../durable-objects/protocol";

/** Fake time, and sockets whose other end is the test. */
function createWorld(options: { random?: number } = {}) {
  let nowMs = 1000;
  let nextTimer = 1;
  const timers = new Map<number, { atMs: number; callback: () => void }>();
  const sockets: FakeSocket[] = [];
  const statuses: LinkStatus[] = [];
  const reasons: string[] = [];
  const messages: ServerMessage[] = [];
  const page = { isHidden: false };
  return {
    page,
    sockets,
    statuses,
    reasons,
    messages,
    link: new LiveLink({
      url: "ws://test/ws",
      onMessage: (message) => messages.push(message),
      onStatus: (status) => statuses.push(status),
      onSentAway: (reason) => reasons.push(reason),
      platform: {
        openSocket: () => {
          const socket = new FakeSocket();
          sockets.push(socket);
          return socket as unknown as WebSocket;
        },
        nowMs: () => nowMs,
        random: () => options.random ?? 1,
        setTimer: (callback, delayMs) => {
          timers.set(nextTimer, { atMs: nowMs + delayMs, callback });
          return nextTimer++;
        },
        clearTimer: (timer) => timers.delete(timer as number),
        isHidden: () => page.isHidden,
      },
    }),
    /** Lets time pass, firing timers in order. */
    pass(durationMs: number) {
      const endMs = nowMs + durationMs;
      for (;;) {
        const due = [...timers]
          .filter(([, { atMs }]) => atMs <= endMs)
          .sort((a, b) => a[1].atMs - b[1].atMs)[0];
        if (!due) break;
        timers.delete(due[0]);
        nowMs = Math.max(nowMs, due[1].atMs);
        due[1].callback();
      }
      nowMs = endMs;
    },
    latest: () => sockets[sockets.length - 1] as FakeSocket,
  };
}

class FakeSocket {
  readyState = 1;
  sent: string[] = [];
  onmessage: ((event: { data: string }) => void) | null = null;
  onclose: ((event: { code: number; reason: string }) => void) | null = null;

  send(text: string): void {
    this.sent.push(text);
  }
  close(): void {
    this.readyState = 3;
  }
  receive(message: unknown): void {
    this.onmessage?.({ data: typeof message === "string" ? message : JSON.stringify(message) });
  }
  drop(code = 1006, reason = ""): void {
    this.readyState = 3;
    this.onclose?.({ code, reason });
  }
  welcome(running = false): void {
    const circle = { running, mode: "loop", muted: [], solo: [] };
    this.receive({ type: "welcome", data: { members: [], circle, loop: [], frozen: [], lastSeq: 0 } });
  }
  get types(): string[] {
    return this.sent.map((text) => (text.startsWith("{") ? JSON.parse(text).type : text));
  }
}

describe("reconnecting (R6)", () => {
  it("comes back after at most three seconds, then waits longer each time, and starts afresh once it is open", () => {
    const world = createWorld();
    world.link.connect();
    world.latest().welcome();
    for (const [attempt, delayMs] of [3000, 4500, 6750].entries()) {
      world.latest().drop();
      world.pass(delayMs - 1);
      expect(world.sockets).toHaveLength(attempt + 1);
      world.pass(1);
      expect(world.sockets).toHaveLength(attempt + 2);
    }
    world.latest().welcome();
    world.latest().drop();
    world.pass(3000);
    expect(world.sockets).toHaveLength(5);
  });

  it("spreads a class by jitter between half and the whole delay", () => {
    const world = createWorld({ random: 0 });
    world.link.connect();
    world.latest().welcome();
    world.latest().drop();
    world.pass(1499);
    expect(world.sockets).toHaveLength(1);
    world.pass(1);
    expect(world.sockets).toHaveLength(2);
  });

  it("does not wait when the page is shown again or the network is back", () => {
    const world = createWorld();
    world.link.connect();
    world.latest().welcome();
    for (let index = 0; index < 6; index++) {
      world.latest().drop();
      world.link.wake();
      world.pass(300);
      expect(world.sockets).toHaveLength(index + 2);
    }
  });

  it("waits minutes in a hidden page, at most half a minute in a visible one", () => {
    for (const [isHidden, mostMs] of [
      [false, 30_000],
      [true, 300_000],
    ] as const) {
      const world = createWorld();
      world.page.isHidden = isHidden;
      world.link.connect();
      world.latest().welcome();
      for (let index = 0; index < 25; index++) {
        world.latest().drop();
        world.pass(mostMs);
      }
      const before = world.sockets.length;
      world.latest().drop();
      world.pass(mostMs - 1);
      expect(world.sockets).toHaveLength(before);
      world.pass(1);
      expect(world.sockets).toHaveLength(before + 1);
    }
  });

  it("stays away after a refusal and after being closed", () => {
    for (const end of ["refused", "closed"]) {
      const world = createWorld();
      world.link.connect();
      world.latest().welcome();
      if (end === "refused") world.latest().drop(4403);
      else world.link.close();
      world.link.wake();
      world.pass(600_000);
      expect(world.sockets).toHaveLength(1);
      if (end === "refused") expect(world.statuses.at(-1)).toBe("refused");
    }
  });

  it("says why the room sent it away, when the room said so", () => {
    for (const [reason, told] of [
      ["consent", ["consent"]],
      ["left_class", ["left_class"]],
      ["class_closed", ["class_closed"]],
      ["", []],
      ["words it does not know", []],
    ] as const) {
      const world = createWorld();
      world.link.connect();
      world.latest().welcome();
      world.latest().drop(4403, reason);
      expect(world.reasons).toEqual(told);
    }
    const lost = createWorld();
    lost.link.connect();
    lost.latest().welcome();
    lost.latest().drop(1006, "consent");
    expect(lost.reasons).toEqual([]);
  });

  it("takes three failed first tries for a blocked network, but never a lost connection", () => {
    const blocked = createWorld();
    blocked.link.connect();
    for (let index = 0; index < 3; index++) {
      blocked.latest().drop();
      blocked.pass(30_000);
    }
    expect(blocked.statuses).toContain("blocked");

    const lost = createWorld();
    lost.link.connect();
    lost.latest().welcome();
    for (let index = 0; index < 5; index++) {
      lost.latest().drop();
      lost.pass(30_000);
    }
    expect(lost.statuses).not.toContain("blocked");
  });

  it("ignores what a socket says that it has given up", () => {
    const world = createWorld();
    world.link.connect();
    const first = world.latest();
    first.welcome();
    first.drop();
    world.pass(3000);
    const count = world.messages.length;
    first.welcome();
    first.drop(4403);
    expect(world.messages).toHaveLength(count);
    world.latest().welcome();
    expect(world.statuses.at(-1)).toBe("open");
  });
});

describe("keeping in touch", () => {
  it("measures the clock ten times at the start, then only pings while the room is quiet", () => {
    const world = createWorld();
    world.link.connect();
    world.latest().welcome();
    world.pass(1000);
    expect(world.latest().types.filter((type) => type === "sync")).toHaveLength(10);
    world.latest().receive("pong");
    world.pass(4500);
    world.latest().receive("pong");
    expect(world.latest().types.at(-1)).toBe("ping");
    world.latest().receive({
      type: "circle",
      data: { running: true, mode: "loop", muted: [], solo: [] },
    });
    world.pass(5000);
    expect(world.latest().types.at(-1)).toBe("sync");
  });

  it("gives up a connection that does not answer for ten seconds, but not a quiet one that does", () => {
    const world = createWorld();
    world.link.connect();
    world.latest().welcome();
    for (let index = 0; index < 20; index++) {
      world.pass(5000);
      world.latest().receive("pong");
    }
    expect(world.sockets).toHaveLength(1);
    world.pass(15_000);
    expect(world.statuses.at(-1)).toBe("waiting");
  });

  it("acknowledges every sixteen frames when it has nothing else to say", () => {
    const world = createWorld();
    world.link.connect();
    world.latest().welcome();
    world.pass(950);
    const before = world.latest().sent.length;
    for (let seq = 1; seq <= 16; seq++) {
      world.latest().receive({ type: "drum_hits", data: { hits: [{ seq }] } });
    }
    const sent = world
      .latest()
      .sent.slice(before)
      .map((text) => JSON.parse(text));
    expect(sent).toHaveLength(1);
    expect(sent[0]).toMatchObject({ type: "sync", data: { ack: 16 } });
  });

  it("does not queue a beat that cannot leave now", () => {
    const world = createWorld();
    const hit = { type: "drum_hit", data: { padId: "kick", timestamp: 0, bpm: 100 } } as const;
    expect(world.link.send(hit)).toBe(false);
    world.link.connect();
    expect(world.link.send(hit)).toBe(false);
    world.latest().welcome();
    expect(world.link.send(hit)).toBe(true);
    world.latest().drop();
    expect(world.link.send(hit)).toBe(false);
  });

  it("speaks to the page's own origin", () => {
    expect(liveLinkUrl({ protocol: "https:", host: "beats.example" }, "c1", "p1")).toBe(
      "wss://beats.example/ws?page=p1&classroom=c1",
    );
    expect(liveLinkUrl({ protocol: "http:", host: "localhost:8787" }, null, "p1")).toBe(
      "ws://localhost:8787/ws?page=p1",
    );
  });

  it("asks for compressed frames only where the network is slow or bytes are dear", () => {
    const query = (network?: Parameters<typeof liveLinkUrl>[3]) =>
      new URL(liveLinkUrl({ protocol: "https:", host: "b" }, null, "p1", network)).searchParams;
    for (const slow of [{ saveData: true, downlink: 10 }, { downlink: 0.4 }]) {
      expect(query(slow).get("compress")).toBe("1");
    }
    for (const quick of [undefined, {}, { saveData: false, downlink: 10 }]) {
      expect(query(quick).has("compress")).toBe(false);
    }
  });
});
