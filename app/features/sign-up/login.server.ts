import { eq, type SQL, sql } from "drizzle-orm";
import type { z } from "zod";
import { decide } from "~/db/decide.server";
import { users } from "~/db/schema";
import {
  ACCOUNT_POLICY,
  ADDRESS_POLICY,
  type AttemptKey,
  attemptKey,
  createSession,
  deviceLabelOf,
  endSession,
  findKnownDevice,
  forgiveAttempts,
  hashPassword,
  needsRehash,
  rememberDevice,
  serializeUser,
  type User,
  verifyPassword,
  withAttempt,
} from "~/features/identity/index.server";
import { m } from "~/messages/compiled/messages.js";
import { accountEvent } from "~/platform/audit.server";
import type { RequestContext, UserRow } from "~/platform/context.server";
import { AppError } from "~/platform/errors";
import type { loginSchema } from "./sign-up.schema";

type LoginContext = RequestContext & { request: Request };

/**
 * Signs in by e-mail and password with a new session token. Throws 401 with the same words and after the
 * same work for an unknown account (S8), 429 while the growing delay runs (S5).
 */
export const logIn = (context: LoginContext, input: z.infer<typeof loginSchema>): Promise<User> =>
  withPasswordAttempt(context, input.email, (keys) => checkAndSignIn(context, input, keys));

async function checkAndSignIn(
  context: LoginContext,
  input: z.infer<typeof loginSchema>,
  keys: PasswordKeys,
): Promise<User> {
  const { db } = context;
  const [user] = await db.select().from(users).where(eq(users.email, input.email));
  const isRight = await verifyPassword(input.password, user?.passwordHash ?? null);
  if (!user || !isRight) {
    // For an unknown account too: the same work, and an attack shows.
    await accountEvent(db, "sign_in_failed", user?.id ?? null, context.clock);
    throw new AppError("invalid_credentials", m.signup_wrong_credentials());
  }

  const session = await createSession(
    context,
    user,
    deviceLabelOf(context.request.headers.get("user-agent")),
    !input.keepSignedIn,
  );
  const otherwise = () => new AppError("invalid_credentials", m.signup_wrong_credentials());
  await decide(
    db,
    [{ holds: hasPassword(user), otherwise }],
    [
      session.statement,
      ...(context.signedIn ? [endSession(db, context.signedIn.sessionId)] : []),
      ...(user.passwordHash && needsRehash(user.passwordHash)
        ? [
            db
              .update(users)
              .set({ passwordHash: await hashPassword(input.password) })
              .where(eq(users.id, user.id)),
          ]
        : []),
      ...forgiveAttempts(db, keys.account, keys.address),
      accountEvent(db, "signed_in", user.id, context.clock, { by: "password" }),
    ],
  );
  context.responseHeaders.append("set-cookie", session.cookie);
  const known = await rememberDevice(context, user.email);
  if (known) context.responseHeaders.append("set-cookie", known);
  return serializeUser(user, context.clock());
}

/** Whether the password that was checked is still the account's: checking it takes long enough to change it. */
export const hasPassword = (user: Pick<UserRow, "id" | "passwordHash">): SQL =>
  sql`exists (select 1 from ${users} where ${users.id} = ${user.id}
    and ${users.passwordHash} = ${user.passwordHash})`;

export type PasswordKeys = { account: AttemptKey; address: AttemptKey | null };

/** Counts a try at an account's password before `work` judges it; throws 429 with Retry-After while a delay runs. */
export async function withPasswordAttempt<Result>(
  context: RequestContext,
  email: string,
  work: (keys: PasswordKeys) => Promise<Result>,
): Promise<Result> {
  const device = await findKnownDevice(context, email);
  const account = await attemptKey("account", device ? `${email}\n${device}` : email, ACCOUNT_POLICY);
  const address = device ? null : await attemptKey("address", context.clientAddress, ADDRESS_POLICY);
  const keys = address ? [account, address] : [account];
  return withAttempt(context.db, keys, context.clock, () => work({ account, address }));
}
