import type { Db } from "~/db/index.server";
import type { DbMeter } from "~/db/metered-d1";
import type { users } from "~/db/schema";
import type { Clock } from "./clock";
import type { Locale } from "./locale.server";

export type UserRow = typeof users.$inferSelect;
export type SignedIn = {
  user: UserRow;
  sessionId: string;
  /** Whether the session ends when nobody uses it for a while. */
  isShared: boolean;
  /** The printed badge that opened the session; null for a sign-in of the person's own. */
  badgeId: string | null;
};

/** What one request carries through guards, handlers and page loaders. */
export type RequestContext = {
  env: Env;
  db: Db;
  dbMeter: DbMeter;
  clock: Clock;
  requestId: string;
  /** Goes into the CSP and onto every script tag of the page. */
  nonce: string;
  url: URL;
  origin: string;
  isSecure: boolean;
  locale: Locale;
  cookies: Map<string, string>;
  signedIn: SignedIn | null;
  /** Address of the caller, for limits only; never stored or logged as it is. */
  clientAddress: string;
  /** Headers added to the reply, Set-Cookie above all. */
  responseHeaders: Headers;
  /** The compiled MP3 encoder; null where the platform brings none (development front). */
  mp3Wasm: WebAssembly.Module | null;
  waitUntil(work: Promise<unknown>): void;
};

/**
 * What a feature's function needs of a request at least. It comes first, then who acts, then the input; a route passes
 * its whole call: `saveThing(call, call.subject.user, call.body)`.
 */
export type Work = Pick<RequestContext, "db" | "clock">;

declare module "@remix-run/cloudflare" {
  interface AppLoadContext extends RequestContext {}
}
