import { and, asc, eq, type SQL, sql } from "drizzle-orm";
import type { Db } from "~/db/index.server";
import { users } from "~/db/schema";
import { NO_ADDRESS, shownAddress } from "~/features/identity/index.server";
import { m } from "~/messages/compiled/messages.js";
import { disclosureStatement, listLookStatement } from "~/platform/audit.server";
import type { Clock } from "~/platform/clock";
import type { Work } from "~/platform/context.server";
import { AppError } from "~/platform/errors";
import { type Page, type PageWish, pageRange, toPage } from "~/platform/paging";
import { readProgress, readTotals } from "./figures.server";
import type { AdminStudent, StaffStats, StudentProgress } from "./staff.schema";
import { isVisible, type Staff } from "./visible-students.server";

/** Students of one answer of the API; `page` asks for the next ones. */
const STUDENTS_A_REPLY = 1000;
/** Students of one page of the staff page. */
export const STUDENTS_A_PAGE = 50;

const ROSTER_COLUMNS = {
  id: users.id,
  firstName: users.firstName,
  lastName: users.lastName,
  email: users.email,
  currentLevel: users.currentLevel,
  totalPoints: users.totalPoints,
  streakDays: users.streakDays,
  grade: users.grade,
};

/** A part of a name or address, as SQL's LIKE wants it; everybody for nothing. */
function isFound(find: string): SQL | undefined {
  if (!find) return undefined;
  const pattern = `%${find.replace(/[\\%_]/g, (sign) => `\\${sign}`)}%`;
  return sql`(${users.firstName} || ' ' || ${users.lastName} like ${pattern} escape '\\'
    or (${users.email} like ${pattern} escape '\\' and ${users.email} not like ${NO_ADDRESS}))`;
}

export type RosterWish = PageWish & { find?: string };

/** The queries of one page of the students this person may see, by name: whom it shows, and their ids. */
export function rosterQueries(db: Db, staff: Staff, wish: RosterWish) {
  const where = and(isVisible(db, staff), isFound(wish.find ?? ""));
  const order = [asc(users.firstName), asc(users.lastName), asc(users.id)];
  const { limit, offset } = pageRange(wish);
  const ids = db.select({ id: users.id }).from(users).where(where);
  const rows = db.select(ROSTER_COLUMNS).from(users).where(where);
  return {
    rows: rows
      .orderBy(...order)
      .limit(limit)
      .offset(offset),
    ids: ids
      .orderBy(...order)
      .limit(wish.size)
      .offset(offset),
  };
}

/** One page of the roster, with a line in the disclosure log of each student on it. */
async function readRoster(
  db: Db,
  staff: Staff,
  wish: RosterWish,
  { view, clock }: { view: string; clock: Clock },
): Promise<Page<AdminStudent>> {
  const { rows, ids } = rosterQueries(db, staff, wish);
  const look = { readerId: staff.id, subjects: ids, action: "record_read", view };
  const [students] = await Promise.all([rows, listLookStatement(db, look, clock())]);
  return toPage(students.map(withShownAddress), wish);
}

const withShownAddress = (student: AdminStudent): AdminStudent => ({
  ...student,
  email: shownAddress(student.email),
});

/** The roster, up to 1,000 students a page, with a line in each student's disclosure log. */
export async function listStudents({ db, clock }: Work, staff: Staff, number = 1): Promise<AdminStudent[]> {
  const wish = { number, size: STUDENTS_A_REPLY };
  return (await readRoster(db, staff, wish, { view: "class_list", clock })).rows;
}

/** The progress of a page of the roster, up to 1,000 students, with a line in each student's disclosure log. */
export async function listProgress(
  { db, clock }: Work,
  staff: Staff,
  number = 1,
): Promise<StudentProgress[]> {
  const wish = { number, size: STUDENTS_A_REPLY };
  const students = (await readRoster(db, staff, wish, { view: "class_progress", clock })).rows;
  const { ids } = rosterQueries(db, staff, wish);
  return readProgress(
    db,
    sql`${ids}`,
    students.map(({ id }) => id),
  );
}

export type ClassRecords = {
  students: Page<AdminStudent>;
  /** What was searched for; "" shows everybody. */
  find: string;
  studentCount: number;
  stats: StaffStats;
};

/** A page of the roster and the totals over everybody, with a line in the disclosure log of each student shown. */
export async function readClassRecords(
  db: Db,
  staff: Staff,
  wish: RosterWish,
  clock: Clock,
): Promise<ClassRecords> {
  const [students, totals] = await Promise.all([
    readRoster(db, staff, wish, { view: "class_list", clock }),
    readTotals(db, staff),
  ]);
  return { students, find: wish.find ?? "", ...totals };
}

/**
 * One student and their progress, with a line in the disclosure log the family can read (P18). Null for a student
 * this person may not see, the same as for one who does not exist.
 */
export async function findStudentRecord(
  { db, clock }: Work,
  staff: Staff,
  studentId: string,
): Promise<{ student: AdminStudent; progress: StudentProgress } | null> {
  const [student] = await db
    .select(ROSTER_COLUMNS)
    .from(users)
    .where(and(eq(users.id, studentId), isVisible(db, staff)));
  if (!student) return null;
  const [[progress]] = await Promise.all([
    readProgress(db, sql`(${studentId})`, [studentId]),
    disclosureStatement(
      db,
      { readerId: staff.id, childId: studentId, view: "student_progress", reason: "school_official" },
      clock,
    ),
  ]);
  return progress ? { student: withShownAddress(student), progress } : null;
}

/** The same for the API. Throws 404. */
export async function readStudentProgress(
  work: Work,
  staff: Staff,
  studentId: string,
): Promise<StudentProgress[]> {
  const record = await findStudentRecord(work, staff, studentId);
  if (!record) throw new AppError("not_found", m.staff_student_not_found());
  return [record.progress];
}
