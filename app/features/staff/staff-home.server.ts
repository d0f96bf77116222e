import { findCheckInSetting } from "~/features/check-in/index.server";
import { findCircleSeat, listClassrooms } from "~/features/classrooms/index.server";
import { findSettings } from "~/features/coach/index.server";
import { loadSchoolConsent } from "~/features/consent/index.server";
import { loadOwn } from "~/features/dashboard/index.server";
import { lessons } from "~/features/learning/index.server";
import {
  findTeacherFlagSetting,
  loadAlerts,
  loadContacts,
  loadTeacherFlags,
} from "~/features/safety/index.server";
import { allKeyed } from "~/platform/all-keyed";
import type { RequestContext, SignedIn, UserRow } from "~/platform/context.server";
import { isAppError } from "~/platform/errors";
import { inLanguage } from "~/platform/languages";
import { pageWish } from "~/platform/paging";
import { loadClassList } from "./class-list.server";
import { readCorrections } from "./corrections.server";
import { listModuleAudits } from "./figures.server";
import { findLostMail } from "./lost-mail.server";
import { openMorningBoard } from "./morning/board.server";
import type { BoardView } from "./morning/board-view";
import { findPrinting } from "./printing.server";
import { loadRosterRoom } from "./roster-room.server";
import { findStudentRecord, readClassRecords, STUDENTS_A_PAGE } from "./students.server";
import { listTechnicalAdmins } from "./technical-admins.server";

const TABS = ["student-management", "progress-reports", "module-audits"] as const;
export type StaffTab = (typeof TABS)[number];

const CORRECTIONS_A_PAGE = 10;
const CLASSES_A_PAGE = 12;
const LONGEST_FIND = 80;

/**
 * What the staff page shows; `?tab=` and `?student=` choose the open tab and student without a script, `?find=` whom
 * to look for. Every list comes in pages (`?students=2`), so that a school of thousands is no longer than a small one.
 */
export async function loadStaffHome(context: RequestContext, staff: SignedIn) {
  const { user } = staff;
  const { db, clock, locale } = context;
  const { searchParams } = context.url;
  const tab = TABS.find((each) => each === searchParams.get("tab")) ?? TABS[0];
  const find = (searchParams.get("find") ?? "").trim().slice(0, LONGEST_FIND);
  const wish = (name: string, size: number) => pageWish(searchParams, name, size);
  const roster = { ...wish("students", STUDENTS_A_PAGE), find };
  const asked = searchParams.get("student");
  const { records, ledNow, seat, technicalAdmins, ...parts } = await allKeyed({
    records: readClassRecords(db, user, roster, clock),
    selected: asked ? findStudentRecord(context, user, asked) : null,
    audits: listModuleAudits(context, user),
    corrections: readCorrections(db, user, wish("corrections", CORRECTIONS_A_PAGE)),
    classList: loadClassList(context, user, wish("classes", CLASSES_A_PAGE)),
    ledNow: user.userType === "teacher" ? listClassrooms(context, user) : [],
    seat: findCircleSeat(db, user, clock),
    schoolConsent: loadSchoolConsent(context, user),
    safety: loadAlerts(context, staff),
    flags: loadTeacherFlags(context, staff),
    flagSetting: findTeacherFlagSetting(db, staff),
    contacts: loadContacts(db, staff),
    coachSettings: user.userType === "admin" && user.schoolId ? findSettings(context, staff) : null,
    checkInSetting: findCheckInSetting(db, staff),
    lostMail: findLostMail(db, user),
    printing: findPrinting(db, user, roster, clock),
    own: loadOwn(context, staff),
    morning: openWishedBoard(context, user),
    rosterRoom: loadRosterRoom(context, user),
    technicalAdmins: user.userType === "admin" ? listTechnicalAdmins(context, user) : null,
  });
  const { classList, schoolConsent } = parts;
  const lessonCards = lessons.map(({ id, title, description, category }) => ({
    id,
    category,
    title: inLanguage(title, locale),
    description: inLanguage(description, locale),
  }));
  // An admin sees the whole school's classes but leads the circle only of their own.
  const seatClass = seat && { id: seat.classroomId, name: seat.classroomName };
  const ledClasses = user.userType === "teacher" ? ledNow : seatClass ? [seatClass] : [];
  const morningClasses = user.userType === "teacher" ? ledNow : classList.classes.rows;
  const isLonelyTeacher = user.userType === "teacher" && user.schoolId === null;
  // `schoolConsent` is there for a verified school's administrator only.
  const school = isLonelyTeacher ? ("can_join" as const) : schoolConsent ? ("can_invite" as const) : null;
  const needsProfile = user.userType === "teacher" && user.registrationCompletedAt === null;
  return {
    ...{ tab, ...records, ...parts, ledClasses },
    studentsAPage: STUDENTS_A_PAGE,
    lessonCards,
    needsProfile,
    school,
    // Only a verified school's administrator names somebody.
    technicalAdmins: schoolConsent && technicalAdmins,
    morningClasses: morningClasses.map(({ id, name }) => ({ id, name })),
  };
}

/** The board that was asked for, or why it is not shown to somebody who knows the class. */
export type WishedBoard = { view: BoardView | null; refusal: string | null };

/**
 * The morning board that `?board=` names, without an id the first class's; none without that wish and for a class that
 * is not theirs. Only the wish opens it, because opening it is a look at everybody in the class.
 */
async function openWishedBoard(context: RequestContext, user: UserRow): Promise<WishedBoard> {
  const wished = context.url.searchParams.get("board");
  if (wished === null) return { view: null, refusal: null };
  try {
    return { view: await openMorningBoard(context, user, wished || undefined), refusal: null };
  } catch (error) {
    if (isAppError(error) && error.code === "not_found") return { view: null, refusal: null };
    if (isAppError(error) && error.code === "forbidden") return { view: null, refusal: error.message };
    throw error;
  }
}

export type StaffHomeData = Awaited<ReturnType<typeof loadStaffHome>>;
