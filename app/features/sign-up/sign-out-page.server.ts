import { lookAttributes } from "~/features/profile/index.server";
import { m } from "~/messages/compiled/messages.js";
import type { RequestContext } from "~/platform/context.server";

/**
 * The page a link on another site gets instead of a sign-out (S4): plain HTML with one button.
 */
export function signOutPage(context: RequestContext): Response {
  const html = `<!doctype html>
<html lang="${context.locale}"${lookAttributes(context)}><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">
<title>${m.signup_sign_out()} - Beats</title><link rel="stylesheet" href="/failure.css"></head>
<body><main>
<h1>${m.signup_sign_out_question()}</h1>
<form method="post" action="/api/logout"><button class="button">${m.signup_sign_out()}</button></form>
<p><a href="/">${m.signup_stay_signed_in()}</a></p>
</main></body></html>`;
  return new Response(html, {
    headers: { "content-type": "text/html; charset=utf-8", "cache-control": "no-store" },
  });
}
