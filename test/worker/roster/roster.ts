import { and, eq } from "drizzle-orm";
import { classrooms, memberships, outbox, users } from "~/db/schema";
import { createId } from "~/platform/ids";
import { testNow } from "../clock";
import { type ApiInit, api, testDb } from "../helpers";
import { createSchool } from "../safety/school";

export const HEADER =
  "student_id,first_name,last_name,email,grade,birth_date,class_name,teacher_email,parent_name,parent_email,parent_language";
export const csvOf = (...lines: string[]): string => [HEADER, ...lines].join("\n");

/** An address that no other test has. */
export const address = (name: string): string => `${name}-${createId()}@school.example`;

/** A line of a student of 15 with an address. */
export const older = (
  id: string,
  { name = "Maya", room = "Room 12", email = address(id), born = "2011-03-14" } = {},
) => `${id},${name},Torres,${email},9,${born},${room},,,,`;
/** A line of a child of about 8 without an address. */
export const younger = (id: string, { room = "Room 3", parent = "", language = "", name = "Leo" } = {}) =>
  `${id},${name},Park,,2,${bornYearsAgo(8)},${room},,${parent ? "Ana Park" : ""},${parent},${language}`;

export const bornYearsAgo = (years: number): string => `${testNow().getUTCFullYear() - years}-01-02`;

export { createSchool };

type Admin = { cookie: string };

export const send = (admin: Admin, file: string | Uint8Array, query = "", init: ApiInit = {}) =>
  api(`/api/admin/roster${query}`, {
    cookie: admin.cookie,
    body: typeof file === "string" ? file : (file as Uint8Array<ArrayBuffer>),
    ...init,
    headers: { "content-type": typeof file === "string" ? "text/csv" : "application/zip", ...init.headers },
  });

export type Report = {
  rows: number;
  bad: { line: number; field: string; message: string }[];
  created?: number;
  changed?: number;
  unchanged?: number;
};
export const reportOf = async (reply: Response) => ({
  status: reply.status,
  ...(await reply.json<Report>()),
});

export const studentsOf = (schoolId: string) =>
  testDb()
    .select()
    .from(users)
    .where(and(eq(users.schoolId, schoolId), eq(users.userType, "student")));

export const rosterOf = async (schoolId: string) =>
  (await studentsOf(schoolId)).filter(({ rosterId }) => rosterId !== null);

/** `name: status` of the classes somebody is or was in. */
export const seatsOf = async (studentId: string) =>
  (
    await testDb()
      .select({ name: classrooms.name, status: memberships.status })
      .from(memberships)
      .innerJoin(classrooms, eq(classrooms.id, memberships.classroomId))
      .where(eq(memberships.studentId, studentId))
      .orderBy(classrooms.name)
  ).map(({ name, status }) => `${name}: ${status}`);

export const mailAbout = (studentId: string) =>
  testDb().select().from(outbox).where(eq(outbox.userId, studentId)).orderBy(outbox.kind);

export const noticeOf = async (admin: Admin): Promise<string> => {
  const reply = await api("/api/admin/consents", { cookie: admin.cookie });
  return (await reply.json<{ noticeVersion: string }>()).noticeVersion;
};

/** The one student a school has from its roster. */
export const onlyStudent = async (schoolId: string) => {
  const [student, ...more] = await rosterOf(schoolId);
  if (!student || more.length > 0) throw new Error("not one student");
  return student;
};
