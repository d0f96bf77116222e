import { and, eq } from "drizzle-orm";
import { describe, expect, it } from "vitest";
import { auditLog, checkInDays, emotionLogs, needsYouCards } from "~/db/schema";
import { api, createTeacher, signedInUser, testDb } from "../helpers";
import { ask, boardOf, createClass, feel } from "./morning";

describe("the look", () => {
  it("is noted once a quarter of an hour for each student, and the student sees it", async () => {
    const { teacher, students, schoolId } = await createClass(2);
    const [student, other] = students;
    if (!student || !other) throw new Error("unreachable");
    await feel(student.cookie);
    const looks = () =>
      testDb()
        .select()
        .from(auditLog)
        .where(and(eq(auditLog.actorId, teacher.user.id), eq(auditLog.action, "record_read")));
    const admin = await signedInUser({ userType: "admin", schoolId });
    await boardOf(admin.cookie);
    expect((await seenAt(student.user.id)).feeling, "an administrator is not the teacher").toBeNull();
    await boardOf(teacher.cookie);
    await boardOf(teacher.cookie);
    const noted = await looks();
    expect(noted.map(({ subjectId }) => subjectId).sort()).toEqual([student.user.id, other.user.id].sort());
    expect(noted[0]?.details).toEqual({ view: "morning_board", reason: "school_official" });
    const read = await api("/api/privacy/disclosures", { cookie: student.cookie });
    expect(await read.json()).toContainEqual(
      expect.objectContaining({ view: "morning_board", role: "teacher" }),
    );
    expect((await seenAt(student.user.id)).feeling).not.toBeNull();
    expect((await seenAt(other.user.id)).feeling).toBeUndefined();
  });

  it("of a wish to talk is a new one when the wish comes after it", async () => {
    const { teacher, students } = await createClass(1);
    const [student] = students;
    if (!student) throw new Error("unreachable");
    await api("/api/check-in/skip", { cookie: student.cookie, json: {} });
    await boardOf(teacher.cookie);
    expect((await seenAt(student.user.id)).day).not.toBeNull();
    await ask(student.cookie);
    expect((await seenAt(student.user.id)).day).toBeNull();
    await boardOf(teacher.cookie);
    expect((await seenAt(student.user.id)).day).not.toBeNull();
  });

  it("of somebody it is not for notes nothing", async () => {
    const { teacher, students } = await createClass(1);
    const student = students[0];
    if (!student) throw new Error("unreachable");
    await feel(student.cookie);
    await ask(student.cookie);
    const stranger = await createTeacher(null);
    await api(`/api/admin/morning-board?classroomId=${teacher.classroomId}`, { cookie: stranger.cookie });
    expect(await seenAt(student.user.id)).toEqual({ feeling: null, day: null });
    const cards = testDb().select().from(needsYouCards);
    expect(await cards.where(eq(needsYouCards.studentId, student.user.id))).toEqual([]);
    const looks = testDb().select().from(auditLog).where(eq(auditLog.actorId, stranger.user.id));
    expect((await looks).filter(({ action }) => action === "record_read")).toEqual([]);
  });
});

async function seenAt(userId: string) {
  const [log] = await testDb().select().from(emotionLogs).where(eq(emotionLogs.userId, userId));
  const [day] = await testDb().select().from(checkInDays).where(eq(checkInDays.userId, userId));
  return { feeling: log?.seenByStaffAt, day: day?.seenByStaffAt };
}
