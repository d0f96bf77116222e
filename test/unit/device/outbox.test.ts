import { describe, expect, it } from "vitest";
import {
  type Errand,
  flush,
  isWaiting,
  type OutboxEntry,
  type OutboxStore,
  type OutboxWorld,
  type Sent,
  sendOrKeep,
} from "~/features/device/outbox";
import { ApiError } from "~/ui/api-client";

const HOUR_MS = 3_600_000;
const maya = "id-of-maya";
const leo = "id-of-leo";
const checkIn: Errand = { kind: "check-in", path: "/api/emotions", body: { emotion: "calm" } };
const score: Errand = { kind: "drum-score", path: "/api/ai-drummer/sessions", body: { score: 30 } };
const step: Errand = { kind: "lesson-step", path: "/api/sel/modules/1/activities/a", body: {} };

/** The disk of one device: it outlives every page. */
function createDisk(): OutboxStore & { rows: Map<number, OutboxEntry> } {
  const rows = new Map<number, OutboxEntry>();
  let last = 0;
  return {
    rows,
    list: async () => structuredClone([...rows.values()].sort((a, b) => a.seq - b.seq)),
    add: async (entry) => {
      last += 1;
      rows.set(last, structuredClone({ ...entry, seq: last }));
      return last;
    },
    put: async (entry) => void rows.set(entry.seq, structuredClone(entry)),
    remove: async (seq) => void rows.delete(seq),
  };
}

/** One lock for every page of a device, as the browser has it. */
function createLock() {
  let tail: Promise<unknown> = Promise.resolve();
  return <Value>(work: () => Promise<Value>): Promise<Value> => {
    const run = tail.then(work);
    tail = run.catch(() => undefined);
    return run;
  };
}

type Reply = { status: number; body?: unknown; type?: string } | "no network";
type Request = { path: string; key: string; person: string; ago: string | null; body: unknown };

function createServer(answer: (request: Request) => Reply = () => ({ status: 201, body: { id: "1" } })) {
  const requests: Request[] = [];
  const fetch: OutboxWorld["fetch"] = async (path, init) => {
    const headers = new Headers(init.headers);
    const request = {
      path,
      key: headers.get("idempotency-key") ?? "",
      person: headers.get("x-beats-person") ?? "",
      ago: headers.get("x-beats-seconds-ago"),
      body: JSON.parse(String(init.body)),
    };
    requests.push(request);
    await Promise.resolve();
    const reply = answer(request);
    if (reply === "no network") throw new TypeError("Failed to fetch");
    const { status, body = null, type = "application/json" } = reply;
    if (status === 204) return new Response(null, { status });
    return new Response(type === "application/json" ? JSON.stringify(body) : String(body), {
      status,
      headers: { "content-type": type },
    });
  };
  return { requests, fetch };
}

function createDevice(server: ReturnType<typeof createServer>) {
  const disk = createDisk();
  const withLock = createLock();
  const device = { nowMs: 1_800_000_000_000, isOnline: true, syncs: 0 };
  const announced: Sent[] = [];
  let keys = 0;
  /** A page of the device: a second one shares its disk and its lock. */
  const openPage = (): OutboxWorld => ({
    store: disk,
    fetch: server.fetch,
    nowMs: () => device.nowMs,
    isOnline: () => device.isOnline,
    createKey: () => {
      keys += 1;
      return `key-${keys}`;
    },
    withLock,
    announce: (sent) => void announced.push(...sent),
    askForSync: () => {
      device.syncs += 1;
    },
  });
  return { disk, device, announced, openPage };
}

