import { and, eq } from "drizzle-orm";
import { z } from "zod";
import { oauthAccounts, users } from "~/db/schema";
import { createSession, deviceLabelOf, endSession, SELF_USER_TYPES } from "~/features/identity/index.server";
import { m } from "~/messages/compiled/messages.js";
import { accountEvent } from "~/platform/audit.server";
import type { RequestContext } from "~/platform/context.server";
import { setFlash } from "~/platform/flash.server";
import { createToken } from "~/platform/hash.server";
import { describeError, logEvent } from "~/platform/log";
import { seal, unseal } from "~/platform/sealed.server";
import { userTypeOf } from "./auth-paths";
import {
  authorizationUrl,
  finishAuthorization,
  type ProviderIdentity,
  providerSettings,
} from "./oauth.server";
import { dropPendingProfile, keepPendingProfile } from "./pending-profile.server";

const PURPOSE = "authorization request";
const KEEP_MS = 10 * 60 * 1000;
const FAILED_PATH = "/auth?error=google_auth_failed";
/** The person proved the address, so saying that it has an account here tells nobody else. */
const ACCOUNT_EXISTS_PATH = `${FAILED_PATH}&reason=account_exists`;
const NEW_ACCOUNT_PATH = "/auth?provider=google&status=success";

const requestSchema = z.object({
  state: z.string(),
  codeVerifier: z.string(),
  nonce: z.string(),
  userType: z.enum(SELF_USER_TYPES).nullable(),
});

type Context = RequestContext & { request: Request };

const cookieName = (isSecure: boolean) => (isSecure ? "__Host-beats_oauth" : "beats_oauth");
const redirectUri = (context: RequestContext) => `${context.origin}/api/auth/google/callback`;
const goTo = (location: string) => new Response(null, { status: 302, headers: { location } });

/** First leg: to the provider, with state, PKCE verifier and nonce kept in this browser alone. */
export async function startGoogle(context: Context): Promise<Response> {
  const settings = providerSettings(context.env);
  const secret = context.env.SIGNING_SECRET;
  if (!settings || !secret) return goTo(FAILED_PATH);
  const request = { state: createToken(), codeVerifier: createToken(), nonce: createToken() };
  const userType = userTypeOf(context.url.searchParams.get("type")) ?? null;
  const expiresAtMs = context.clock().getTime() + KEEP_MS;
  setCookie(context, await seal(secret, PURPOSE, { ...request, userType }, expiresAtMs), KEEP_MS / 1000);
  return goTo(authorizationUrl(settings, redirectUri(context), request).href);
}

/** Second leg: back from the provider. Every failure ends at the same message. */
export async function finishGoogle(context: Context): Promise<Response> {
  const settings = providerSettings(context.env);
  const secret = context.env.SIGNING_SECRET;
  if (!settings || !secret) return goTo(FAILED_PATH);
  const sealed = context.cookies.get(cookieName(context.isSecure));
  const request = await unseal(secret, PURPOSE, sealed, requestSchema, context.clock().getTime());
  // One try a state: a replayed callback finds no cookie.
  setCookie(context, "", 0);
  const { searchParams } = context.url;
  const code = searchParams.get("code");
  if (!request || !code || searchParams.get("state") !== request.state) return goTo(FAILED_PATH);
  let identity: ProviderIdentity;
  try {
    identity = await finishAuthorization(settings, redirectUri(context), code, request, context.clock());
  } catch (error) {
    const { errorName } = describeError(error);
    logEvent({ event: "task_failed", task: "google_sign_in", errorName });
    return goTo(FAILED_PATH);
  }
  return welcome(context, identity, request.userType);
}

async function welcome(
  context: Context,
  identity: ProviderIdentity,
  userType: z.infer<typeof requestSchema>["userType"],
): Promise<Response> {
  const { db } = context;
  const [[linked], [sameEmail]] = await db.batch([
    db
      .select({ id: users.id, userType: users.userType })
      .from(oauthAccounts)
      .innerJoin(users, eq(users.id, oauthAccounts.userId))
      .where(and(eq(oauthAccounts.issuer, identity.issuer), eq(oauthAccounts.subject, identity.subject))),
    db.select({ id: users.id }).from(users).where(eq(users.email, identity.email)),
  ]);
  if (linked) {
    const label = deviceLabelOf(context.request.headers.get("user-agent"));
    const session = await createSession(context, linked, label);
    await db.batch([
      session.statement,
      ...(context.signedIn ? [endSession(db, context.signedIn.sessionId)] : []),
      accountEvent(db, "signed_in", linked.id, context.clock, { by: "google" }),
    ]);
    context.responseHeaders.append("set-cookie", session.cookie);
    dropPendingProfile(context);
    setFlash(context, { toast: { title: m.signup_welcome_back(), variant: "default" } });
    return goTo("/");
  }
  // Never joined silently to an account with a password: an address can have changed hands (S9).
  if (sameEmail) return goTo(ACCOUNT_EXISTS_PATH);
  if (context.signedIn) return goTo(FAILED_PATH);
  await keepPendingProfile(context, { ...identity, userType, dateOfBirth: null });
  return goTo(NEW_ACCOUNT_PATH);
}

function setCookie(context: Context, value: string, maxAgeSeconds: number): void {
  const secure = context.isSecure ? "; Secure" : "";
  context.responseHeaders.append(
    "set-cookie",
    `${cookieName(context.isSecure)}=${value}; Path=/; Max-Age=${maxAgeSeconds}; HttpOnly; SameSite=Lax${secure}`,
  );
}
