import { and, asc, eq, notInArray, sql } from "drizzle-orm";
import { decide } from "~/db/decide.server";
import type { Db } from "~/db/index.server";
import { classrooms, memberships, safetyContacts, safetySettings, schools, users } from "~/db/schema";
import { m } from "~/messages/compiled/messages.js";
import { auditStatement } from "~/platform/audit.server";
import type { SignedIn, Work } from "~/platform/context.server";
import { AppError } from "~/platform/errors";
import { createId } from "~/platform/ids";
import type { SafetySetup } from "./alerts.schema";
import { type Contact, defaultSchoolDay, isSchoolHours, type SchoolDay } from "./routing";

export interface SchoolPlan {
  contacts: Contact[];
  isOffHours: boolean;
  isParentNotified: boolean;
}

/** The school a student belongs to: their own, else that of an active class; null for neither. */
export async function findSchoolId(
  db: Db,
  student: { id: string; schoolId: string | null },
): Promise<string | null> {
  if (student.schoolId) return student.schoolId;
  const [row] = await db
    .select({ schoolId: classrooms.schoolId })
    .from(memberships)
    .innerJoin(classrooms, eq(classrooms.id, memberships.classroomId))
    .where(and(eq(memberships.studentId, student.id), eq(memberships.status, "active")))
    .limit(1);
  return row?.schoolId ?? null;
}

/** What a school has set: its contacts in the order in which they are told, its hours, its time zone. */
function setupStatements(db: Db, schoolId: string) {
  return [
    db
      .select()
      .from(safetyContacts)
      .where(eq(safetyContacts.schoolId, schoolId))
      .orderBy(asc(safetyContacts.position)),
    db.select().from(safetySettings).where(eq(safetySettings.schoolId, schoolId)),
    db.select({ timeZone: schools.timeZone }).from(schools).where(eq(schools.id, schoolId)),
  ] as const;
}

/** Whom a school wants told, whether it is open now and whether parents hear too. */
export async function readSchoolPlan(db: Db, schoolId: string, now: Date): Promise<SchoolPlan> {
  const [contactRows, settingRows, schoolRows, adminRows] = await db.batch([
    ...setupStatements(db, schoolId),
    db
      .select({ id: users.id, email: users.email })
      .from(users)
      .where(and(eq(users.schoolId, schoolId), eq(users.userType, "admin")))
      .limit(6),
  ]);
  const settings = settingRows[0];
  const day: SchoolDay = settings ?? defaultSchoolDay;
  const named = contactRows.map((row): Contact => ({ ...row, recipient: `contact:${row.id}` }));
  // A school that has named nobody yet: its admins, rather than no one.
  const admins = adminRows.map(
    (admin): Contact => ({
      recipient: `admin:${admin.id}`,
      email: admin.email,
      hours: "always",
      minSeverity: "concern",
    }),
  );
  return {
    contacts: named.length > 0 ? named : admins,
    isOffHours: !isSchoolHours(now, schoolRows[0]?.timeZone ?? "America/New_York", day),
    isParentNotified: settings?.isParentNotified ?? true,
  };
}

const toClock = (minutes: number): string =>
  `${String(Math.floor(minutes / 60)).padStart(2, "0")}:${String(minutes % 60).padStart(2, "0")}`;
const toMinutes = (clock: string): number => Number(clock.slice(0, 2)) * 60 + Number(clock.slice(3));

/** The admin's own school. Throws 403 for an admin of none. */
export function requireSchool({ user }: SignedIn): string {
  if (!user.schoolId) throw new AppError("forbidden", m.safety_no_school());
  return user.schoolId;
}

/** Contacts, hours and the parents' switch of a school. */
export async function readSetup({ db }: Pick<Work, "db">, schoolId: string): Promise<SafetySetup> {
  return toSetup(await readRows(db, schoolId));
}

/** What the admin's card shows: the setup, and the addresses that get the mail but cannot open an alert. */
export type ContactsView = { setup: SafetySetup; mailOnly: string[] };

