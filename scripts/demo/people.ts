import type { Db } from "~/db/index.server";
import { classrooms, consentRequests, memberships, schools, users } from "~/db/schema";
import { JOIN_CODE_LENGTH } from "~/features/classrooms/join-code";
import { linkStatement } from "~/features/consent/decide.server";
import { requestConsentStatements } from "~/features/consent/index.server";
import { ledgerStatement, noticeVersion } from "~/features/consent/ledger.server";
import { ANSWER_WITHIN_MS } from "~/features/consent/request.server";
import { hashPassword } from "~/features/identity/index.server";
import { addDays } from "~/platform/calendar";
import { momentOn, yearsBefore } from "~/platform/calendar.server";
import { localDateOf } from "~/platform/clock";
import { createToken, sha256Hex } from "~/platform/hash.server";
import { createId } from "~/platform/ids";
import { createReadableCode } from "~/platform/readable-code";
import { CLASSMATES } from "./classmates";

export const DEMO_PASSWORD = "Beats2026!";
const SINCE_DAYS = 40;
const TIME_ZONE = "America/New_York";

export type DemoStudent = { id: string; username: string; timeZone: string };

/** The demo school's six known accounts, its class, Leo's granted consent and Noor's pending one. */
export async function seedPeople(db: Db, now: Date, origin: string) {
  const today = localDateOf(now, TIME_ZONE);
  const since = momentOn(addDays(today, -SINCE_DAYS), "10:00", TIME_ZONE);
  const schoolId = createId();
  const passwordHash = await hashPassword(DEMO_PASSWORD);
  const { admin, teacher, parent, maya, leo, noor, classmates } = demoPeople({
    schoolId,
    passwordHash,
    today,
    since,
  });
  const members = [maya, leo, ...classmates];

  const classroomId = createId();
  const noorRequest = await requestConsentStatements({ db, clock: () => now, origin }, noor, {
    parentName: "Amira Haddad",
    parentEmail: "amira@demo.school",
    relationship: "Mother",
  });

  await db.batch([
    db
      .insert(schools)
      .values({ id: schoolId, name: "Demo School", isVerified: true, state: "NY", createdAt: since }),
    ...[admin, teacher, parent, noor, ...members].map((each) => db.insert(users).values(each)),
    db.insert(classrooms).values({
      id: classroomId,
      teacherId: teacher.id,
      schoolId,
      name: "Ms. Ray's class",
      joinCode: createReadableCode(JOIN_CODE_LENGTH),
      createdAt: since,
    }),
    ...members.map((student) =>
      db.insert(memberships).values({
        id: createId(),
        classroomId,
        studentId: student.id,
        status: "active",
        createdAt: since,
        decidedAt: since,
      }),
    ),
    ...(await grantStatements(db, leo.id, since)),
    linkStatement(db, parent.id, leo.id, "consent", since),
    ...noorRequest.statements,
  ]);
  return members;
}

/** The request of Leo's mother and her yes in the ledger. */
async function grantStatements(db: Db, childId: string, since: Date) {
  const requestId = createId();
  const request = db.insert(consentRequests).values({
    id: requestId,
    childId,
    parentName: "Sofia Park",
    parentEmail: "parent@demo.school",
    relationship: "Mother",
    tokenHash: await sha256Hex(createToken()),
    status: "granted",
    createdAt: since,
    lastSentAt: since,
    expiresAt: new Date(since.getTime() + ANSWER_WITHIN_MS),
    decidedAt: since,
  });
  const decision = ledgerStatement(
    db,
    {
      childId,
      requestId,
      decision: "granted",
      method: "email_plus",
      decidedBy: `request:${requestId}`,
      choices: {
        ferpaConsent: true,
        dataRetentionConsent: false,
        externalModelAskedFor: false,
        externalModelConsent: false,
      },
    },
    await noticeVersion(),
    since,
  );
  return [request, decision] as const;
}

type Origins = { schoolId: string; passwordHash: string; today: string; since: Date };

/** Makes the row of an account of the school. */
const personOf =
  ({ schoolId, passwordHash, since }: Omit<Origins, "today">) =>
  (
    name: string,
    firstName: string,
    lastName: string,
    values: Pick<typeof users.$inferInsert, "userType"> & Partial<typeof users.$inferInsert>,
  ) => ({
    id: createId(),
    email: `${name}@demo.school`,
    username: name,
    firstName,
    lastName,
    passwordHash,
    emailVerifiedAt: since,
    registrationCompletedAt: since,
    schoolId,
    createdAt: since,
    updatedAt: since,
    ...values,
    timeZone: TIME_ZONE,
  });

/** The accounts, as rows; only the six known ones have a password. */
function demoPeople({ schoolId, passwordHash, today, since }: Origins) {
  const person = personOf({ schoolId, passwordHash, since });
  /** A birthday half a year ago, so that the age does not change soon. */
  const bornYearsAgo = (years: number) => yearsBefore(addDays(today, -180), years);

  const staff = { ferpaEducationRecordsConsent: true };
  const admin = person("admin", "Grace", "Okafor", { userType: "admin", ...staff });
  const teacher = person("teacher", "Dana", "Ray", {
    userType: "teacher",
    institutionName: "Demo School",
    ...staff,
  });
  const parent = person("parent", "Sofia", "Park", {
    userType: "parent",
    childName: "Leo Park",
    childSchool: "Demo School",
    schoolId: null,
    ...staff,
  });
  const maya = person("maya", "Maya", "Torres", {
    userType: "student",
    grade: 9,
    dateOfBirth: bornYearsAgo(14),
  });
  const leo = person("leo", "Leo", "Park", {
    userType: "student",
    grade: 4,
    dateOfBirth: bornYearsAgo(9),
    coppaConsentStatus: "granted",
    coppaConsentBy: "parent@demo.school",
    ferpaEducationRecordsConsent: true,
  });
  const noor = person("noor", "Noor", "Haddad", {
    userType: "student",
    grade: 3,
    dateOfBirth: bornYearsAgo(8),
    coppaConsentStatus: "pending",
  });

  const classmates = CLASSMATES.map(({ username, firstName, lastName, ageYears }) =>
    person(username, firstName, lastName, {
      userType: "student",
      grade: 9,
      dateOfBirth: bornYearsAgo(ageYears),
      passwordHash: null,
    }),
  );
  return { admin, teacher, parent, maya, leo, noor, classmates };
}
