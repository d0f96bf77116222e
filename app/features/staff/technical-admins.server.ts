import { and, asc, eq, isNotNull, or, type SQL, sql } from "drizzle-orm";
import { z } from "zod";
import { type Condition, decide } from "~/db/decide.server";
import { safetyContacts, users } from "~/db/schema";
import { colleagueEmailSchema, keepsRoster } from "~/features/classrooms/index.server";
import { endSessions } from "~/features/identity/index.server";
import { m } from "~/messages/compiled/messages.js";
import { auditStatement } from "~/platform/audit.server";
import type { UserRow, Work } from "~/platform/context.server";
import { AppError } from "~/platform/errors";

export const technicalAdminSchema = z.object({ userId: z.string(), name: z.string(), email: z.string() });
export type TechnicalAdmin = z.infer<typeof technicalAdminSchema>;

export const nameTechnicalAdminSchema = z.object({ email: colleagueEmailSchema });

const COLUMNS = {
  userId: users.id,
  firstName: users.firstName,
  lastName: users.lastName,
  email: users.email,
};

/** Who keeps the rosters of this administrator's school beside them, by name. */
export async function listTechnicalAdmins(
  { db }: Pick<Work, "db">,
  admin: UserRow,
): Promise<TechnicalAdmin[]> {
  const rows = await db
    .select(COLUMNS)
    .from(users)
    .where(and(eq(users.technicalAdminOf, admin.schoolId ?? ""), eq(users.schoolId, admin.schoolId ?? "")))
    .orderBy(asc(users.firstName), asc(users.lastName), asc(users.id));
  return rows.map(shown);
}

const shown = ({ userId, firstName, lastName, email }: Record<keyof typeof COLUMNS, string>) => ({
  ...{ userId, email, name: `${firstName} ${lastName}` },
});

/**
 * Names a technical administrator by e-mail: a teacher of the administrator's own verified school who has proved that
 * address. Their sessions end, so that a new token carries the new rights; the same again changes nothing. Throws 403
 * outside a verified school, 422 for any other address, the administrator's own included, and 409 for somebody who
 * hears of safety alerts: one person does not have both.
 */
export async function nameTechnicalAdmin(
  { db, clock }: Work,
  admin: UserRow,
  { email }: z.infer<typeof nameTechnicalAdminSchema>,
): Promise<{ named: TechnicalAdmin; user: UserRow; isChanged: boolean }> {
  const schoolId = admin.schoolId ?? "";
  const isColleague = and(
    eq(users.email, email),
    eq(users.userType, "teacher"),
    eq(users.schoolId, schoolId),
    isNotNull(users.emailVerifiedAt),
  );
  const [user] = await db.select().from(users).where(isColleague);
  const isContact = and(
    eq(safetyContacts.schoolId, schoolId),
    or(eq(safetyContacts.userId, user?.id ?? ""), sql`lower(${safetyContacts.email}) = ${email}`),
  );
  const conditions: Condition[] = [
    mayDecide(admin),
    { holds: sql`exists (select 1 from ${users} where ${isColleague})`, otherwise: unknownColleague },
    {
      holds: sql`not exists (select 1 from ${safetyContacts} where ${isContact})`,
      otherwise: () => {
        const message = m.staff_technical_is_contact();
        return new AppError("conflict", message, { fieldErrors: { email: message } });
      },
    },
  ];
  const id = user?.id ?? "";
  const isNew = sql`exists (select 1 from ${users} where ${users.id} = ${id}
    and ${users.technicalAdminOf} is not ${schoolId})`;
  const isChanged = await changeRight({ db, clock }, conditions, isNew, {
    ...{ actorId: admin.id, subjectId: id, action: "technical_admin_named", schoolId },
    isOf: schoolId,
  });
  if (!user) throw unknownColleague();
  return { named: shown({ ...user, userId: id }), user, isChanged };
}

/**
 * Takes the role back, with every session the person has: the rights end with the batch. Throws 403 outside a verified
 * school, 404 for somebody who has not the role.
 */
export async function endTechnicalAdmin(
  { db, clock }: Work,
  admin: UserRow,
  userId: string,
): Promise<{ user: UserRow | undefined }> {
  const schoolId = admin.schoolId ?? "";
  const isNamed = and(eq(users.id, userId), eq(users.technicalAdminOf, schoolId));
  const [user] = await db.select().from(users).where(isNamed);
  const conditions: Condition[] = [mayDecide(admin)];
  const isStill = sql`exists (select 1 from ${users} where ${isNamed})`;
  const isChanged = await changeRight({ db, clock }, conditions, isStill, {
    ...{ actorId: admin.id, subjectId: userId, action: "technical_admin_ended", schoolId },
    isOf: null,
  });
  if (!isChanged) throw new AppError("not_found", m.staff_technical_gone());
  return { user };
}

type Change = { actorId: string; subjectId: string; action: string; schoolId: string; isOf: string | null };

/** One batch: the right, the person's sessions and the line in the log. False when it stands so already. */
async function changeRight(
  { db, clock }: Work,
  conditions: Condition[],
  isOther: SQL,
  { actorId, subjectId, action, schoolId, isOf }: Change,
): Promise<boolean> {
  const same = new Error("stands so already");
  const entry = { actorId, subjectId, action, details: { schoolId } };
  return decide(
    db,
    [...conditions, { holds: isOther, otherwise: () => same }],
    [
      db.update(users).set({ technicalAdminOf: isOf, updatedAt: clock() }).where(eq(users.id, subjectId)),
      endSessions(db, subjectId),
      auditStatement(db, entry, clock),
    ],
  ).then(
    () => true,
    (error: unknown) => {
      if (error !== same) throw error;
      return false;
    },
  );
}

/** Still an administrator, of a verified school. */
const mayDecide = (admin: UserRow): Condition => ({
  holds: sql`(${keepsRoster(admin)} and exists (select 1 from ${users} where ${users.id} = ${admin.id}
    and ${users.userType} = 'admin'))`,
  otherwise: () => new AppError("forbidden", m.consent_school_not_verified()),
});

const unknownColleague = () => {
  const message = m.staff_colleague_unknown();
  return new AppError("refused", message, { fieldErrors: { email: message } });
};
