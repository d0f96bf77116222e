import { and, asc, type SQL, sql } from "drizzle-orm";
import type { Db } from "~/db/index.server";
import { consentLedger, users } from "~/db/schema";
import type { RequestContext, UserRow } from "~/platform/context.server";
import { type Page, type PageWish, pageRange, pageWish, toPage } from "~/platform/paging";
import type { RevokeContext } from "./decide.server";
import {
  findVerifiedSchool,
  isYoung,
  isYoungStudent,
  type ListContext,
  readNotice,
  schoolLedger,
  standing,
} from "./school-consent.server";

/** Fewer than one answer may decide about (90), so that a whole page can be ticked. */
const STUDENTS_A_PAGE = 50;
const DECIDED_A_PAGE = 30;
const ROWS_A_PAGE = 30;

type Standing = ReturnType<typeof standing>;
type ListedStudent = { id: string; name: string; grade: number | null; standing: Standing };

/** The school behind a student's last decision; null where it was a parent's, or nobody's. */
const lastSpeaker = sql<string | null>`(select school_id from ${consentLedger} where child_id = "users"."id"
  order by created_at desc, id desc limit 1)`;

/** What `standing` calls "open", for the database: nobody has said yes, and no parent said no. */
const isOpen = (schoolId: string): SQL => sql`${users.coppaConsentStatus} <> 'granted'
  and (${users.coppaConsentStatus} not in ('declined', 'revoked') or ${lastSpeaker} is ${schoolId})`;

/** A page of the school's students under 13 who wait for an answer, or of those who have one, by name. */
async function readStudents(
  db: Db,
  schoolId: string,
  now: Date,
  which: "open" | "decided",
  wish: PageWish,
): Promise<Page<ListedStudent>> {
  const open = isOpen(schoolId);
  const { limit, offset } = pageRange(wish);
  const rows = await db
    .select({
      id: users.id,
      firstName: users.firstName,
      lastName: users.lastName,
      grade: users.grade,
      dateOfBirth: users.dateOfBirth,
      timeZone: users.timeZone,
      coppaConsentStatus: users.coppaConsentStatus,
      speaker: lastSpeaker.as("speaker"),
    })
    .from(users)
    .where(and(isYoungStudent(schoolId, now), which === "open" ? sql`(${open})` : sql`not (${open})`))
    .orderBy(asc(users.firstName), asc(users.lastName), asc(users.id))
    .limit(limit)
    .offset(offset);
  const page = toPage(rows, wish);
  const students = page.rows
    .filter((student) => isYoung(student, now))
    .map((student) => ({
      id: student.id,
      name: `${student.firstName} ${student.lastName}`,
      grade: student.grade,
      standing: standing(student, student.speaker, schoolId),
    }));
  return { ...page, rows: students };
}

async function readLedger(db: Db, schoolId: string, wish: PageWish) {
  const { limit, offset } = pageRange(wish);
  const rows = await schoolLedger(db, schoolId).limit(limit).offset(offset);
  const lines = rows.map(({ student, person, decision, method, noticeVersion, createdAt }) => ({
    ...{ student, person, decision, method, noticeVersion },
    at: createdAt.toISOString(),
  }));
  return toPage(lines, wish);
}

/** What the staff page's school consent card shows; null for anybody but a verified school's administrator. */
export async function loadSchoolConsent(
  context: ListContext & Pick<RevokeContext, "clock"> & Pick<RequestContext, "url">,
  admin: UserRow,
) {
  const { db, clock, url } = context;
  const { schoolId } = admin;
  if (admin.userType !== "admin" || !schoolId) return null;
  const now = clock();
  const wish = (name: string, size: number) => pageWish(url.searchParams, name, size);
  const [school, open, decided, ledger, notice] = await Promise.all([
    findVerifiedSchool(db, admin),
    readStudents(db, schoolId, now, "open", wish("consents", STUDENTS_A_PAGE)),
    readStudents(db, schoolId, now, "decided", wish("decided", DECIDED_A_PAGE)),
    readLedger(db, schoolId, wish("ledger", ROWS_A_PAGE)),
    readNotice(context),
  ]);
  if (!school) return null;
  /** The ledger's days are the school's. */
  const { timeZone } = school;
  return { ...notice, timeZone, open, decided, ledger };
}
export type SchoolConsentView = NonNullable<Awaited<ReturnType<typeof loadSchoolConsent>>>;
