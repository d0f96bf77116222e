import { env } from "cloudflare:test";
import { eq } from "drizzle-orm";
import { beforeEach, describe, expect, it } from "vitest";
import { openDatabase } from "~/db/index.server";
import { auditLog, dataRequests, deletionReceipts } from "~/db/schema";
import { executeDeletions } from "~/features/privacy/index.server";
import { faultyDatabase } from "../faulty-database";
import { api, findUser, signedInUser, testDb } from "../helpers";
import { later } from "../safety/school";

const afterGrace = later(8 * 24 * 60);
const isDeletion = (queries: string[]) => queries.some((query) => /^delete from "?users"?/.test(query));

/** Somebody with a feeling and a game who has asked to be deleted. */
async function createLeaving() {
  const { user, cookie } = await signedInUser();
  await api("/api/emotions", { cookie, json: { emotion: "happy" } });
  const game = { gameMode: "beat_matching", score: 100, accuracy: 90, bpm: 120, duration: 30, streak: 4 };
  await api("/api/ai-drummer/sessions", { cookie, json: game });
  const { id } = await (await api("/api/privacy/data-deletion", { cookie, method: "POST" })).json<{
    id: string;
  }>();
  return { user, requestId: id };
}

const receiptsOf = (requestId: string) =>
  testDb().select().from(deletionReceipts).where(eq(deletionReceipts.requestId, requestId));
const deletedLines = async (userId: string) =>
  (await testDb().select().from(auditLog).where(eq(auditLog.subjectId, userId))).filter(
    ({ action }) => action === "account_deleted",
  ).length;

const RECEIPT = {
  users: 1,
  emotion_logs: 1,
  drum_sessions: 1,
  progress_events: 2,
  progress_days: 1,
  sessions: 1,
};

describe("a deletion that is cut off", () => {
  // The files of this project share one database: what others asked for is carried out first, so that one is due.
  beforeEach(() => executeDeletions(env as Env, testDb(), afterGrace));

  it("before its rows go leaves everything, no receipt, and is carried out at the next turn", async () => {
    const { user, requestId } = await createLeaving();
    const { database, fired } = faultyDatabase((queries) => (isDeletion(queries) ? "before" : null));
    expect(await executeDeletions(env as Env, openDatabase(database).db, afterGrace)).toBe(0);
    expect(fired()).toBe(1);
    expect(await findUser(user.id)).toBeDefined();
    expect(await receiptsOf(requestId)).toEqual([]);
    expect(await deletedLines(user.id)).toBe(0);
    const [request] = await testDb().select().from(dataRequests).where(eq(dataRequests.id, requestId));
    expect(request?.status).toBe("running");

    await executeDeletions(env as Env, testDb(), afterGrace);
    expect(await findUser(user.id)).toBeUndefined();
    expect(await receiptsOf(requestId)).toMatchObject([{ rowsByTable: RECEIPT }]);
    expect(await deletedLines(user.id)).toBe(1);
  });

  it("after its rows went has its receipt and its line, and nothing is done twice", async () => {
    const { user, requestId } = await createLeaving();
    const { database, fired } = faultyDatabase((queries) => (isDeletion(queries) ? "after" : null));
    await executeDeletions(env as Env, openDatabase(database).db, afterGrace);
    expect(fired()).toBe(1);
    expect(await findUser(user.id)).toBeUndefined();
    expect(await receiptsOf(requestId)).toMatchObject([{ rowsByTable: RECEIPT }]);

    await executeDeletions(env as Env, testDb(), afterGrace);
    expect(await receiptsOf(requestId)).toHaveLength(1);
    expect(await deletedLines(user.id)).toBe(1);
  });
});
