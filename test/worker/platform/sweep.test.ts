import { eq } from "drizzle-orm";
import { afterAll, describe, expect, it } from "vitest";
import { type Db, openDatabase } from "~/db/index.server";
import { drumLoops } from "~/db/schema";
import { METHODS } from "~/platform/api-route.server";
import { allApiRoutes } from "~/platform/api-routes.server";
import { createId } from "~/platform/ids";
import { signedInUser } from "../helpers";
import { atTheLine, publish, type Result, sweep, sweepKeyed } from "./sweep";
import { ACCOUNT_CASES } from "./sweep-accounts";
import { CLASS_CASES } from "./sweep-classes";
import { CREATION_CASES } from "./sweep-creations";
import { FAMILY_CASES } from "./sweep-family";
import { LEARNER_CASES } from "./sweep-learners";
import { SETTING_CASES } from "./sweep-settings";
import { STAFF_CASES } from "./sweep-staff";

const CASES = {
  ...ACCOUNT_CASES,
  ...LEARNER_CASES,
  ...CREATION_CASES,
  ...FAMILY_CASES,
  ...STAFF_CASES,
  ...SETTING_CASES,
  ...CLASS_CASES,
};

const writes = allApiRoutes().flatMap(({ path, endpoints }) =>
  METHODS.filter((method) => method !== "GET" && endpoints[method]).map((method) => `${method} ${path}`),
);

const results: Result[] = [];

describe("every write route, fired 20 times at the same moment", () => {
  afterAll(() => publish("sweep", "Every write route, fired 20 times at the same moment", results));

  it("has a case", () => {
    expect(Object.keys(CASES).sort()).toEqual([...writes].sort());
  });

  it.each(writes)("%s", async (route) => {
    const make = CASES[route];
    if (!make) throw new Error(`${route} has no case`);
    const result = await sweep(route, await make());
    results.push(result);
    expect(result.faults).toEqual([]);
  });

  it.each(writes)("%s, with one Idempotency-Key", async (route) => {
    const checked = await CASES[route]?.();
    if (!checked || checked.keyless) return;
    const result = await sweepKeyed(route, checked);
    results.push(result);
    expect(result.faults).toEqual([]);
  });

  it("would show a check and a write in two steps", async () => {
    const { user } = await signedInUser();
    const result = await sweep("a planted race", {
      promise: "at most one loop",
      send: () => atTheLine((database) => keepUnsafely(openDatabase(database).db, user.id)),
      answers: { 201: 1, 409: 19 },
      once: { drum_loops: 1 },
    });
    expect(result.faults).toEqual([
      "20 × 201, wanted 1",
      "0 × 409, wanted 19",
      "rows {drum_loops:20}, wanted {drum_loops:1}",
    ]);
  });
});

/** What no part of the product does: it looks first and writes afterwards. */
async function keepUnsafely(db: Db, userId: string): Promise<Response> {
  const kept = await db.select({ id: drumLoops.id }).from(drumLoops).where(eq(drumLoops.userId, userId));
  if (kept.length > 0) return new Response(null, { status: 409 });
  await db
    .insert(drumLoops)
    .values({ id: createId(), userId, bpm: 100, bars: 1, hits: [], createdAt: new Date() });
  return new Response(null, { status: 201 });
}
