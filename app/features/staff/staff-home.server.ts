import { findCircleSeat, listClassrooms } from "~/features/classrooms/index.server";
import { findSettings } from "~/features/coach/index.server";
import { loadSchoolConsent } from "~/features/consent/index.server";
import { lessons } from "~/features/learning/index.server";
import {
  findTeacherFlagSetting,
  loadAlerts,
  loadContacts,
  loadTeacherFlags,
} from "~/features/safety/index.server";
import type { RequestContext, SignedIn } from "~/platform/context.server";
import { listCorrections } from "./corrections.server";
import { listModuleAudits, readClassRecords, readStudentProgress } from "./students.server";

const TABS = ["student-management", "progress-reports", "module-audits"] as const;
export type StaffTab = (typeof TABS)[number];

/** What the staff page shows; `?tab=` and `?student=` choose the open tab and student without a script. */
export async function loadStaffHome(context: RequestContext, staff: SignedIn) {
  const { user } = staff;
  const { db, clock, locale } = context;
  const tab = TABS.find((each) => each === context.url.searchParams.get("tab")) ?? TABS[0];
  const [
    records,
    audits,
    corrections,
    classes,
    seat,
    schoolConsent,
    safety,
    flags,
    flagSetting,
    contacts,
    coachSettings,
  ] = await Promise.all([
    readClassRecords(db, user, clock),
    listModuleAudits(db, user, locale),
    listCorrections(db, user),
    listClassrooms(db, user),
    findCircleSeat(db, user),
    loadSchoolConsent(context, user),
    loadAlerts(context, staff),
    loadTeacherFlags(context, staff),
    findTeacherFlagSetting(db, staff),
    loadContacts(db, staff),
    user.userType === "admin" && user.schoolId ? findSettings(db, staff) : null,
  ]);
  const asked = context.url.searchParams.get("student");
  const selectedId = records.students.some((student) => student.id === asked) ? asked : null;
  if (selectedId) await readStudentProgress(db, user, selectedId, clock);
  const lessonCards = lessons.map(({ id, title, description, category }) => ({
    id,
    category,
    title: title[locale],
    description: description[locale],
  }));
  // An admin sees the whole school's classes but leads the circle only of their own.
  const ledClasses =
    user.userType === "teacher" ? classes : classes.filter(({ id }) => id === seat?.classroomId);
  const isLonelyTeacher = user.userType === "teacher" && user.schoolId === null;
  // `schoolConsent` is there for a verified school's administrator only.
  const school = isLonelyTeacher ? ("can_join" as const) : schoolConsent ? ("can_invite" as const) : null;
  const needsProfile = user.userType === "teacher" && user.registrationCompletedAt === null;
  const lists = { tab, ...records, audits, corrections, classes, ledClasses };
  return {
    ...lists,
    selectedId,
    lessonCards,
    needsProfile,
    schoolConsent,
    school,
    safety,
    flags,
    flagSetting,
    contacts,
    coachSettings,
  };
}

export type StaffHomeData = Awaited<ReturnType<typeof loadStaffHome>>;
