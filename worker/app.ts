import { type Context, Hono } from "hono";
import { noteLook } from "~/features/profile/index.server";
import { noteAlertSent } from "~/features/safety/index.server";
import { m } from "~/messages/compiled/messages.js";
import { prefersHtml } from "~/platform/accept";
import { drainBody } from "~/platform/body.server";
import type { RequestContext } from "~/platform/context.server";
import { AppError, isAppError } from "~/platform/errors";
import { runWithLocale } from "~/platform/locale.server";
import { describeError, logEvent } from "~/platform/log";
import { sendDueMail } from "~/platform/mail.server";
import {
  failurePage,
  isDatabaseFailure,
  keepTyped,
  readableRefusal,
  unavailableError,
} from "./failure-replies";
import { healthReport } from "./health";
import { refuseCrossSite } from "./middleware/same-origin";
import { securityHeaders } from "./middleware/security-headers";
import { findSignedIn, openRequest } from "./request-context";
import { runScheduled } from "./scheduled";
import { handleSocketUpgrade } from "./ws";

type Bindings = { Bindings: Env };

/** Renders a page or answers /api; Remix in the product, the route list itself in Worker tests. */
export type PageHandler = (request: Request, context: RequestContext) => Promise<Response>;

/** `mp3Wasm` is brought by the entry file: only Wrangler's bundler can import it. */
type AppParts = { pages: PageHandler; mp3Wasm?: WebAssembly.Module | null };

/** The whole request map: health, the live socket, and everything else through `pages`. */
export function createApp({ pages, mp3Wasm = null }: AppParts): Hono<Bindings> {
  const app = new Hono<Bindings>();

  app.get("/healthz", async (c) => {
    const report = await healthReport(c.env);
    const reply = Response.json(report, {
      status: report.ok ? 200 : 503,
      headers: report.ok ? {} : { "retry-after": "20" },
    });
    return finish(reply, { requestId: crypto.randomUUID() });
  });

  // On a person's own machine nothing rings every five minutes: `npm start` asks here, and so may a test.
  app.post("/dev/scheduled", async (c) => {
    const { context } = openRequest(c.req.raw, c.env, waitUntilOf(c));
    try {
      if (c.env.ENVIRONMENT === "production") throw new AppError("not_found", m.common_page_not_found());
      refuseCrossSite(c.req.raw);
      // Links in the mail it sends lead back here where no other address is set.
      return finish(Response.json(await runScheduled({ ...c.env, APP_ORIGIN: context.origin })), context);
    } catch (error) {
      return finish(replyToError(error, context), context);
    }
  });

  // Before everything that sets headers: a socket's 101 reply must be returned untouched (workerd issue 3047).
  app.get("/ws", async (c) => {
    const { context } = openRequest(c.req.raw, c.env, waitUntilOf(c));
    try {
      const reply = await handleSocketUpgrade(c.req.raw, context);
      return reply.webSocket ? reply : finish(reply, context);
    } catch (error) {
      return finish(replyToError(error, context), context);
    }
  });

  app.all("*", (c) => answerRequest(c.req.raw, c.env, waitUntilOf(c), { pages, mp3Wasm }));

  return app;
}

/** Answers everything but health and the socket, and leaves behind what comes after a reply. */
async function answerRequest(
  request: Request,
  env: Env,
  waitUntil: ReturnType<typeof waitUntilOf>,
  { pages, mp3Wasm }: Required<AppParts>,
): Promise<Response> {
  const startedAtMs = performance.now();
  const { context, bookmarkCookie } = openRequest(request, env, waitUntil, mp3Wasm);
  const typed = keepTyped(request);
  const sessionError = await findSignedIn(context).then(
    () => null,
    (error: unknown) => error,
  );
  const reply = await runWithLocale(context.locale, () =>
    replyTo(request, context, pages, { sessionError, typed }),
  );
  if (context.dbMeter.hasQueuedMail) {
    const { db, clock } = context;
    const onSent = (mail: { kind: string }) => noteAlertSent(db, mail);
    context.waitUntil(sendDueMail(env, db, clock, undefined, { forMs: AFTER_REPLY_MS, onSent }));
  }
  if (!sessionError && request.method === "GET" && isPage(request, context)) noteLook(context);
  await drainBody(request);
  const bookmark = bookmarkCookie();
  if (bookmark) context.responseHeaders.append("set-cookie", bookmark);
  logEvent({
    event: "request",
    requestId: context.requestId,
    method: request.method,
    path: withoutTokens(context.url.pathname),
    status: reply.status,
    durationMs: Math.round(performance.now() - startedAtMs),
  });
  return finish(reply, context);
}

