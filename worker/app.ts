import { type Context, Hono } from "hono";
import type { RequestContext } from "~/platform/context.server";
import { AppError, isAppError } from "~/platform/errors";
import { runWithLocale } from "~/platform/locale.server";
import { describeError, logEvent } from "~/platform/log";
import { sendDueMail } from "~/platform/mail.server";
import { healthReport } from "./health";
import { refuseCrossSite } from "./middleware/same-origin";
import { securityHeaders } from "./middleware/security-headers";
import { openRequest } from "./request-context";
import { handleSocketUpgrade } from "./ws";

type Bindings = { Bindings: Env };

/** Renders a page or answers /api; Remix in the product, the route list itself in Worker tests. */
export type PageHandler = (request: Request, context: RequestContext) => Promise<Response>;

/** `mp3Wasm` is brought by the entry file: only Wrangler's bundler can import it. */
type AppParts = { pages: PageHandler; mp3Wasm?: WebAssembly.Module | null };

/** The whole request map: health, the live socket, and everything else through `pages`. */
export function createApp({ pages, mp3Wasm = null }: AppParts): Hono<Bindings> {
  const app = new Hono<Bindings>();

  app.get("/healthz", (c) => finish(Response.json(healthReport(c.env)), { requestId: crypto.randomUUID() }));

  // Before everything that sets headers: a socket's 101 reply must be returned untouched (workerd issue 3047).
  app.get("/ws", (c) => handleSocketUpgrade(c.req.raw, c.env, waitUntilOf(c)));

  app.all("*", async (c) => {
    const request = c.req.raw;
    const startedAtMs = Date.now();
    const { context, bookmarkCookie } = await openRequest(request, c.env, waitUntilOf(c), mp3Wasm);
    const reply = await runWithLocale(context.locale, async () => {
      try {
        refuseCrossSite(request);
        return await pages(request, context);
      } catch (error) {
        return replyToError(error, context);
      }
    });
    if (context.dbMeter.hasQueuedMail) {
      context.waitUntil(sendDueMail(c.env, context.db, context.clock));
    }
    const bookmark = bookmarkCookie();
    if (bookmark) context.responseHeaders.append("set-cookie", bookmark);
    logEvent({
      event: "request",
      requestId: context.requestId,
      method: request.method,
      path: withoutTokens(context.url.pathname),
      status: reply.status,
      durationMs: Date.now() - startedAtMs,
    });
    return finish(reply, context);
  });

  return app;
}

const waitUntilOf = (c: Context<Bindings>) => (work: Promise<unknown>) => c.executionCtx.waitUntil(work);

/** Any error as a reply in plain words, with nothing of its inside; unexpected ones are logged by name. */
function replyToError(error: unknown, context: RequestContext): Response {
  if (isAppError(error)) return error.toResponse();
  if (error instanceof Response) return error;
  const path = withoutTokens(context.url.pathname);
  logEvent({ event: "unexpected_error", requestId: context.requestId, path, ...describeError(error) });
  return new AppError("internal", "Something went wrong on our side. Please try again.").toResponse();
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
  if (context.url?.pathname.startsWith("/api") && !headers.has("cache-control"))
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
    /^(\/(?:api\/)?(?:consent|reset-password|verify-email|join|badge|uploads?)\/)[^/]+/,
    "$1:token",
  );
}
