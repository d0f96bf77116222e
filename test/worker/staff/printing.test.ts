import { describe, expect, it } from "vitest";
import { schools } from "~/db/schema";
import { findPrinting } from "~/features/staff/printing.server";
import { systemClock } from "~/platform/clock";
import { createId } from "~/platform/ids";
import { api, createTeacher, createTestUser, joinClass, testDb } from "../helpers";

async function createSchool(isVerified: boolean): Promise<string> {
  const id = createId();
  await testDb().insert(schools).values({ id, name: "Hill School", isVerified, createdAt: new Date() });
  return id;
}

/** A class with a student of the school, one of age and one of no school, and what its teacher's page offers. */
async function createOffer(schoolId: string | null) {
  const teacher = await createTeacher(schoolId);
  const year = new Date().getUTCFullYear();
  const own = await createTestUser({ schoolId });
  const grown = await createTestUser({ schoolId, dateOfBirth: `${year - 19}-01-01` });
  const foreign = await createTestUser();
  for (const { id } of [own, grown, foreign]) await joinClass(teacher.classroomId, id);
  const printing = await findPrinting(testDb(), teacher.user, { number: 1, size: 24 }, systemClock);
  /** Whether the routes behind the buttons let the teacher through. */
  const print = async (studentId: string) =>
    (await api("/api/family-codes", { cookie: teacher.cookie, json: { studentId } })).ok;
  const badges = async () =>
    (await api(`/api/classrooms/${teacher.classroomId}/badges`, { method: "POST", cookie: teacher.cookie }))
      .ok;
  return { printing, print, badges, own, grown, foreign };
}

describe("badges and family codes on the staff page", () => {
  it("are offered as the server allows them", async () => {
    const { printing, print, badges, own, grown, foreign } = await createOffer(await createSchool(true));
    expect(printing).toEqual({ refusal: null, codes: { [own.id]: "may", [grown.id]: "of_age" } });
    expect(await badges()).toBe(true);
    for (const { id } of [own, grown, foreign]) expect(await print(id)).toBe(printing.codes[id] === "may");
  });

  it.each([
    ["not_verified", false],
    ["no_school", null],
  ] as const)("are not offered, and the page says why: %s", async (refusal, isVerified) => {
    const schoolId = isVerified === null ? null : await createSchool(isVerified);
    const { printing, print, badges, own } = await createOffer(schoolId);
    expect(printing).toEqual({ refusal, codes: {} });
    expect(await badges()).toBe(false);
    expect(await print(own.id)).toBe(false);
  });
});
