import qrcode from "qrcode-generator";
import { m } from "~/messages/compiled/messages.js";
import { momentWriter } from "~/platform/date-text";
import type { Locale } from "~/platform/locale.server";
import { escapeHtml } from "~/platform/mail-template";

/** `timeZone` is the child's. */
export type PrintedCode = { firstName: string; timeZone: string; code: string; expiresAt: string };

/** Where a parent makes the account in which the code is typed. */
const parentSignUp = (origin: string) => `${origin}/auth?step=register&type=parent`;

function qrSvg(text: string): string {
  const code = qrcode(0, "M");
  code.addData(text);
  code.make();
  return code.createSvgTag({ cellSize: 4, margin: 4, scalable: true });
}

/** The same words in one language; a family reads the one it likes. */
function wordsIn(locale: Locale, { firstName, expiresAt, timeZone }: PrintedCode, origin: string): string {
  const options = { locale };
  const until = momentWriter("long", timeZone, locale)(expiresAt);
  return `<div lang="${locale}" class="words">
<p><strong>${escapeHtml(m.family_sheet_for({ child: firstName }, options))}</strong></p>
<p>${escapeHtml(m.family_sheet_how({ address: parentSignUp(origin) }, options))}</p>
<p class="until">${escapeHtml(m.family_sheet_until({ date: until }, options))}</p>
</div>`;
}

/** The light page a school prints and cuts: one card a family in both languages; no script, one small style sheet. */
export function codeSheet(codes: PrintedCode[], origin: string, locale: Locale): Response {
  const title = escapeHtml(m.family_sheet_title());
  const cards = codes.map(
    (card) => `<section class="card">
<div class="qr">${qrSvg(parentSignUp(origin))}</div>
<div>
${wordsIn("en", card, origin)}
<p class="code">${escapeHtml(card.code)}</p>
${wordsIn("es", card, origin)}
</div>
</section>`,
  );
  const html = `<!doctype html>
<html lang="${locale}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">
<title>${title}</title><link rel="stylesheet" href="/sheet.css"></head>
<body><main>
<h1>${title}</h1>
<p class="hint">${escapeHtml(codes.length > 0 ? m.family_sheet_hint() : m.family_sheet_empty())}</p>
${cards.join("\n")}
</main></body></html>`;
  return new Response(html, {
    headers: { "content-type": "text/html; charset=utf-8", "cache-control": "no-store" },
  });
}
