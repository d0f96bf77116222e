import { describe, expect, it } from "vitest";
import { api, signedInUser } from "../helpers";

const LOOPS = "/api/ai-drummer/loops";
const loop = (values: Record<string, unknown> = {}) => ({
  bpm: 96,
  bars: 2,
  hits: [
    { padId: "kick", step: 0, velocity: 0.9 },
    { padId: "snare", step: 20, velocity: 0.7 },
  ],
  ...values,
});

describe(LOOPS, () => {
  it("keeps, lists, reads and deletes the owner's loops", async () => {
    const { cookie } = await signedInUser();
    const kept = await api(LOOPS, { cookie, json: loop() });
    expect(kept.status).toBe(201);
    const saved = await kept.json<{ id: string }>();
    expect(saved).toMatchObject(loop());
    expect(await (await api(LOOPS, { cookie })).json()).toEqual([saved]);
    expect(await (await api(`${LOOPS}/${saved.id}`, { cookie })).json()).toEqual(saved);
    const gone = await api(`${LOOPS}/${saved.id}`, { cookie, method: "DELETE" });
    expect(gone.status).toBe(204);
    expect(await (await api(LOOPS, { cookie })).json()).toEqual([]);
  });

  it("answers a foreign loop as it answers one that does not exist", async () => {
    const [owner, other] = [await signedInUser(), await signedInUser()];
    const { id } = await (await api(LOOPS, { cookie: owner.cookie, json: loop() })).json<{ id: string }>();
    for (const method of ["GET", "DELETE"]) {
      const foreign = await api(`${LOOPS}/${id}`, { cookie: other.cookie, method });
      const missing = await api(`${LOOPS}/no-such-loop`, { cookie: other.cookie, method });
      expect([foreign.status, missing.status]).toEqual([404, 404]);
      expect(await foreign.json()).toEqual(await missing.json());
    }
    expect(await (await api(LOOPS, { cookie: owner.cookie })).json()).toHaveLength(1);
  });

  it.each([
    ["no hits", loop({ hits: [] })],
    ["three bars", loop({ bars: 3 })],
    ["an unknown pad", loop({ hits: [{ padId: "cowbell", step: 0, velocity: 1 }] })],
    ["a hit after the end", loop({ bars: 1, hits: [{ padId: "kick", step: 16, velocity: 1 }] })],
    ["a hit too loud", loop({ hits: [{ padId: "kick", step: 0, velocity: 1.1 }] })],
    [
      "257 hits",
      loop({ hits: Array.from({ length: 257 }, () => ({ padId: "kick", step: 0, velocity: 1 })) }),
    ],
  ])("refuses a loop with %s", async (_name, json) => {
    const { cookie } = await signedInUser();
    const reply = await api(LOOPS, { cookie, json });
    expect(reply.status).toBe(400);
    expect(await (await api(LOOPS, { cookie })).json()).toEqual([]);
  });

  it("keeps fifty and refuses the next with a plain sentence", async () => {
    const { cookie } = await signedInUser();
    for (let i = 0; i < 50; i++) await api(LOOPS, { cookie, json: loop() });
    const reply = await api(LOOPS, { cookie, json: loop() });
    expect(reply.status).toBe(422);
    expect(await reply.json()).toMatchObject({ code: "refused", message: expect.stringContaining("50") });
  });

  it("is closed to visitors", async () => {
    expect((await api(LOOPS)).status).toBe(401);
    expect((await api(LOOPS, { json: loop() })).status).toBe(401);
  });
});
