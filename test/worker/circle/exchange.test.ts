import { describe, expect, it } from "vitest";
import { testNow } from "../clock";
import { api, signedInUser } from "../helpers";
import { createClass, openSocket, socketOf, TestSocket } from "./socket";

describe("POST /api/circle/exchange", () => {
  const exchange = (cookie: string, hits: object[] = [], sinceSeq = 0) =>
    api("/api/circle/exchange", { cookie, json: { sinceSeq, clientTimeMs: 1, hits } });

  it("lets a student on a blocked network play along, one exchange a loop", async () => {
    const { classroom, students, teacher } = await createClass(1);
    const lead = new TestSocket(socketOf(await openSocket(teacher.cookie)));
    lead.conduct({ action: "start", mode: "loop", bpm: 100 });
    lead.hit("kick", { step: 0 });
    await lead.settle();
    const cookie = students[0]?.cookie ?? "";
    const reply = await exchange(cookie, [{ padId: "tom2", timestamp: 1, bpm: 100, step: 6 }]);
    expect(reply.status).toBe(200);
    const room = await reply.json<{ lastSeq: number }>();
    expect(room).toMatchObject({
      classroomId: classroom.id,
      circle: { running: true },
      loop: [{ padId: "kick", step: 0 }],
      lastSeq: 2,
    });
    expect(await lead.next("presence")).toMatchObject({ joined: students[0]?.user.id });
    expect((await lead.next("drum_hits")).hits).toMatchObject([{ padId: "tom2", step: 6 }]);
    const later = await exchange(cookie, [], room.lastSeq);
    expect(await later.json()).toMatchObject({ loop: [] });
  });

  it("keeps the same rules as the socket", async () => {
    const { classroom } = await createClass(0);
    const stranger = await signedInUser();
    const path = `/api/circle/exchange?classroom=${classroom.id}`;
    const body = { sinceSeq: 0, clientTimeMs: 1, hits: [] };
    expect((await api(path, { cookie: stranger.cookie, json: body })).status).toBe(403);
    expect((await api(path, { json: body })).status).toBe(401);
    const bad = await exchange(stranger.cookie, [{ padId: "gong", timestamp: 1, bpm: 100 }]);
    expect(bad.status).toBe(400);
  });
});

describe("an attack through the exchange", () => {
  const hit = { padId: "kick", timestamp: 1, bpm: 100 };
  const flood = Array.from({ length: 256 }, () => hit);

  it("has the socket's allowance, over all ways a member comes in", async () => {
    const { students, teacher } = await createClass(1);
    const cookie = students[0]?.cookie ?? "";
    const lead = new TestSocket(socketOf(await openSocket(teacher.cookie)));
    const own = new TestSocket(socketOf(await openSocket(cookie)));
    await Promise.all([lead.settle(), own.settle()]);
    const startedAtMs = testNow().getTime();
    const replies = await Promise.all(
      Array.from({ length: 40 }, () =>
        api("/api/circle/exchange", { cookie, json: { sinceSeq: 0, clientTimeMs: 1, hits: flood } }),
      ),
    );
    for (let count = 0; count < 200; count++) own.hit("snare");
    await own.next("error", ({ code }) => code === "slow_down");
    const seconds = (testNow().getTime() - startedAtMs) / 1000;
    const bodies = await Promise.all(replies.map((reply) => reply.json<{ error?: { code: string } }>()));
    expect(bodies.some(({ error }) => error?.code === "slow_down")).toBe(true);
    const slowed = replies.filter(({ status }) => status === 429);
    for (const each of slowed) expect(each.headers.get("retry-after")).toBe("1");
    // The teacher's own message after the flood: everything before it has arrived.
    await lead.settle();
    const heard = lead.frames.flatMap((frame) => (frame.type === "drum_hits" ? frame.data.hits : []));
    expect(heard.length).toBeGreaterThan(50);
    expect(heard.length).toBeLessThanOrEqual(80 + 40 * seconds);
  });

  it("refuses types and fields the socket does not know", async () => {
    const { students } = await createClass(1);
    const cookie = students[0]?.cookie ?? "";
    for (const wrong of [
      { ...hit, padId: "gong" },
      { ...hit, bpm: 1000 },
      { ...hit, step: 64 },
      { type: "circle", data: { action: "stop" } },
    ]) {
      const json = { sinceSeq: 0, clientTimeMs: 1, hits: [wrong] };
      expect((await api("/api/circle/exchange", { cookie, json })).status).toBe(400);
    }
    const tooMany = { sinceSeq: 0, clientTimeMs: 1, hits: [...flood, hit] };
    expect((await api("/api/circle/exchange", { cookie, json: tooMany })).status).toBe(400);
  });
});