/** The same for the staff page; null for anybody but a school's admin. */
export async function loadContacts(db: Db, { user }: SignedIn): Promise<ContactsView | null> {
  if (user.userType !== "admin" || !user.schoolId) return null;
  const rows = await readRows(db, user.schoolId);
  const mailOnly = rows[0].filter(({ userId }) => userId === null).map(({ email }) => email);
  return { setup: toSetup(rows), mailOnly };
}

const readRows = (db: Db, schoolId: string) => db.batch(setupStatements(db, schoolId));

function toSetup([contacts, [settings], [school]]: Awaited<ReturnType<typeof readRows>>): SafetySetup {
  return {
    contacts: contacts.map(({ name, email, hours, minSeverity }) => ({ name, email, hours, minSeverity })),
    dayStart: toClock(settings?.dayStartMinutes ?? defaultSchoolDay.dayStartMinutes),
    dayEnd: toClock(settings?.dayEndMinutes ?? defaultSchoolDay.dayEndMinutes),
    timeZone: school?.timeZone,
    isParentNotified: settings?.isParentNotified ?? true,
    holidays: settings?.holidays ?? [],
  };
}

/** The row of an address, however it is written. */
const idOf = (rows: { id: string; email: string }[], email: string): string | undefined =>
  rows.find((row) => row.email.toLowerCase() === email.toLowerCase())?.id;

/** Whether none of the contacts is a technical administrator of the school. */
function hasNoKeeper(schoolId: string, { contacts }: SafetySetup) {
  const emails = JSON.stringify(contacts.map(({ email }) => email.toLowerCase()));
  const isKeeper = and(
    eq(users.technicalAdminOf, schoolId),
    sql`lower(${users.email}) in (select value from json_each(${emails}))`,
  );
  return {
    holds: sql`not exists (select 1 from ${users} where ${isKeeper})`,
    otherwise: () => new AppError("refused", m.safety_contact_technical()),
  };
}

/**
 * Replaces a school's contacts and hours, with a line in the audit log. A contact with an account at this school
 * may open the events. Who stays keeps their id, so that an open alert still knows whom it told. Throws 422 for a
 * technical administrator of the school, who hears of no alert.
 */
export async function saveSetup(
  { db, clock }: Work,
  admin: SignedIn,
  setup: SafetySetup,
): Promise<SafetySetup> {
  const schoolId = requireSchool(admin);
  const [known, staff] = await db.batch([
    db
      .select({ id: safetyContacts.id, email: safetyContacts.email })
      .from(safetyContacts)
      .where(eq(safetyContacts.schoolId, schoolId)),
    db
      .select({ id: users.id, email: users.email })
      .from(users)
      .where(and(eq(users.schoolId, schoolId), notInArray(users.userType, ["student", "parent"]))),
  ]);
  const settings = {
    dayStartMinutes: toMinutes(setup.dayStart),
    dayEndMinutes: toMinutes(setup.dayEnd),
    isParentNotified: setup.isParentNotified,
    ...(setup.holidays ? { holidays: setup.holidays } : {}),
    updatedBy: admin.user.id,
    updatedAt: clock(),
  };
  await decide(
    db,
    [hasNoKeeper(schoolId, setup)],
    [
      db.delete(safetyContacts).where(eq(safetyContacts.schoolId, schoolId)),
      ...setup.contacts.map((contact, position) =>
        db.insert(safetyContacts).values({
          ...contact,
          id: idOf(known, contact.email) ?? createId(),
          schoolId,
          userId: idOf(staff, contact.email) ?? null,
          position,
        }),
      ),
      db
        .insert(safetySettings)
        .values({ schoolId, ...settings })
        .onConflictDoUpdate({ target: safetySettings.schoolId, set: settings }),
      ...(setup.timeZone
        ? [db.update(schools).set({ timeZone: setup.timeZone }).where(eq(schools.id, schoolId))]
        : []),
      auditStatement(
        db,
        {
          actorId: admin.user.id,
          subjectId: null,
          action: "safety_setup_set",
          details: { schoolId, contacts: setup.contacts.length, isParentNotified: setup.isParentNotified },
        },
        clock,
      ),
    ],
  );
  return readSetup({ db }, schoolId);
}
