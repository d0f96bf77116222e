import { eq, sql } from "drizzle-orm";
import { describe, expect, it } from "vitest";
import { decide, decideIf, isBelow } from "~/db/decide.server";
import { drumLoops } from "~/db/schema";
import { createId } from "~/platform/ids";
import { testNow } from "../clock";
import { createTestUser, testDb } from "../helpers";

const loopOf = (userId: string) => ({
  id: createId(),
  userId,
  bpm: 90,
  bars: 1,
  hits: [],
  createdAt: testNow(),
});
const loopsOf = (userId: string) => testDb().select().from(drumLoops).where(eq(drumLoops.userId, userId));

describe("a decision (R3)", () => {
  it("writes everything when its conditions hold, and returns the statements' own results", async () => {
    const db = testDb();
    const { id } = await createTestUser();
    const row = loopOf(id);
    const otherwise = () => new Error("no");
    const [[stored], count] = await decide(
      db,
      [
        { holds: sql`1`, otherwise },
        { holds: sql`exists (select 1 from users where id = ${id})`, otherwise },
      ],
      [
        db.insert(drumLoops).values(row).returning(),
        db.select().from(drumLoops).where(eq(drumLoops.userId, id)),
      ],
    );
    expect(stored).toEqual(row);
    expect(count).toHaveLength(1);
  });

  it("writes nothing when one does not hold, and says which", async () => {
    const db = testDb();
    const { id } = await createTestUser();
    const run = decide(
      db,
      [
        { holds: sql`1`, otherwise: () => new Error("first") },
        {
          holds: sql`exists (select 1 from users where id = 'nobody')`,
          otherwise: () => new Error("second"),
        },
        { holds: sql`0`, otherwise: () => new Error("third") },
      ],
      [db.insert(drumLoops).values(loopOf(id))],
    );
    await expect(run).rejects.toThrow("second");
    expect(await loopsOf(id)).toEqual([]);
  });

  it("takes no value (null) for a no, and passes other errors on", async () => {
    const db = testDb();
    const { id } = await createTestUser();
    const row = loopOf(id);
    expect(await decideIf(db, sql`null`, [db.insert(drumLoops).values(row)])).toBeNull();
    await decideIf(db, sql`1`, [db.insert(drumLoops).values(row)]);
    await expect(decideIf(db, sql`1`, [db.insert(drumLoops).values(row)])).rejects.toThrow();
  });

  it("lets exactly as many of twenty at once through as the limit says", async () => {
    const db = testDb();
    const { id } = await createTestUser();
    const counted = sql`select count(*) from ${drumLoops} where ${drumLoops.userId} = ${id}`;
    const results = await Promise.all(
      Array.from({ length: 20 }, () =>
        decideIf(db, isBelow(counted, 3), [db.insert(drumLoops).values(loopOf(id))]),
      ),
    );
    expect(results.filter((result) => result !== null)).toHaveLength(3);
    expect(await loopsOf(id)).toHaveLength(3);
  });
});
