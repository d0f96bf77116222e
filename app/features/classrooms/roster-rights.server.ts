import { and, eq, or, type SQL, sql } from "drizzle-orm";
import type { Db } from "~/db/index.server";
import { classrooms, classStaff } from "~/db/schema";
import { requireReady, requireStaff, roleRefusal } from "~/features/identity/index.server";
import { m } from "~/messages/compiled/messages.js";
import type { RequestContext, SignedIn, UserRow } from "~/platform/context.server";
import { AppError } from "~/platform/errors";
import { isOpenClass, keepsRoster, type Staff } from "./class-rights.server";

type Keeper = Pick<UserRow, "id" | "userType" | "schoolId" | "technicalAdminOf">;

/** Whether somebody was named technical administrator of the school they are in; whether it counts says `keepsRoster`. */
export const isTechnicalAdmin = ({ userType, schoolId, technicalAdminOf }: Keeper): boolean =>
  userType === "teacher" && technicalAdminOf !== null && technicalAdminOf === schoolId;

/** Whether this person keeps the roster of their school at this moment. */
export async function isRosterKeeper(db: Db, staff: Staff): Promise<boolean> {
  const [row] = await db
    .select({ holds: sql<number>`${keepsRoster(staff)}`.as("holds") })
    .from(sql`(select 1)`);
  return row?.holds === 1;
}

/**
 * Who may import and export the roster of the own school: its administrator and its technical administrators. Throws
 * as `requireReady`, or 403.
 */
export async function requireRosterKeeper(context: RequestContext): Promise<SignedIn> {
  const signedIn = requireReady(context);
  const { user } = signedIn;
  if (user.userType !== "admin" && !isTechnicalAdmin(user)) {
    throw new AppError("forbidden", roleRefusal(user.userType, ["admin"], [m.staff_technical_role()]));
  }
  if (!(await isRosterKeeper(context.db, user)))
    throw new AppError("forbidden", m.consent_school_not_verified());
  return signedIn;
}

/**
 * Staff who have to do with children beyond their names on a roster. A technical administrator who leads no class, now
 * or on days to come, has not: 403, with the same words on every such route.
 */
export async function requireClassStaff(context: RequestContext): Promise<SignedIn> {
  const signedIn = requireStaff(context);
  if (await keepsOnlyRoster(context, signedIn.user))
    throw new AppError("forbidden", m.staff_technical_only());
  return signedIn;
}

/** Whether somebody is technical administrator and nothing else: no open class is led by them. */
export async function keepsOnlyRoster(
  { db, clock }: Pick<RequestContext, "db" | "clock">,
  user: UserRow,
): Promise<boolean> {
  if (!isTechnicalAdmin(user)) return false;
  const led = await db
    .select({ id: classrooms.id })
    .from(classrooms)
    .where(and(isOpenClass, or(eq(classrooms.teacherId, user.id), isNamedIn(user, clock()))))
    .limit(1);
  return led.length === 0;
}

/** Co-teachers, and substitutes whose days are not over. */
const isNamedIn = ({ id }: Staff, now: Date): SQL =>
  sql`${classrooms.id} in (select ${classStaff.classroomId} from ${classStaff}
    where ${classStaff.userId} = ${id}
    and (${classStaff.endsAt} is null or ${classStaff.endsAt} > ${now.getTime()}))`;
