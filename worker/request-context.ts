import { openDatabase } from "~/db/index.server";
import { findSession, sessionCookieName } from "~/features/identity/index.server";
import { notedLocale } from "~/features/profile/index.server";
import { clockOf } from "~/platform/clock";
import type { RequestContext } from "~/platform/context.server";
import { readCookies } from "~/platform/cookies";
import { createToken } from "~/platform/hash.server";
import { askedLocale, detectLocale, localeCookie } from "~/platform/locale.server";

const BOOKMARK_COOKIE = "beats_d1";

export type OpenRequest = { context: RequestContext; bookmarkCookie(): string | null };

/** All a request carries but who is signed in, which `findSignedIn` adds; asks the database nothing, cannot fail. */
export function openRequest(
  request: Request,
  env: Env,
  waitUntil: (work: Promise<unknown>) => void,
  mp3Wasm: WebAssembly.Module | null = null,
): OpenRequest {
  const url = new URL(request.url);
  const isSecure = url.protocol === "https:";
  const cookies = readCookies(request.headers.get("cookie"));
  const { db, meter, bookmark } = openDatabase(env.DB, cookies.get(BOOKMARK_COOKIE));
  const asked = askedLocale(url);
  const context: RequestContext = {
    env,
    db,
    dbMeter: meter,
    clock: clockOf(env),
    requestId: crypto.randomUUID(),
    nonce: createToken(16),
    url,
    origin: env.APP_ORIGIN ?? url.origin,
    isSecure,
    locale: asked ?? detectLocale(cookies, request.headers.get("accept-language")),
    cookies,
    signedIn: null,
    clientAddress: request.headers.get("cf-connecting-ip") ?? "unknown",
    responseHeaders: new Headers(),
    mp3Wasm,
    waitUntil,
  };
  if (asked) context.responseHeaders.append("set-cookie", localeCookie(asked, isSecure));
  return {
    context,
    bookmarkCookie: () => {
      const mark = bookmark();
      if (!mark || meter.rowsWritten === 0) return null;
      return `${BOOKMARK_COOKIE}=${mark}; Path=/; Max-Age=60; HttpOnly; SameSite=Lax${isSecure ? "; Secure" : ""}`;
    },
  };
}

/** Finds the session of a request and with it the person's own language. Throws when the database does not answer. */
export async function findSignedIn(context: RequestContext): Promise<void> {
  const token = context.cookies.get(sessionCookieName(context.isSecure));
  try {
    context.signedIn = await findSession(context.db, token, context.clock);
  } catch (error) {
    if (token) context.locale = notedLocale(context);
    throw error;
  }
  context.locale = askedLocale(context.url) ?? context.signedIn?.user.locale ?? context.locale;
}
