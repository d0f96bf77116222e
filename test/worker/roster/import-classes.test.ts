import { eq } from "drizzle-orm";
import { describe, expect, it } from "vitest";
import { classrooms, memberships, users } from "~/db/schema";
import { oneRosterFile, oneRosterZip } from "../../fixtures/one-roster";
import { createTeacher, createTestUser, testDb } from "../helpers";
import {
  address,
  bornYearsAgo,
  createSchool,
  csvOf,
  mailAbout,
  older,
  onlyStudent,
  reportOf,
  rosterOf,
  seatsOf,
  send,
} from "./roster";

describe("classes of a roster", () => {
  it("go to the teacher the file names, who must be a confirmed one of the school", async () => {
    const { admin, schoolId } = await createSchool();
    const email = address("dana");
    const line = older("1").replace("Room 12,,", `Room 12,${email},`);
    expect((await reportOf(await send(admin, csvOf(line)))).bad).toMatchObject([
      { line: 2, field: "teacher_email" },
    ]);
    const teacher = await createTestUser({ userType: "teacher", schoolId, email });
    expect((await send(admin, csvOf(line))).status, "not confirmed").toBe(422);
    await testDb().update(users).set({ emailVerifiedAt: new Date() }).where(eq(users.id, teacher.id));
    expect((await send(admin, csvOf(line))).status).toBe(201);
    const [room] = await testDb().select().from(classrooms).where(eq(classrooms.schoolId, schoolId));
    expect(room).toMatchObject({ teacherId: teacher.id, name: "Room 12" });
  });

  it("are led by the administrator until the file names a teacher, and found by name however it is written", async () => {
    const { admin, schoolId } = await createSchool();
    const first = older("1", { email: address("a") });
    await send(admin, csvOf(first));
    const email = address("dana");
    const teacher = await createTestUser({
      userType: "teacher",
      schoolId,
      email,
      emailVerifiedAt: new Date(),
    });
    await send(admin, csvOf(first.replace("Room 12,,", `"ROOM  12",${email},`)));
    const rooms = await testDb().select().from(classrooms).where(eq(classrooms.schoolId, schoolId));
    expect(rooms).toMatchObject([{ teacherId: teacher.id, name: "Room 12" }]);
  });

  it("must not be guessed between two of one name", async () => {
    const { admin, schoolId } = await createSchool();
    const [one, other] = [await createTeacher(schoolId), await createTeacher(schoolId)];
    await testDb().update(users).set({ emailVerifiedAt: new Date() }).where(eq(users.id, other.user.id));
    const line = older("1", { room: "A class" });
    expect((await reportOf(await send(admin, csvOf(line)))).bad).toMatchObject([
      { line: 2, field: "class_name" },
    ]);
    await send(admin, csvOf(line.replace("A class,,", `A class,${other.user.email},`)));
    const student = await onlyStudent(schoolId);
    const [seat] = await testDb().select().from(memberships).where(eq(memberships.studentId, student.id));
    expect(seat?.classroomId).toBe(other.classroomId);
    expect(seat?.classroomId).not.toBe(one.classroomId);
  });

  it("come from OneRoster with students, parents and teachers", async () => {
    const { admin, schoolId } = await createSchool();
    const [maya, dana] = [address("maya"), address("dana")];
    const users = oneRosterFile("users.csv")
      .replace("maya@school.example", maya)
      .replace("dana@school.example", dana)
      .replace("ana@family.example", address("ana"));
    const birthday = oneRosterFile("demographics.csv").replace("2018-04-05", bornYearsAgo(8));
    const zip = oneRosterZip({ "users.csv": users, "demographics.csv": birthday });
    const unknown = await reportOf(await send(admin, zip));
    expect(unknown).toMatchObject({ status: 422, rows: 2, bad: [{ line: 5, field: "users.email" }] });
    await createTestUser({ userType: "teacher", schoolId, email: dana, emailVerifiedAt: new Date() });
    for (let times = 0; times < 2; times += 1) {
      expect(await reportOf(await send(admin, zip))).toMatchObject({ status: 201, rows: 2, bad: [] });
    }
    const students = await rosterOf(schoolId);
    expect(students.map(({ rosterId }) => rosterId).sort()).toEqual(["s1", "s2"]);
    const leo = students.find(({ rosterId }) => rosterId === "s2");
    expect(leo?.coppaConsentStatus).toBe("pending");
    expect(await mailAbout(leo?.id ?? "")).toHaveLength(1);
    expect(await seatsOf(students.find(({ rosterId }) => rosterId === "s1")?.id ?? "")).toEqual([
      "Math (M-2): active",
      "Room 12: active",
    ]);
  });
});
