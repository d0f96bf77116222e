import { eq } from "drizzle-orm";
import { users } from "~/db/schema";
import { settleUnansweredConsent } from "~/features/consent/index.server";
import { ledgerOf } from "../consent/family";
import { rowsOf } from "../consent/rows";
import { createTeacher, findUser, joinClass, signedInUser, testDb } from "../helpers";
import { call } from "./sweep";
import { printedBadge } from "./sweep-accounts";
import { createInvitation, createOpenClass, membershipOf, newFamilyCode } from "./sweep-family";
import { DAY_MINUTES, duty, isOk, type Pair, type Send, times, unless } from "./sweep-pairs";
import {
  createFamily,
  createGrantedChild,
  createSchoolClass,
  createWaitingChild,
  jsonOf,
} from "./sweep-people";
import { createAskedChild, noticeOf } from "./sweep-staff";

const decisionsOf = async (childId: string) =>
  (await ledgerOf(childId)).map(({ decision }) => decision).join();

/** One answer was taken, and the ledger and the child's state say the same one. */
async function judgeOneDecision(childId: string, statuses: number[]) {
  const [decisions, status] = [await decisionsOf(childId), (await findUser(childId))?.coppaConsentStatus];
  return unless(
    statuses.filter(isOk).length === 1 && decisions === status,
    `${statuses}: ${decisions}, ${status}`,
  );
}

