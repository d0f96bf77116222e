import { and, eq } from "drizzle-orm";
import { describe, expect, it } from "vitest";
import { auditLog, classBadges, memberships } from "~/db/schema";
import { createId } from "~/platform/ids";
import { openSocket, socketOf, TestSocket } from "../circle/socket";
import { testNow } from "../clock";
import { api, createTeacher, joinClass, signedInUser, testDb } from "../helpers";
import { createSchool, createStaffedClass, nameStaff } from "./school";

const move = (cookie: string, fromId: string, studentId: string, toClassroomId: string) =>
  api(`/api/classrooms/${fromId}/moves`, { cookie, json: { studentId, toClassroomId } });
const seatsOf = async (studentId: string) =>
  Object.fromEntries(
    (await testDb().select().from(memberships).where(eq(memberships.studentId, studentId))).map(
      ({ classroomId, status }) => [classroomId, status],
    ),
  );

/** A class with a student, another class of the school, and an administrator. */
async function createTwoClasses() {
  const first = await createStaffedClass(1);
  const second = await createTeacher(first.schoolId);
  const admin = await signedInUser({ userType: "admin", schoolId: first.schoolId });
  const student = first.students[0];
  if (!student) throw new Error("unreachable");
  return { ...first, fromId: first.classroomId, toId: second.classroomId, second, admin, student };
}

describe("moving a student", () => {
  it("ends the one class's sight and socket, begins the other's, and takes the badge along", async () => {
    const { teacher, second, admin, student, fromId, toId } = await createTwoClasses();
    const badge = { id: createId(), studentId: student.user.id, createdBy: "x", createdAt: testNow() };
    await testDb()
      .insert(classBadges)
      .values({ ...badge, classroomId: fromId });
    const live = new TestSocket(socketOf(await openSocket(student.cookie)));
    await live.next("welcome");
    const moved = await move(admin.cookie, fromId, student.user.id, toId);
    expect(moved.status).toBe(200);
    expect(await moved.json()).toEqual({ className: "A class" });
    expect(await live.closed).toMatchObject({ code: 4403, reason: "left_class" });
    expect(await seatsOf(student.user.id)).toEqual({ [fromId]: "removed", [toId]: "active" });
    const sees = async ({ cookie }: { cookie: string }) =>
      (await (await api("/api/admin/students", { cookie })).json<{ id: string }[]>()).length;
    expect([await sees(teacher), await sees(second)]).toEqual([0, 1]);
    const welcome = await new TestSocket(socketOf(await openSocket(student.cookie))).next("welcome");
    expect(welcome.classroomId).toBe(toId);
    const badges = testDb().select().from(classBadges).where(eq(classBadges.studentId, student.user.id));
    expect(await badges).toMatchObject([{ classroomId: toId }]);
    const isAbout = and(eq(auditLog.subjectId, student.user.id), eq(auditLog.action, "student_moved"));
    expect(await testDb().select().from(auditLog).where(isAbout)).toMatchObject([
      { actorId: admin.user.id, details: { from: fromId, to: toId } },
    ]);
    expect((await move(admin.cookie, toId, student.user.id, fromId)).status, "and back").toBe(200);
    expect(await seatsOf(student.user.id)).toEqual({ [fromId]: "active", [toId]: "removed" });
  });

  it("needs a right in both classes, of one verified school", async () => {
    const { teacher, second, student, fromId, toId, schoolId } = await createTwoClasses();
    const otherAdmin = await signedInUser({ userType: "admin", schoolId: await createSchool() });
    const elsewhere = await createTeacher(await createSchool());
    const tries = [
      await move(teacher.cookie, fromId, student.user.id, toId),
      await move(second.cookie, fromId, student.user.id, toId),
      await move(otherAdmin.cookie, fromId, student.user.id, toId),
      await move(teacher.cookie, fromId, student.user.id, elsewhere.classroomId),
    ];
    for (const refused of tries) {
      expect(refused.status).toBe(404);
      const missing = await move(teacher.cookie, createId(), student.user.id, toId);
      expect(await refused.json()).toEqual(await missing.json());
    }
    const { cookie } = await signedInUser({ schoolId });
    expect((await move(cookie, fromId, student.user.id, toId)).status).toBe(403);
    expect(await seatsOf(student.user.id)).toEqual({ [fromId]: "active" });
  });

  it("is a co-teacher's, too, between classes they teach", async () => {
    const { teacher, colleague, student, fromId } = await createTwoClasses();
    expect((await move(colleague.cookie, fromId, student.user.id, colleague.classroomId)).status).toBe(404);
    await nameStaff(teacher.cookie, fromId, colleague.user);
    expect((await move(colleague.cookie, fromId, student.user.id, colleague.classroomId)).status).toBe(200);
    expect(await seatsOf(student.user.id)).toMatchObject({ [colleague.classroomId]: "active" });
  });

  it("leaves who is invited, gone, or another school's where they are", async () => {
    const { admin, fromId, toId, student } = await createTwoClasses();
    const [invited, gone, foreign] = await Promise.all([signedInUser(), signedInUser(), signedInUser()]);
    await joinClass(fromId, invited.user.id, "invited");
    await joinClass(fromId, gone.user.id, "removed");
    await joinClass(fromId, foreign.user.id);
    for (const { user } of [invited, gone])
      expect((await move(admin.cookie, fromId, user.id, toId)).status).toBe(404);
    expect((await move(admin.cookie, fromId, foreign.user.id, toId)).status).toBe(422);
    expect((await move(admin.cookie, fromId, student.user.id, fromId)).status).toBe(422);
    const path = `/api/classrooms/${fromId}/moves`;
    for (const json of [{}, { studentId: student.user.id }, { studentId: "", toClassroomId: toId }])
      expect((await api(path, { cookie: admin.cookie, json })).status).toBe(400);
    expect(await seatsOf(foreign.user.id)).toEqual({ [fromId]: "active" });
  });

  it("goes to one class only, sent to two at the same moment", async () => {
    const { admin, student, fromId, toId, colleague } = await createTwoClasses();
    const replies = await Promise.all(
      Array.from({ length: 20 }, (_, index) =>
        move(admin.cookie, fromId, student.user.id, index % 2 ? toId : colleague.classroomId),
      ),
    );
    const statuses = replies.map(({ status }) => status).sort();
    expect(statuses).toEqual([200, ...Array.from({ length: 19 }, () => 404)]);
    const active = Object.values(await seatsOf(student.user.id)).filter((status) => status === "active");
    expect(active).toHaveLength(1);
  });
});
