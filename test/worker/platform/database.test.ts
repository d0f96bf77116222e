import { env } from "cloudflare:test";
import { eq } from "drizzle-orm";
import { describe, expect, it } from "vitest";
import { openDatabase } from "~/db/index.server";
import { classrooms, sessions, users } from "~/db/schema";
import { createTestUser } from "../helpers";

describe("database", () => {
  it("sends reads asked for together in one round trip", async () => {
    const user = await createTestUser();
    const { db, meter } = openDatabase(env.DB);
    const [byId, byEmail, rooms] = await Promise.all([
      db.select().from(users).where(eq(users.id, user.id)),
      db.select({ id: users.id }).from(users).where(eq(users.email, user.email)),
      db.select().from(classrooms).where(eq(classrooms.teacherId, user.id)),
    ]);
    expect(byId[0]?.email).toBe(user.email);
    expect(byEmail).toEqual([{ id: user.id }]);
    expect(rooms).toEqual([]);
    expect(meter.roundTrips).toBe(1);
    expect(meter.queries).toBe(3);
  });

  it("joins a batch of reads to the other reads of its moment, and sends a batch that writes alone", async () => {
    const user = await createTestUser();
    const { db, meter } = openDatabase(env.DB);
    const byId = db.select().from(users).where(eq(users.id, user.id));
    const rooms = db.select().from(classrooms).where(eq(classrooms.teacherId, user.id));
    const [alone, together] = await Promise.all([byId, db.batch([byId, rooms])]);
    expect(alone[0]?.id).toBe(user.id);
    expect(together[0][0]?.email).toBe(user.email);
    expect(together[1]).toEqual([]);
    expect(meter.roundTrips).toBe(1);
    const rename = db.update(users).set({ firstName: "Ana" }).where(eq(users.id, user.id)).returning();
    const [renamed, [again]] = await Promise.all([db.batch([rename, byId]), byId]);
    expect(renamed[1][0]?.firstName).toBe("Ana");
    expect(again?.id).toBe(user.id);
    expect(meter.roundTrips).toBe(3);
  });

  it("refuses a select that returns one name twice, which a batch would mix up silently", async () => {
    const { db } = openDatabase(env.DB);
    const query = db
      .select({ session: sessions.id, user: users.id })
      .from(sessions)
      .innerJoin(users, eq(users.id, sessions.userId));
    // Drizzle wraps what the driver throws and keeps it as the cause.
    const error = await query.then(
      () => null,
      (reason: unknown) => reason,
    );
    expect(String(error) + String((error as Error | null)?.cause)).toContain(
      'two result columns are called "id"',
    );
  });
});
