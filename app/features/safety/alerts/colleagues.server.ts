import { and, asc, eq, exists, isNotNull, isNull, ne, type SQL, sql } from "drizzle-orm";
import type { Db } from "~/db/index.server";
import { safetyContacts, safetyEvents, safetyNotices, schools, users } from "~/db/schema";
import type { SignedIn } from "~/platform/context.server";
import type { Contact } from "./routing";

/**
 * To whom an alert can be passed on by name: who may open the verified school's alerts as it is, its administrators and
 * the contacts with an account there, with a proved address. Passing on gives nobody sight.
 */
export const isColleagueAt = (db: Db, schoolId: string, { user }: SignedIn): SQL | undefined =>
  and(
    eq(users.schoolId, schoolId),
    sql`${users.userType} in ('teacher', 'admin')`,
    sql`(${users.userType} = 'admin' or ${users.id} in (
      select ${safetyContacts.userId} from ${safetyContacts} where ${safetyContacts.schoolId} = ${schoolId}))`,
    isNotNull(users.emailVerifiedAt),
    isNull(users.technicalAdminOf),
    ne(users.id, user.id),
    exists(
      db
        .select({ id: schools.id })
        .from(schools)
        .where(and(eq(schools.id, schoolId), eq(schools.isVerified, true))),
    ),
  );

export type Colleague = { id: string; name: string };

/** The colleagues that the inbox offers, by name. */
export async function listColleagues(db: Db, schoolId: string, staff: SignedIn): Promise<Colleague[]> {
  const rows = await db
    .select({ id: users.id, firstName: users.firstName, lastName: users.lastName })
    .from(users)
    .where(isColleagueAt(db, schoolId, staff))
    .orderBy(asc(users.firstName), asc(users.lastName), asc(users.id));
  return rows.map(({ id, firstName, lastName }) => ({ id, name: `${firstName} ${lastName}` }));
}

/** The colleague of that id, and as whom the alert's notices know them; undefined for everybody else. */
export async function findColleague(db: Db, schoolId: string, staff: SignedIn, colleagueId: string) {
  const isContact = and(eq(safetyContacts.userId, users.id), eq(safetyContacts.schoolId, schoolId));
  const [row] = await db
    .select({
      id: users.id,
      firstName: users.firstName,
      email: users.email,
      locale: users.locale,
      contactId: sql<string | null>`${safetyContacts.id}`.as("contact_id"),
    })
    .from(users)
    .leftJoin(safetyContacts, isContact)
    .where(and(isColleagueAt(db, schoolId, staff), eq(users.id, colleagueId)));
  return row && { ...row, recipient: row.contactId ? `contact:${row.contactId}` : `admin:${row.id}` };
}

/** Whether an open alert is with somebody already: told last, and nobody has taken it since. */
export async function isWith(db: Db, eventId: string, recipient: Contact["recipient"]): Promise<boolean> {
  const isLast = and(
    eq(safetyNotices.eventId, safetyEvents.id),
    eq(safetyNotices.turn, safetyEvents.noticeCount),
    eq(safetyNotices.recipient, recipient),
  );
  const isNobodys = and(isNull(safetyEvents.acknowledgedAt), ne(safetyEvents.state, "closed"));
  const found = await db
    .select({ id: safetyNotices.id })
    .from(safetyEvents)
    .innerJoin(safetyNotices, isLast)
    .where(and(eq(safetyEvents.id, eventId), isNobodys));
  return found.length > 0;
}
