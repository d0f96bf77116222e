import { familyLinks } from "~/db/schema";
import { createId } from "~/platform/ids";
import { createWaitingChild, lastTokenTo, mailTo } from "../consent/family";
import { createTeacher, createTestUser, joinClass, signedInUser, testDb } from "../helpers";
import { createSchool } from "../safety/school";
import { type Case, call } from "./sweep";

/** Who may need a body's words to be about them. */
export type Person = Awaited<ReturnType<typeof signedInUser>>;

/** A verified school with its administrator, a teacher's class, a student of 15 and a first-grader in it. */
export async function createSchoolClass() {
  const { schoolId, admin, student } = await createSchool();
  const teacher = await createTeacher(schoolId);
  const young = await createTestUser({
    schoolId,
    grade: 1,
    dateOfBirth: `${new Date().getUTCFullYear() - 7}-01-02`,
    coppaConsentStatus: "granted",
  });
  await joinClass(teacher.classroomId, student.user.id);
  await joinClass(teacher.classroomId, young.id);
  return { schoolId, admin, student, teacher, young, classroomId: teacher.classroomId };
}

export type SchoolClass = Awaited<ReturnType<typeof createSchoolClass>>;

/** A case in a school of its own. */
export const inSchool = (make: (school: SchoolClass) => Case | Promise<Case>) => async () =>
  make(await createSchoolClass());

/** A case of somebody new of 15: the usual one. */
export const byStudent = (make: (student: Person) => Case | Promise<Case>) => async () =>
  make(await signedInUser());

/** A child whose parent said yes by the mailed link, with the link that takes it back. */
export async function createGrantedChild() {
  const waiting = await createWaitingChild();
  await call(`/api/consent/${waiting.token}/grant`, { json: { isParent: true } });
  const [letter] = (await mailTo(waiting.parentEmail)).filter(({ kind }) => kind === "consent_confirmation");
  const revokeToken = /\/consent\/([\w-]+)/.exec(letter?.textBody ?? "")?.[1] ?? "";
  return { ...waiting, revokeToken };
}

/** The same child with a parent's account that is linked to it. */
export async function createFamily() {
  const family = await createGrantedChild();
  const parent = await signedInUser({
    userType: "parent",
    email: family.parentEmail,
    emailVerifiedAt: new Date(),
  });
  await testDb().insert(familyLinks).values({
    id: createId(),
    parentId: parent.user.id,
    childId: family.child.id,
    linkedBy: "consent",
    createdAt: new Date(),
  });
  return { ...family, parent };
}

export { createWaitingChild, lastTokenTo, mailTo };

/** The JSON of an answer that must be a success. */
export async function jsonOf<Body>(reply: Response): Promise<Body> {
  if (!reply.ok) throw new Error(`${reply.status} ${await reply.text()}`);
  return reply.json<Body>();
}
