import { openDatabase } from "~/db/index.server";
import { findSession, sessionCookieName } from "~/features/accounts/index.server";
import { systemClock } from "~/platform/clock";
import type { RequestContext } from "~/platform/context.server";
import { readCookies } from "~/platform/cookies";
import { createToken } from "~/platform/hash.server";
import { createId } from "~/platform/ids";
import { askedLocale, detectLocale, localeCookie } from "~/platform/locale.server";

const BOOKMARK_COOKIE = "beats_d1";

export type OpenRequest = { context: RequestContext; bookmarkCookie(): string | null };

/** Opens the database, finds the session and the language: all a request carries. */
export async function openRequest(
  request: Request,
  env: Env,
  waitUntil: (work: Promise<unknown>) => void,
  mp3Wasm: WebAssembly.Module | null = null,
): Promise<OpenRequest> {
  const url = new URL(request.url);
  const isSecure = url.protocol === "https:";
  const cookies = readCookies(request.headers.get("cookie"));
  const { db, meter, bookmark } = openDatabase(env.DB, cookies.get(BOOKMARK_COOKIE));
  const signedIn = await findSession(db, cookies.get(sessionCookieName(isSecure)), systemClock);
  const asked = askedLocale(url);
  const context: RequestContext = {
    env,
    db,
    dbMeter: meter,
    clock: systemClock,
    requestId: createId(),
    nonce: createToken(16),
    url,
    origin: env.APP_ORIGIN ?? url.origin,
    isSecure,
    locale: asked ?? signedIn?.user.locale ?? detectLocale(cookies, request.headers.get("accept-language")),
    cookies,
    signedIn,
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