export const FAMILY_PAIRS: Record<string, () => Promise<Pair>> = {
  "consent: yes / no": async () => {
    const { child, token } = await createWaitingChild();
    const yes: Send = () => call(`/api/consent/${token}/grant`, { json: { isParent: true } });
    const no: Send = () => call(`/api/consent/${token}/decline`, { method: "POST" });
    return {
      sends: [yes, no, yes, no],
      judge: (statuses) => judgeOneDecision(child.id, statuses),
    };
  },
  "consent: parent's yes / send again": async () => {
    const { child, cookie, token } = await createWaitingChild();
    return {
      sends: [
        () => call(`/api/consent/${token}/grant`, { json: { isParent: true } }),
        () => call("/api/consent/resend", { cookie, json: {} }),
      ],
      judge: async ([yes]) => {
        const status = (await findUser(child.id))?.coppaConsentStatus;
        return unless(isOk(yes) === (status === "granted"), `${yes} but ${status}`);
      },
    };
  },
  "consent: parent's no / school's yes": async () => {
    const school = await createSchoolClass();
    const { child, token } = await createWaitingChild();
    await testDb().update(users).set({ schoolId: school.schoolId }).where(eq(users.id, child.id));
    const noticeVersion = await noticeOf(school);
    return {
      sends: [
        () => call(`/api/consent/${token}/decline`, { method: "POST" }),
        () =>
          call(`/api/admin/consents/${child.id}`, {
            cookie: school.admin.cookie,
            json: { grant: true, noticeVersion },
          }),
      ],
      judge: (statuses) => judgeOneDecision(child.id, statuses),
    };
  },
  "consent: school's yes / school's yes of another administrator": async () => {
    const school = await createSchoolClass();
    const other = await signedInUser({ userType: "admin", schoolId: school.schoolId });
    const child = await createAskedChild(school.schoolId);
    const noticeVersion = await noticeOf(school);
    const yes =
      (cookie: string): Send =>
      () =>
        call(`/api/admin/consents/${child.id}`, { cookie, json: { grant: true, noticeVersion } });
    return {
      sends: [yes(school.admin.cookie), yes(other.cookie)],
      judge: async () => unless((await decisionsOf(child.id)) === "granted", await decisionsOf(child.id)),
    };
  },
  "consent: taken back by link / by the parent's account": async () => {
    const { child, parent, revokeToken } = await createFamily();
    return {
      sends: [
        () => call(`/api/consent/${revokeToken}/revoke`, { method: "POST" }),
        () => call(`/api/parent/consent/${child.id}/revoke`, { method: "POST", cookie: parent.cookie }),
      ],
      judge: async () =>
        unless((await decisionsOf(child.id)) === "granted,revoked", await decisionsOf(child.id)),
    };
  },
  "consent: taken back / the child's own switch": async () => {
    const { child, cookie, revokeToken } = await createGrantedChild();
    const traded = await call("/api/consent/continue", { method: "POST", cookie });
    const own = traded.headers.get("set-cookie")?.split(";")[0] ?? "";
    return {
      sends: [
        () => call(`/api/consent/${revokeToken}/revoke`, { method: "POST" }),
        () =>
          call("/api/privacy/update", {
            method: "PUT",
            cookie: own,
            json: { ferpaEducationRecordsConsent: true },
          }),
      ],
      judge: async ([revoked]) => {
        const row = await findUser(child.id);
        return unless(
          isOk(revoked) && row?.coppaConsentStatus === "revoked" && !row.ferpaEducationRecordsConsent,
          `${row?.coppaConsentStatus}, records ${row?.ferpaEducationRecordsConsent}`,
        );
      },
    };
  },
  "consent: parent's yes / fourteen days are over": async () => {
    const { child, token } = await createWaitingChild();
    return {
      sends: [
        () => call(`/api/consent/${token}/grant`, { json: { isParent: true } }),
        duty(15 * DAY_MINUTES, settleUnansweredConsent),
      ],
      judge: async ([yes]) => {
        const row = await findUser(child.id);
        return unless(
          isOk(yes) === (row?.coppaConsentStatus === "granted"),
          `${yes}: ${row?.coppaConsentStatus}`,
        );
      },
    };
  },
  "age: two different birth dates": async () => {
    const { cookie, user } = await signedInUser({ dateOfBirth: null, registrationCompletedAt: null });
    const born =
      (year: number): Send =>
      () =>
        call("/api/auth/complete-registration", { cookie, json: { dateOfBirth: `${year}-03-04` } });
    const year = new Date().getUTCFullYear();
    return {
      sends: [born(year - 14), born(year - 16)],
      judge: async (statuses) => {
        const bound = (await findUser(user.id))?.dateOfBirth;
        const wanted = [`${year - 14}-03-04`, `${year - 16}-03-04`].filter((_, index) =>
          isOk(statuses[index]),
        );
        return unless(wanted.join() === bound, `${statuses}: ${bound}`);
      },
    };
  },
  "class: join by code / removed by the teacher": async () => {
    const { user, cookie } = await signedInUser();
    const { teacher, id, joinCode } = await createOpenClass();
    await joinClass(id, user.id, "invited");
    return {
      sends: [
        () => call("/api/classrooms/join", { cookie, json: { code: joinCode } }),
        () =>
          call(`/api/classrooms/${id}/members/${user.id}`, {
            method: "DELETE",
            cookie: teacher.cookie,
          }),
      ],
      judge: async ([, removed]) => {
        const status = (await membershipOf(id, user.id)).join();
        return unless(isOk(removed) && status === "removed", `${removed}: ${status}`);
      },
    };
  },
  "class: accept / decline an invitation": async () => {
    const { id, student, state } = await createInvitation();
    const decide =
      (accept: boolean): Send =>
      () =>
        call(`/api/invitations/${id}`, { cookie: student.cookie, json: { accept } });
    return {
      sends: [decide(true), decide(false)],
      judge: async (statuses) => {
        const wanted = isOk(statuses[0]) ? "active" : "declined";
        const status = (await state()).join();
        return unless(statuses.filter(isOk).length === 1 && status === wanted, `${statuses}: ${status}`);
      },
    };
  },
  "class: accept / removed by the teacher": async () => {
    const { id, student, teacher, state } = await createInvitation();
    const path = `/api/classrooms/${teacher.classroomId}/members/${student.user.id}`;
    return {
      sends: [
        () => call(`/api/invitations/${id}`, { cookie: student.cookie, json: { accept: true } }),
        () => call(path, { method: "DELETE", cookie: teacher.cookie }),
      ],
      judge: async ([, removed]) =>
        unless(isOk(removed) && (await state()).join() === "removed", (await state()).join()),
    };
  },
  "school: one teacher with two codes": async () => {
    const schools = [await createSchoolClass(), await createSchoolClass()];
    const teacher = await createTeacher(null);
    const codes = await Promise.all(
      schools.map(async ({ admin }) =>
        jsonOf<{ code: string }>(
          await call("/api/admin/teacher-codes", { method: "POST", cookie: admin.cookie }),
        ),
      ),
    );
    return {
      sends: codes.map(
        ({ code }) =>
          () =>
            call("/api/school/join", { cookie: teacher.cookie, json: { schoolCode: code } }),
      ),
      judge: async (statuses) => {
        const schoolId = (await findUser(teacher.user.id))?.schoolId;
        const entered = schools.find((_, index) => isOk(statuses[index]))?.schoolId;
        return unless(statuses.filter(isOk).length === 1 && entered === schoolId, `${statuses}`);
      },
    };
  },
  "family code: redeemed / printed anew": async () => {
    const school = await createSchoolClass();
    const code = await newFamilyCode(school);
    const parent = await signedInUser({ userType: "parent" });
    return {
      sends: [
        () => call("/api/parent/link", { cookie: parent.cookie, json: { code } }),
        () =>
          call("/api/family-codes", {
            cookie: school.teacher.cookie,
            json: { studentId: school.student.user.id },
          }),
      ],
      judge: async ([linked]) => {
        const links = (await rowsOf(parent.user.id)).family_links ?? 0;
        return unless(isOk(linked) === (links === 1), `${linked}: ${links} links`);
      },
    };
  },
  "badge: signed in with / void": async () => {
    const { token, person } = await printedBadge();
    return {
      sends: [
        ...times(4, () => call("/api/auth/badge", { json: { token } })),
        () =>
          call(`/api/classrooms/${person.classroomId}/badges/${person.young.id}`, {
            method: "DELETE",
            cookie: person.teacher.cookie,
          }),
      ],
      judge: async (statuses) => {
        const open = (await rowsOf(person.young.id)).sessions ?? 0;
        return unless(isOk(statuses[4]) && open === 0, `${statuses}: ${open} sessions`);
      },
    };
  },
};
