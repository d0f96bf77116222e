import type { AppLoadContext, EntryContext } from "@remix-run/cloudflare";
import { RemixServer } from "@remix-run/react";
import { renderToReadableStream } from "react-dom/server";
import { runWithLocale } from "~/platform/locale.server";
import { describeError, logEvent } from "~/platform/log";

export default async function handleRequest(
  request: Request,
  status: number,
  headers: Headers,
  remixContext: EntryContext,
  loadContext: AppLoadContext,
): Promise<Response> {
  const { nonce, locale, requestId, url } = loadContext;
  let finalStatus = status;
  const body = await runWithLocale(locale, () =>
    renderToReadableStream(<RemixServer context={remixContext} url={request.url} nonce={nonce} />, {
      nonce,
      signal: request.signal,
      onError(error) {
        finalStatus = 500;
        logEvent({ event: "unexpected_error", requestId, path: url.pathname, ...describeError(error) });
      },
    }),
  );
  // Loaders have all the data by now: whole pages, so that nothing needs a script to become visible.
  await body.allReady;
  headers.set("content-type", "text/html; charset=utf-8");
  if (!headers.has("cache-control")) headers.set("cache-control", "no-store");
  return new Response(await new Response(body).arrayBuffer(), { status: finalStatus, headers });
}

export function handleError(error: unknown, { context }: { context: AppLoadContext }): void {
  logEvent({
    event: "unexpected_error",
    requestId: context.requestId,
    path: context.url.pathname,
    ...describeError(error),
  });
}
