import { env } from "cloudflare:test";
import { and, eq, gt, lt, type Placeholder, sql } from "drizzle-orm";
import { describe, expect, it, vi } from "vitest";
import { builtOnce, type Place } from "~/db/built-once.server";
import { openDatabase } from "~/db/index.server";
import { classrooms, users } from "~/db/schema";
import { DAY_MS } from "~/platform/durations";
import { testNow } from "../clock";
import { createTestUser } from "../helpers";

type Values = { id: string; name: string; now: Date };

/** The database, and each statement as it is asked with its values. */
function listen() {
  const asked: { text: string; values: unknown[] }[] = [];
  const session = env.DB.withSession("first-primary");
  const listening = {
    prepare(text: string) {
      const statement = session.prepare(text);
      const bind = statement.bind.bind(statement);
      return Object.assign(statement, {
        bind(...values: unknown[]) {
          asked.push({ text, values });
          return bind(...values);
        },
      });
    },
    batch: (statements: D1PreparedStatement[]) => session.batch(statements),
    getBookmark: () => session.getBookmark(),
  };
  const { db, meter } = openDatabase({ withSession: () => listening } as unknown as D1Database);
  return { db, meter, asked };
}

describe("statements that are built once", () => {
  it("answer each request with its own values, in one round trip as a batch does", async () => {
    const [one, two] = [await createTestUser(), await createTestUser()];
    const build = vi.fn(
      (db: Parameters<Parameters<typeof builtOnce>[0]>[0], place: Place<Values>) =>
        [
          db
            .select({ id: users.id, createdAt: users.createdAt, optOut: users.weeklyCardOptOut })
            .from(users)
            .where(eq(users.id, place("id"))),
          db
            .update(users)
            .set({ firstName: sql`${place("name")}` })
            .where(eq(users.id, place("id"))),
          db
            .select({ firstName: users.firstName })
            .from(users)
            .where(eq(users.id, place("id"))),
        ] as const,
    );
    const rename = builtOnce(build);
    for (const [user, name] of [
      [one, "Ana"],
      [two, "Béla"],
    ] as const) {
      const { db, meter } = openDatabase(env.DB);
      const [[before], , [after]] = await rename(db, { id: user.id, name, now: testNow() });
      expect(before).toEqual({ id: user.id, createdAt: user.createdAt, optOut: user.weeklyCardOptOut });
      expect(after).toEqual({ firstName: name });
      expect(meter.roundTrips).toBe(1);
    }
    expect(build).toHaveBeenCalledTimes(1);
  });

  it("send each value once, moments in milliseconds, and leave question marks in texts alone", async () => {
    const user = await createTestUser();
    const read = builtOnce((db, place: Place<Values>) => [
      db
        .select({ id: users.id, asked: sql<string>`'who''s ? "?"'`.as("asked") })
        .from(users)
        .where(
          and(
            eq(users.id, place("id")),
            sql`${place("id")} = ${users.id}`,
            lt(users.createdAt, place("now")),
            sql`${users.createdAt} < ${sql.param(place("now"), users.createdAt)}`,
            sql`${1} = ${1}`,
          ),
        ),
    ]);
    const { db, asked } = listen();
    const now = new Date(testNow().getTime() + DAY_MS);
    const [rows] = await read(db, { id: user.id, name: "", now });
    expect(rows).toEqual([{ id: user.id, asked: 'who\'s ? "?"' }]);
    expect(asked).toHaveLength(1);
    expect(asked[0]?.values).toEqual([user.id, now.getTime(), now.getTime(), 1]);
    expect(asked[0]?.text).toContain("?1 = ");
    expect(asked[0]?.text).toContain("?4 = ?4");
  });

  it("are read together with what else is asked for at that moment", async () => {
    const user = await createTestUser();
    const read = builtOnce((db, place: Place<{ id: string; since: Date }>) => [
      db
        .select({ id: classrooms.id })
        .from(classrooms)
        .where(and(eq(classrooms.teacherId, place("id")), gt(classrooms.createdAt, place("since")))),
    ]);
    const { db, meter } = openDatabase(env.DB);
    const [[rooms], byId] = await Promise.all([
      read(db, { id: user.id, since: new Date(0) }),
      db.select({ id: users.id }).from(users).where(eq(users.id, user.id)),
    ]);
    expect(rooms).toEqual([]);
    expect(byId).toEqual([{ id: user.id }]);
    expect(meter.roundTrips).toBe(1);
  });

  it("tell which value is missing", async () => {
    const read = builtOnce((db, place: Place<{ id: string }>) => [
      db
        .select({ id: users.id })
        .from(users)
        .where(eq(users.id, (place as (name: string) => Placeholder)("other"))),
    ]);
    await expect(read(openDatabase(env.DB).db, { id: "1" })).rejects.toThrow('"other"');
  });
});
