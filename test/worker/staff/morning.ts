import { expect } from "vitest";
import { emotionLogs, type schools } from "~/db/schema";
import type { MorningBoard } from "~/features/staff/morning/morning.schema";
import { addDays, toDayNumber } from "~/platform/calendar";
import { localDateOf } from "~/platform/clock";
import { createId } from "~/platform/ids";
import { testNow } from "../clock";
import { api, createTeacher, joinClass, signedInUser, testDb } from "../helpers";
import { createSchool } from "./school";

export const now = testNow();
const ZONE = "America/New_York";
export const today = localDateOf(now, ZONE);

/** A class of a verified school with so many students, each signed in. */
export async function createClass(size: number, school: Partial<typeof schools.$inferInsert> = {}) {
  const schoolId = await createSchool(school);
  const teacher = await createTeacher(schoolId);
  const students = await Promise.all(
    Array.from({ length: size }, (_, index) =>
      signedInUser({ schoolId, firstName: `Kid${index}`, grade: 4 + (index % 5) }),
    ),
  );
  for (const { user } of students) await joinClass(teacher.classroomId, user.id);
  return { schoolId, teacher, students };
}

export const boardOf = async (cookie: string, classroomId?: string): Promise<MorningBoard> => {
  const reply = await api(`/api/admin/morning-board${classroomId ? `?classroomId=${classroomId}` : ""}`, {
    cookie,
  });
  expect(reply.status).toBe(200);
  return reply.json();
};
export const feel = (cookie: string, emotion = "calm") => api("/api/emotions", { cookie, json: { emotion } });
export const ask = async (cookie: string, wantsToTalk = true) =>
  expect((await api("/api/check-in/today", { cookie, method: "PUT", json: { wantsToTalk } })).status).toBe(
    200,
  );
export const settle = (cookie: string, id: string, outcome: string) =>
  api(`/api/admin/needs-you/${id}`, { cookie, json: { outcome } });

/** The weekdays before today, newest first. */
export const schoolDays = (count: number): string[] => {
  const days: string[] = [];
  for (let date = addDays(today, -1); days.length < count; date = addDays(date, -1)) {
    const weekday = (toDayNumber(date) + 4) % 7;
    if (weekday > 0 && weekday < 6) days.push(date);
  }
  return days;
};

/** Past answers of a student, newest first; "-" is a day without one. */
export async function answerBefore(userId: string, emotions: string[]) {
  const days = schoolDays(emotions.length);
  const rows = emotions.flatMap((emotion, index) =>
    emotion === "-"
      ? []
      : {
          ...{ id: createId(), userId, emotion, intensity: 5, context: "daily_checkin" },
          ...{ localDate: days[index] ?? "", createdAt: new Date(`${days[index]}T13:00:00Z`) },
        },
  );
  for (let start = 0; start < rows.length; start += 10) {
    await testDb()
      .insert(emotionLogs)
      .values(rows.slice(start, start + 10));
  }
}

/** So many days with a feeling that is theirs now and then. */
export const usual = (days: number) =>
  Array.from({ length: days }, (_, index) => (index % 9 === 4 ? "sad" : "happy"));
