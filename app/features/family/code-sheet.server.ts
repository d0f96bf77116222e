import qrcode from "qrcode-generator";
import { m } from "~/messages/compiled/messages.js";
import type { Locale } from "~/platform/locale.server";
import { escapeHtml } from "~/platform/mail-template";

export type PrintedCode = { firstName: string; code: string; expiresAt: string };

const SHEET = "margin:0;padding:12mm;background:#fff;color:#000;font:15px/1.45 system-ui,sans-serif";
const CARD =
  "display:grid;grid-template-columns:32mm 1fr;gap:6mm;align-items:start;border:0.4mm dashed #666;border-radius:4mm;padding:6mm;margin:0 0 6mm;break-inside:avoid;page-break-inside:avoid";
const CODE = "margin:1mm 0 2mm;font:700 24px/1.2 ui-monospace,monospace;letter-spacing:0.06em";

/** Where a parent makes the account in which the code is typed. */
const parentSignUp = (origin: string) => `${origin}/auth?step=register&type=parent`;

function qrSvg(text: string): string {
  const code = qrcode(0, "M");
  code.addData(text);
  code.make();
  return code.createSvgTag({ cellSize: 4, margin: 4, scalable: true });
}

/** The same words in one language; a family reads the one it likes. */
function wordsIn(locale: Locale, { firstName, expiresAt }: PrintedCode, origin: string): string {
  const options = { locale };
  const date = new Intl.DateTimeFormat(locale, { dateStyle: "long", timeZone: "UTC" });
  const until = date.format(new Date(expiresAt));
  return `<div lang="${locale}" style="margin:0 0 2mm">
<p style="margin:0"><strong>${escapeHtml(m.family_sheet_for({ child: firstName }, options))}</strong></p>
<p style="margin:0">${escapeHtml(m.family_sheet_how({ address: parentSignUp(origin) }, options))}</p>
<p style="margin:0;color:#333">${escapeHtml(m.family_sheet_until({ date: until }, options))}</p>
</div>`;
}

/** The light page a school prints and cuts: one card a family in both languages; no script, nothing loaded. */
export function codeSheet(codes: PrintedCode[], origin: string, locale: Locale): Response {
  const title = escapeHtml(m.family_sheet_title());
  const cards = codes.map(
    (card) => `<section style="${CARD}">
<div style="width:32mm;height:32mm">${qrSvg(parentSignUp(origin))}</div>
<div>
${wordsIn("en", card, origin)}
<p style="${CODE}">${escapeHtml(card.code)}</p>
${wordsIn("es", card, origin)}
</div>
</section>`,
  );
  const html = `<!doctype html>
<html lang="${locale}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">
<title>${title}</title></head>
<body style="${SHEET}"><main>
<h1 style="font-size:24px;margin:0 0 2mm">${title}</h1>
<p style="margin:0 0 6mm">${escapeHtml(codes.length > 0 ? m.family_sheet_hint() : m.family_sheet_empty())}</p>
${cards.join("\n")}
</main></body></html>`;
  return new Response(html, {
    headers: { "content-type": "text/html; charset=utf-8", "cache-control": "no-store" },
  });
}