describe("the outbox of a device (R12)", () => {
  it("sends at once with a key of its own, and keeps nothing", async () => {
    const server = createServer();
    const { disk, openPage } = createDevice(server);
    expect(await sendOrKeep(openPage(), maya, checkIn)).toEqual({ state: "sent", answer: { id: "1" } });
    expect(server.requests).toEqual([
      { path: checkIn.path, key: "key-1", person: maya, ago: null, body: checkIn.body },
    ]);
    expect(disk.rows.size).toBe(0);
  });

  it("keeps without a network, asks for a sync, and sends later in order with the same keys and the age", async () => {
    const server = createServer();
    const { disk, device, openPage } = createDevice(server);
    device.isOnline = false;
    for (const errand of [checkIn, score, step]) {
      expect(await sendOrKeep(openPage(), maya, errand)).toEqual({ state: "kept" });
    }
    expect([server.requests.length, device.syncs, disk.rows.size]).toEqual([0, 3, 3]);
    device.isOnline = true;
    device.nowMs += 2 * HOUR_MS;
    await flush(openPage(), maya);
    expect(server.requests.map(({ path, key, ago }) => [path, key, ago])).toEqual([
      [checkIn.path, "key-1", "7200"],
      [score.path, "key-2", "7200"],
      [step.path, "key-3", "7200"],
    ]);
    expect(disk.rows.size).toBe(0);
    await flush(openPage(), maya);
    expect(server.requests.length).toBe(3);
  });

  it("is on the disk before the first attempt, and repeats the same key after a lost answer", async () => {
    const replies: Reply[] = ["no network", { status: 201, body: {} }];
    const server = createServer(() => replies.shift() ?? { status: 500 });
    const { disk, openPage } = createDevice(server);
    expect(await sendOrKeep(openPage(), maya, score)).toEqual({ state: "kept" });
    expect([...disk.rows.values()].map(({ triedAtMs }) => triedAtMs !== null)).toEqual([true]);
    await flush(openPage(), maya);
    expect(server.requests.map(({ key }) => key)).toEqual(["key-1", "key-1"]);
    expect(disk.rows.size).toBe(0);
  });

  it("never sends one person's under another, and says whose each is", async () => {
    const server = createServer(({ person }) =>
      person === maya ? { status: 409, body: { code: "other_person" } } : { status: 201, body: {} },
    );
    const { disk, device, openPage } = createDevice(server);
    device.isOnline = false;
    await sendOrKeep(openPage(), maya, checkIn);
    device.isOnline = true;
    await sendOrKeep(openPage(), leo, score);
    expect(server.requests.map(({ path, person }) => [path, person])).toEqual([[score.path, leo]]);
    // Leo signed in while Maya's page was still open: the server refuses, and nothing is lost.
    await flush(openPage(), maya);
    expect([...disk.rows.values()].map((entry) => [entry.ownerId, isWaiting(entry)])).toEqual([[maya, true]]);
  });

  it("sends once from two tabs and the worker at the same moment", async () => {
    const server = createServer();
    const { device, openPage, disk } = createDevice(server);
    device.isOnline = false;
    for (const errand of [checkIn, score]) await sendOrKeep(openPage(), maya, errand);
    device.isOnline = true;
    await Promise.all([openPage(), openPage(), openPage()].map((page) => flush(page, maya)));
    expect(server.requests.map(({ key }) => key)).toEqual(["key-1", "key-2"]);
    expect(disk.rows.size).toBe(0);
  });

  it("counts what another tab sent first as sent", async () => {
    const server = createServer();
    const { openPage } = createDevice(server);
    const [one, other] = [openPage(), openPage()];
    const results = await Promise.all([
      sendOrKeep(one, maya, score),
      flush(other, maya),
      sendOrKeep(other, maya, step),
    ]);
    expect([results[0].state, results[2].state]).toEqual(["sent", "sent"]);
    expect(new Set(server.requests.map(({ key }) => key)).size).toBe(server.requests.length);
  });

  it("shows a refusal at once to who waits for it, and keeps a later one with its reason", async () => {
    const refusal = { status: 409, body: { code: "already_checked_in", message: "Once a day." } };
    const server = createServer(({ path }) => (path === checkIn.path ? refusal : { status: 201, body: {} }));
    const { disk, device, openPage } = createDevice(server);
    await expect(sendOrKeep(openPage(), maya, checkIn)).rejects.toThrow(ApiError);
    expect(disk.rows.size).toBe(0);
    device.isOnline = false;
    for (const errand of [checkIn, score]) await sendOrKeep(openPage(), maya, errand);
    device.isOnline = true;
    await flush(openPage(), maya);
    await flush(openPage(), maya);
    expect([...disk.rows.values()].map(({ kind, outcome }) => [kind, outcome])).toEqual([
      ["check-in", { status: "refused", message: "Once a day." }],
    ]);
    expect(server.requests.length).toBe(3);
  });

  it("lets one kind wait while the server is in trouble with it, and sends the others", async () => {
    const server = createServer(({ path }) =>
      path === score.path ? { status: 503, body: { code: "unavailable" } } : { status: 201, body: {} },
    );
    const { disk, openPage } = createDevice(server);
    expect(await sendOrKeep(openPage(), maya, score)).toEqual({ state: "kept" });
    expect(await sendOrKeep(openPage(), maya, score)).toEqual({ state: "kept" });
    expect(await sendOrKeep(openPage(), maya, checkIn)).toMatchObject({ state: "sent" });
    expect([...disk.rows.values()].map(({ kind }) => kind)).toEqual(["drum-score", "drum-score"]);
  });

  it("waits on when signed out, and takes a public network's own page for no answer", async () => {
    const replies: Reply[] = [
      { status: 401, body: { code: "unauthorized", message: "Unauthorized" } },
      { status: 200, body: "<html>Please accept our terms</html>", type: "text/html" },
    ];
    const server = createServer(() => replies.shift() ?? { status: 201, body: {} });
    const { disk, openPage } = createDevice(server);
    const kept = () => [...disk.rows.values()].map((entry) => [isWaiting(entry), entry.needsSignIn]);
    await expect(sendOrKeep(openPage(), maya, checkIn)).rejects.toThrow("401");
    expect(kept()).toEqual([[true, true]]);
    await flush(openPage(), maya);
    expect(kept()).toEqual([[true, false]]);
    await flush(openPage(), maya);
    expect(disk.rows.size).toBe(0);
  });

  it("keeps an answer with help in it until it was seen", async () => {
    const support = { category: "self_harm", text: "You matter.", resources: [] };
    const server = createServer(() => ({ status: 200, body: { support } }));
    const { disk, device, openPage } = createDevice(server);
    expect(await sendOrKeep(openPage(), maya, step)).toEqual({ state: "sent", answer: { support } });
    device.isOnline = false;
    await sendOrKeep(openPage(), maya, step);
    device.isOnline = true;
    await flush(openPage(), maya);
    expect([...disk.rows.values()].map(({ outcome }) => outcome)).toEqual([{ status: "answered", support }]);
  });

  it("does not repeat what the server may have forgotten that it has", async () => {
    const server = createServer(() => "no network");
    const { disk, device, openPage } = createDevice(server);
    await sendOrKeep(openPage(), maya, score);
    device.nowMs += 24 * HOUR_MS;
    await flush(openPage(), maya);
    expect(server.requests.length).toBe(1);
    expect([...disk.rows.values()].map(({ outcome }) => outcome)).toEqual([{ status: "unsure" }]);
  });
});