/** The page or the API's answer; a failure is one that whoever waits can read. */
async function replyTo(
  request: Request,
  context: RequestContext,
  pages: PageHandler,
  { sessionError, typed }: { sessionError: unknown; typed: ReturnType<typeof keepTyped> },
): Promise<Response> {
  try {
    if (sessionError && !NEEDS_NO_SESSION.includes(context.url.pathname)) throw sessionError;
    refuseCrossSite(request);
    const page = await pages(request, context);
    // A page's own error boundary tells nobody when to come back.
    const isOurs = page.status >= 500 && isDatabaseFailure(context.dbMeter.lastError);
    if (isOurs && isPage(request, context)) throw context.dbMeter.lastError;
    return await readableRefusal(request, context, page);
  } catch (error) {
    const known = replyToError(error, context);
    if (known.status < 500 || !isPage(request, context))
      return await readableRefusal(request, context, known);
    const shown = isDatabaseFailure(error) ? unavailableError() : internalError();
    return failurePage(context, shown, (await typed?.()) ?? null);
  }
}

/** What a request queued is sent after its reply, within what the platform gives it then (30 seconds). */
const AFTER_REPLY_MS = 10_000;

/** Help is shown whoever asks and whatever else fails. */
const NEEDS_NO_SESSION = ["/help"];

const waitUntilOf = (c: Context<Bindings>) => (work: Promise<unknown>) => c.executionCtx.waitUntil(work);

/** Whether a person waits for a page: a navigation, or a plain form wherever it is sent. */
function isPage(request: Request, { url }: RequestContext): boolean {
  return prefersHtml(request) && (request.method === "POST" || !isApi(url.pathname));
}

/** Remix finds a route whatever the capitals of its address. */
const isApi = (pathname: string): boolean => /^\/api/i.test(pathname);

const internalError = () => new AppError("internal", m.common_internal());

/** Any error as a reply in plain words, with nothing of its inside; unexpected ones are logged by name. */
function replyToError(error: unknown, context: RequestContext): Response {
  if (isAppError(error)) return error.toResponse();
  if (error instanceof Response) return error;
  const path = withoutTokens(context.url.pathname);
  logEvent({ event: "unexpected_error", requestId: context.requestId, path, ...describeError(error) });
  const shown = isDatabaseFailure(error) ? unavailableError : internalError;
  return runWithLocale(context.locale, shown).toResponse();
}

/** A copy of the reply with the request's cookies, the security headers and, outside production, database costs. */
function finish(
  reply: Response,
  context: Pick<RequestContext, "requestId"> & Partial<RequestContext>,
): Response {
  const headers = new Headers(reply.headers);
  for (const [name, value] of context.responseHeaders ?? []) headers.append(name, value);
  headers.set("x-request-id", context.requestId);
  const uploadOrigin = context.env?.R2_ACCOUNT_ID
    ? `https://${context.env.R2_ACCOUNT_ID}.r2.cloudflarestorage.com`
    : null;
  for (const [name, value] of securityHeaders(context.nonce ?? "", context.isSecure ?? false, uploadOrigin)) {
    if (!headers.has(name)) headers.set(name, value);
  }
  if (context.url && isApi(context.url.pathname) && !headers.has("cache-control"))
    headers.set("cache-control", "no-store");
  if (context.dbMeter && context.env?.ENVIRONMENT !== "production") {
    const { durationMs, rowsRead, rowsWritten, queries, roundTrips } = context.dbMeter;
    headers.append(
      "server-timing",
      `db;dur=${durationMs.toFixed(1)};desc="rows_read=${rowsRead} rows_written=${rowsWritten} queries=${queries} round_trips=${roundTrips}"`,
    );
  }
  const isBodyless = reply.status === 204 || reply.status === 304;
  return new Response(isBodyless ? null : reply.body, {
    status: reply.status,
    statusText: reply.statusText,
    headers,
  });
}

/** Paths that carry a secret are logged without it. */
function withoutTokens(path: string): string {
  return path.replace(
    /^(\/(?:api\/)?(?:consent|reset-password|verify-email|join|badge|weekly-card|uploads?)\/)[^/]+/i,
    "$1:token",
  );
}
