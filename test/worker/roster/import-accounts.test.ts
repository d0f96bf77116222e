import { eq } from "drizzle-orm";
import { describe, expect, it } from "vitest";
import { users } from "~/db/schema";
import { api, createTeacher, createTestUser, findUser, testDb } from "../helpers";
import {
  address,
  createSchool,
  csvOf,
  noticeOf,
  older,
  onlyStudent,
  reportOf,
  seatsOf,
  send,
  younger,
} from "./roster";

describe("a roster and accounts that exist", () => {
  it("adopts the school's own student by address, and nobody else's", async () => {
    const { admin, schoolId, student } = await createSchool();
    const foreign = await createSchool();
    const loner = await createTestUser();
    const teacher = await createTeacher(schoolId);
    const line = (id: string, email: string) => older(id, { email, born: student.user.dateOfBirth ?? "" });
    expect((await send(admin, csvOf(line("1", student.user.email)))).status).toBe(201);
    expect(await findUser(student.user.id)).toMatchObject({ rosterId: "1", firstName: "Maya" });
    for (const { email } of [foreign.student.user, loner, teacher.user, student.user]) {
      const reply = await reportOf(await send(admin, csvOf(line("2", email))));
      expect(reply).toMatchObject({ status: 422, bad: [{ line: 2, field: "email" }] });
    }
    expect(await findUser(loner.id)).toMatchObject({ schoolId: null, rosterId: null });
    expect(await findUser(foreign.student.user.id)).toMatchObject({ rosterId: null, firstName: "Test" });
  });

  it("keeps two schools' numbers apart", async () => {
    const [one, other] = [await createSchool(), await createSchool()];
    for (const { admin } of [one, other]) expect((await send(admin, csvOf(older("1")))).status).toBe(201);
    expect((await onlyStudent(one.schoolId)).id).not.toBe((await onlyStudent(other.schoolId)).id);
  });

  it("never takes another school's student for its own, whatever their number", async () => {
    const [one, other] = [await createSchool(), await createSchool()];
    const line = older("1");
    await send(one.admin, csvOf(line));
    const before = await onlyStudent(one.schoolId);
    const reply = await reportOf(await send(other.admin, csvOf(line)));
    expect(reply).toMatchObject({ status: 422, bad: [{ line: 2, field: "email" }] });
    expect(await findUser(before.id)).toEqual(before);
    expect(await seatsOf(before.id)).toEqual(["Room 12: active"]);
  });

  it("changes no birth date, and no address somebody signs in with", async () => {
    const { admin, schoolId } = await createSchool();
    await send(admin, csvOf(older("1")));
    const student = await onlyStudent(schoolId);
    const refused = await reportOf(
      await send(admin, csvOf(older("1", { born: "2010-03-14", email: student.email }))),
    );
    expect(refused.bad).toMatchObject([{ line: 2, field: "birth_date" }]);
    const fresh = address("fresh");
    expect((await send(admin, csvOf(older("1", { email: fresh })))).status, "never signed in").toBe(201);
    expect((await findUser(student.id))?.email).toBe(fresh);
    await testDb().update(users).set({ passwordHash: "x" }).where(eq(users.id, student.id));
    const taken = await reportOf(await send(admin, csvOf(older("1", { email: address("other") }))));
    expect(taken.bad).toMatchObject([{ line: 2, field: "email" }]);
  });

  it("asks for an address from grade 4 on, and shows nobody a stand-in", async () => {
    const { admin, schoolId } = await createSchool();
    const refused = await reportOf(await send(admin, csvOf(older("1", { email: "" }))));
    expect(refused.bad).toMatchObject([{ line: 2, field: "email" }]);
    await send(admin, csvOf(younger("2")), `?statement=1&noticeVersion=${await noticeOf(admin)}`);
    const listed = await (await api("/api/admin/students", { cookie: admin.cookie })).json<
      { id: string; email: string }[]
    >();
    const student = await onlyStudent(schoolId);
    expect(listed.find(({ id }) => id === student.id)).toMatchObject({ email: "" });
  });
});
