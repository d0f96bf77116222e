import { and, eq } from "drizzle-orm";
import { describe, expect, it } from "vitest";
import { auditLog, classBadges, classrooms, memberships } from "~/db/schema";
import { api, createTeacher, findUser, joinClass, testDb } from "../helpers";
import {
  createSchool,
  csvOf,
  noticeOf,
  older,
  onlyStudent,
  reportOf,
  rosterOf,
  seatsOf,
  send,
  younger,
} from "./roster";

describe("a roster sent again", () => {
  it("doubles nothing, follows new names and moves, and keeps what it does not name", async () => {
    const { admin, schoolId } = await createSchool();
    const file = csvOf(older("1"), older("2"));
    await send(admin, file);
    const before = await rosterOf(schoolId);
    const repeated = await reportOf(await send(admin, file, "?counts=1"));
    expect(repeated).toMatchObject({ created: 0, changed: 0, unchanged: 2 });
    expect(await rosterOf(schoolId)).toEqual(before);

    const [student] = before.filter(({ rosterId }) => rosterId === "1");
    const moved = `1,Mía,Torres,,,,Room 14,,,,`;
    expect((await send(admin, csvOf(moved))).status).toBe(201);
    expect(await findUser(student?.id ?? "")).toMatchObject({
      ...{ firstName: "Mía", email: student?.email, grade: 9, dateOfBirth: "2011-03-14" },
    });
    expect(await seatsOf(student?.id ?? "")).toEqual(["Room 12: removed", "Room 14: active"]);
    await send(admin, csvOf(moved.replace("Room 14", "Room 12")));
    expect(await seatsOf(student?.id ?? "")).toEqual(["Room 12: active", "Room 14: removed"]);
    expect(await rosterOf(schoolId)).toHaveLength(2);
  });

  it("leaves classes that students joined by themselves", async () => {
    const { admin, schoolId } = await createSchool();
    const teacher = await createTeacher(schoolId);
    await send(admin, csvOf(older("1")));
    const student = await onlyStudent(schoolId);
    await joinClass(teacher.classroomId, student.id);
    await send(admin, csvOf("1,Maya,Torres,,,,Room 14,,,,"));
    expect(await seatsOf(student.id)).toEqual(["A class: active", "Room 12: removed", "Room 14: active"]);
  });

  it("leaves one set of students of 20 imports at once", async () => {
    const { admin, schoolId } = await createSchool();
    const file = csvOf(
      ...Array.from({ length: 30 }, (_, index) => older(`p${index}`, { room: `R${index % 3}` })),
    );
    const replies = await Promise.all(Array.from({ length: 20 }, () => send(admin, file)));
    expect(new Set(replies.map(({ status }) => status))).toEqual(new Set([201]));
    expect(await rosterOf(schoolId)).toHaveLength(30);
    const classes = await testDb().select().from(classrooms).where(eq(classrooms.schoolId, schoolId));
    expect(classes.map(({ name }) => name).sort()).toEqual(["R0", "R1", "R2"]);
    const lines = await testDb()
      .select()
      .from(auditLog)
      .where(and(eq(auditLog.actorId, admin.user.id), eq(auditLog.action, "roster_imported")));
    expect(lines).toHaveLength(1);
  });

  it("takes the printed badge along when a child changes class", async () => {
    const { admin, schoolId } = await createSchool();
    const query = `?statement=1&noticeVersion=${await noticeOf(admin)}`;
    await send(admin, csvOf(younger("1")), query);
    const student = await onlyStudent(schoolId);
    const [seat] = await testDb().select().from(memberships).where(eq(memberships.studentId, student.id));
    const print = async (classroomId: string) =>
      (await api(`/api/classrooms/${classroomId}/badges`, { method: "POST", cookie: admin.cookie })).json<
        { url: string }[]
      >();
    const [badge] = await print(seat?.classroomId ?? "");
    expect(badge?.url).toContain("/badge/");
    await send(admin, csvOf(younger("1", { room: "Room 4" })), query);
    const [held] = await testDb().select().from(classBadges).where(eq(classBadges.studentId, student.id));
    expect(held?.classroomId).not.toBe(seat?.classroomId);
    const token = badge?.url.split("/").at(-1);
    expect((await api("/api/auth/badge", { json: { token } })).status).toBe(200);
  });
});
