import { m } from "~/messages/compiled/messages.js";
import type { Locale } from "~/platform/locale.server";

/**
 * The page a link on another site gets instead of a sign-out (safety.md S4): plain HTML with one button.
 * Style attributes only, because the policy allows no style element.
 */
export function signOutPage(locale: Locale): Response {
  const body =
    "margin:0;min-height:100vh;display:grid;place-content:center;gap:20px;padding:24px;text-align:center;background:#07090f;color:#f2f5ff;font:16px/1.5 system-ui,sans-serif";
  const button =
    "font:600 17px system-ui,sans-serif;padding:12px 22px;border:0;border-radius:14px;background:#2174f0;color:#fff";
  const html = `<!doctype html>
<html lang="${locale}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">
<title>${m.accounts_sign_out()} - Beats</title></head>
<body style="${body}"><main>
<h1>${m.accounts_sign_out_question()}</h1>
<form method="post" action="/api/logout"><button style="${button}">${m.accounts_sign_out()}</button></form>
<p><a href="/" style="color:#b6c0dc">${m.accounts_stay_signed_in()}</a></p>
</main></body></html>`;
  return new Response(html, {
    headers: { "content-type": "text/html; charset=utf-8", "cache-control": "no-store" },
  });
}
