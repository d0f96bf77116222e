import { lookAttributes } from "~/features/profile/index.server";
import { m } from "~/messages/compiled/messages.js";
import { prefersHtml } from "~/platform/accept";
import type { RequestContext } from "~/platform/context.server";
import { AppError } from "~/platform/errors";

/** So long a caller should wait before it asks a database again that did not answer. */
const RETRY_AFTER_SECONDS = 20;

/**
 * Whether the database itself failed (locked, overloaded, away, not migrated). A broken constraint is an error of
 * ours and does not get better by trying again.
 */
export function isDatabaseFailure(error: unknown): boolean {
  for (let cause = error; cause instanceof Error; cause = cause.cause) {
    if (/constraint failed/.test(cause.message)) return false;
    if (/D1_|SQLITE_|^Failed query/.test(cause.message)) return true;
  }
  return false;
}

/** The refusal while the database does not answer: nothing was done, and when to try again. */
export const unavailableError = (): AppError =>
  new AppError("unavailable", m.common_unavailable(), { retryAfterSeconds: RETRY_AFTER_SECONDS });

/** What was typed into a plain form, read before the handler takes the body; null for any other request. */
export function keepTyped(request: Request): (() => Promise<URLSearchParams>) | null {
  const type = request.headers.get("content-type") ?? "";
  if (request.method !== "POST" || !type.startsWith("application/x-www-form-urlencoded")) return null;
  if (!prefersHtml(request)) return null;
  const copy = request.clone();
  return async () => new URLSearchParams(new TextDecoder().decode(await copy.arrayBuffer()));
}

/**
 * A page that needs neither the database nor a session nor scripts: what happened, the number to look it up by,
 * and what was typed, ready to be sent again. A password is never repeated: the way back has it still.
 */
export function failurePage(
  context: RequestContext,
  error: AppError,
  typed: URLSearchParams | null = null,
): Response {
  const { locale, requestId, url } = context;
  const isTemporary = error.options.retryAfterSeconds !== undefined;
  const again = typed ? sendAgainForm(url, typed) : "";
  const isGet = typed === null;
  const html = `<!doctype html>
<html lang="${locale}"${lookAttributes(context)}><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">
${isGet && isTemporary ? `<meta http-equiv="refresh" content="${error.options.retryAfterSeconds}">` : ""}
<title>${escapeHtml(m.common_unavailable_title())} - Beats</title><link rel="stylesheet" href="/failure.css"></head>
<body><main id="content">
<h1>${escapeHtml(m.common_unavailable_title())}</h1>
<p>${escapeHtml(error.message)}</p>
${again}
${isGet ? `<p><a class="button" href="${escapeHtml(`${url.pathname}${url.search}`)}">${escapeHtml(m.common_try_again())}</a></p>` : ""}
<p><a href="/help">${escapeHtml(m.common_need_help_now())}</a></p>
<p class="quiet">${escapeHtml(m.common_request_number({ requestId }))}</p>
</main></body></html>`;
  const headers = error.toResponse().headers;
  headers.set("content-type", "text/html; charset=utf-8");
  headers.set("cache-control", "no-store");
  return new Response(html, { status: error.status, headers });
}

/**
 * A refusal of the API that a browser opened as a page (an archive whose week is over, a sheet of a class that is no
 * longer led, a plain form without a page of its own), in the same words and readable; any other answer as it is.
 */
export async function readableRefusal(
  request: Request,
  context: RequestContext,
  answer: Response,
): Promise<Response> {
  const isOpened = request.headers.get("sec-fetch-mode") === "navigate" && prefersHtml(request);
  const isJson = answer.headers.get("content-type")?.startsWith("application/json") ?? false;
  if (!isOpened || answer.status < 400 || !isJson) return answer;
  const { message } = await answer.json<{ message?: string }>();
  const title = escapeHtml(m.common_refused_title());
  const html = `<!doctype html>
<html lang="${context.locale}"${lookAttributes(context)}><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">
<title>${title} - Beats</title><link rel="stylesheet" href="/failure.css"></head>
<body><main id="content">
<h1>${title}</h1>
<p>${escapeHtml(message ?? "")}</p>
<p><a class="button" href="/">${escapeHtml(m.common_go_home())}</a></p>
<p><a href="/help">${escapeHtml(m.common_need_help_now())}</a></p>
</main></body></html>`;
  const headers = new Headers(answer.headers);
  headers.delete("content-length");
  headers.set("content-type", "text/html; charset=utf-8");
  headers.set("cache-control", "no-store");
  return new Response(html, { status: answer.status, headers });
}

function sendAgainForm(url: URL, typed: URLSearchParams): string {
  const fields = [...typed];
  if (fields.some(([name]) => /password|token/i.test(name))) {
    return `<p>${escapeHtml(m.common_go_back_and_retry())}</p>`;
  }
  const words = fields.filter(([, value]) => isWords(value));
  const hidden = fields
    .filter(([, value]) => !isWords(value))
    .map(([name, value]) => `<input type="hidden" name="${escapeHtml(name)}" value="${escapeHtml(value)}">`);
  const shown = words.map(
    ([name, value]) =>
      `<textarea name="${escapeHtml(name)}" rows="3" aria-label="${escapeHtml(m.common_what_you_typed())}">${escapeHtml(value)}</textarea>`,
  );
  return `<form method="post" action="${escapeHtml(`${url.pathname}${url.search}`)}">
${shown.length > 0 ? `<p>${escapeHtml(m.common_what_you_typed())}</p>` : ""}
${hidden.join("")}${shown.join("")}
<button class="button">${escapeHtml(m.common_send_again())}</button></form>`;
}

/** Something a person wrote, not an id, a tick or a number. */
const isWords = (value: string): boolean =>
  value.trim() !== "" && !/^(?:[0-9a-f-]{32,}|on|true|false|[\d.-]+|[a-z]+(?:_[a-z]+)*)$/.test(value);

const ESCAPES: Record<string, string> = { "&": "&amp;", "<": "&lt;", ">": "&gt;", '"': "&quot;" };
const escapeHtml = (text: string): string => text.replace(/[&<>"]/g, (sign) => ESCAPES[sign] ?? sign);
