import { describe, expect, it } from "vitest";
import { progressDays, schools } from "~/db/schema";
import { addDays } from "~/platform/calendar";
import { localDateOf } from "~/platform/clock";
import { createId } from "~/platform/ids";
import { testNow } from "../clock";
import { api, createTestUser, signedInUser, testDb } from "../helpers";

type Week = { from: string; to: string; students: number | null; days: number | null; activities: number };

async function createSchool(students: number) {
  const schoolId = createId();
  await testDb()
    .insert(schools)
    .values({ id: schoolId, name: "Test School", isVerified: true, createdAt: testNow() });
  const admin = await signedInUser({ userType: "admin", schoolId, timeZone: "UTC" });
  const ids: string[] = [];
  for (let i = 0; i < students; i++) ids.push((await createTestUser({ schoolId })).id);
  return { admin, ids };
}

const active = (userId: string, localDate: string) =>
  testDb().insert(progressDays).values({ id: createId(), userId, localDate, points: 5, eventCount: 2 });
const read = async (cookie: string) => (await api("/api/admin/usage", { cookie })).json<Week[]>();

describe("/api/admin/usage", () => {
  it("counts twelve weeks from Monday to Sunday, newest first", async () => {
    const { admin, ids } = await createSchool(10);
    const [week] = await read(admin.cookie);
    if (!week) throw new Error("no week");
    expect(new Date(week.from).getUTCDay()).toBe(1);
    expect(week.to).toBe(addDays(week.from, 6));
    const today = localDateOf(testNow(), "UTC");
    expect(week.from <= today && today <= week.to).toBe(true);

    const lastSunday = addDays(week.from, -1);
    const oldest = addDays(week.from, -11 * 7);
    for (const id of ids) {
      await active(id, week.from);
      await active(id, lastSunday);
      await active(id, addDays(lastSunday, -6));
      await active(id, oldest);
      await active(id, addDays(oldest, -1));
    }
    const weeks = await read(admin.cookie);
    expect(weeks).toHaveLength(12);
    expect(weeks[0]).toMatchObject({ students: 10, days: 10, activities: 20 });
    expect(weeks[1]).toMatchObject({ to: lastSunday, students: 10, days: 20, activities: 40 });
    expect(weeks[2]).toMatchObject({ students: 0, days: 0, activities: 0 });
    expect(weeks[11]).toMatchObject({ from: oldest, students: 10, days: 10 });
  });

  it("says nothing over fewer than ten, nor about another school, and is for staff", async () => {
    const { admin, ids } = await createSchool(9);
    const { admin: stranger } = await createSchool(0);
    const [week] = await read(admin.cookie);
    for (const id of ids) await active(id, week?.from ?? "");
    expect((await read(admin.cookie))[0]).toMatchObject({ students: null, days: null, activities: null });
    expect((await read(stranger.cookie))[0]).toMatchObject({ students: 0 });
    const student = await signedInUser();
    expect((await api("/api/admin/usage", { cookie: student.cookie })).status).toBe(403);
  });
});
