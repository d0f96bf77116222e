import type { z } from "zod";
import {
  type AttemptPolicy,
  attemptKey,
  countAttempt,
  createSession,
  describeWait,
  deviceLabelOf,
  edgeTimeZone,
  endSession,
  hashPassword,
  newAccount,
  readUser,
  refuseTakenNames,
  rememberDevice,
  serializeUser,
  type User,
  writeUniquely,
} from "~/features/identity/index.server";
import { m } from "~/messages/compiled/messages.js";
import { accountEvent } from "~/platform/audit.server";
import type { RequestContext } from "~/platform/context.server";
import { AppError } from "~/platform/errors";
import { isCommonPassword } from "./common-passwords";
import { verifyEmailStatements } from "./email-tokens.server";
import { refuseUnfitNames } from "./names.server";
import type { registerSchema } from "./sign-up.schema";

/** A school registers from one address on one morning; a flood does not. */
const REGISTER_POLICY: AttemptPolicy = {
  free: 600,
  windowMs: 60 * 60 * 1000,
  firstDelayMs: 1000,
  maxDelayMs: 60 * 1000,
};

/**
 * Makes an account and signs it in. Throws 409 for a taken e-mail or username, 400 for a common password, 422
 * for a name that is an insult or a cry for help.
 * A student's address gets no mail before the age is known (16 CFR 312.5).
 */
export async function register(
  context: RequestContext & { request: Request },
  input: z.infer<typeof registerSchema>,
): Promise<User> {
  const { db } = context;
  refuseUnfitNames({
    firstName: input.firstName,
    lastName: `${input.firstName} ${input.lastName}`,
    username: input.username,
  });
  refusePassword(input.password, [input.email, input.email.split("@")[0] ?? "", input.username]);
  const limit = await attemptKey("register", context.clientAddress, REGISTER_POLICY);
  const waitSeconds = await countAttempt(db, [limit], context.clock);
  if (waitSeconds !== null) {
    throw new AppError("rate_limited", m.identity_too_many_attempts({ wait: describeWait(waitSeconds) }), {
      retryAfterSeconds: waitSeconds,
    });
  }
  await refuseTakenNames(db, input.email, input.username);

  const { confirmPassword: _, password, ...names } = input;
  const account = newAccount(context, {
    ...names,
    passwordHash: await hashPassword(password),
    timeZone: input.timeZone ?? edgeTimeZone(context.request),
  });
  const who = { id: account.id, userType: input.userType };
  const session = await createSession(context, who, deviceLabelOf(context.request.headers.get("user-agent")));
  await writeUniquely(async () =>
    db.batch([
      account.statements[0],
      ...account.statements.slice(1),
      session.statement,
      accountEvent(db, "account_created", account.id, context.clock, { by: "password" }),
      ...(context.signedIn ? [endSession(db, context.signedIn.sessionId)] : []),
      ...(input.userType === "student"
        ? []
        : await verifyEmailStatements(context, { ...who, email: input.email, firstName: input.firstName })),
    ]),
  );
  context.responseHeaders.append("set-cookie", session.cookie);
  const known = await rememberDevice(context, input.email);
  if (known) context.responseHeaders.append("set-cookie", known);
  return serializeUser(await readUser(db, account.id), context.clock());
}

/**
 * Throws 400 for a password on the list of common ones, or one that repeats the account's own names; `field` is
 * where it was typed.
 */
export function refusePassword(password: string, names: string[], field = "password"): void {
  const isName = names.some((name) => name.toLowerCase() === password.toLowerCase());
  if (!isName && !isCommonPassword(password)) return;
  const message = m.signup_password_common();
  throw new AppError("invalid", message, {
    title: m.signup_weak_password(),
    fieldErrors: { [field]: message },
  });
}
