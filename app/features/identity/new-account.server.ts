import { eq, or, sql } from "drizzle-orm";
import type { Db } from "~/db/index.server";
import { classrooms, users } from "~/db/schema";
import { brokenUnique } from "~/db/unique";
import { m } from "~/messages/compiled/messages.js";
import type { RequestContext, UserRow } from "~/platform/context.server";
import { AppError } from "~/platform/errors";
import { createId } from "~/platform/ids";
import { createReadableCode } from "~/platform/readable-code";
import type { SelfUserType } from "./user-types";

const JOIN_CODE_LENGTH = 8;
const FALLBACK_TIME_ZONE = "America/New_York";

export type NewAccount = Omit<
  typeof users.$inferInsert,
  "id" | "userType" | "timeZone" | "createdAt" | "updatedAt"
> & { userType: SelfUserType; timeZone?: string | undefined };

/** A row for a new account and the statements that store it: a teacher gets a first class with a join code. */
export function newAccount(
  { db, clock, locale }: Pick<RequestContext, "db" | "clock" | "locale">,
  account: NewAccount,
  id = createId(),
) {
  const now = clock();
  const user = {
    locale,
    ...account,
    id,
    timeZone: account.timeZone ?? FALLBACK_TIME_ZONE,
    createdAt: now,
    updatedAt: now,
  } satisfies typeof users.$inferInsert;
  const statements = [
    db.insert(users).values(user),
    ...(account.userType === "teacher"
      ? [
          db.insert(classrooms).values({
            id: createId(),
            teacherId: id,
            name: m.identity_first_classroom({ name: account.firstName }),
            joinCode: createReadableCode(JOIN_CODE_LENGTH),
            createdAt: now,
          }),
        ]
      : []),
  ] as const;
  return { id, statements };
}

/** Throws 409 `email_taken` or `username_taken`. */
export async function refuseTakenNames(db: Db, email: string, username: string): Promise<void> {
  const taken = await db
    .select({ email: users.email })
    .from(users)
    .where(or(eq(users.email, email), eq(sql`lower(${users.username})`, username.toLowerCase())))
    .limit(2);
  if (taken.some((row) => row.email === email)) throw emailTaken();
  if (taken.length > 0) throw usernameTaken();
}

/** Runs `write`; two registrations at the same moment end as the same 409 as one after the other. */
export async function writeUniquely<Result>(write: () => Promise<Result>): Promise<Result> {
  try {
    return await write();
  } catch (error) {
    const broken = brokenUnique(error);
    if (broken?.includes("users.email")) throw emailTaken();
    if (broken?.includes("users_username")) throw usernameTaken();
    throw error;
  }
}

const emailTaken = () =>
  new AppError("email_taken", m.identity_email_taken(), { fieldErrors: { email: m.identity_email_taken() } });

const usernameTaken = () =>
  new AppError("username_taken", m.identity_username_taken(), {
    fieldErrors: { username: m.identity_username_taken() },
  });

/** The stored row of an account that must exist. */
export async function readUser(db: Db, id: string): Promise<UserRow> {
  const [row] = await db.select().from(users).where(eq(users.id, id));
  if (!row) throw new AppError("unauthorized", "Unauthorized");
  return row;
}

/** The visitor's time zone as the edge sees it, for forms sent without JavaScript. */
export function edgeTimeZone(request: Request): string | undefined {
  const cf: unknown = "cf" in request ? request.cf : undefined;
  return typeof cf === "object" && cf !== null && "timezone" in cf && typeof cf.timezone === "string"
    ? cf.timezone
    : undefined;
}
