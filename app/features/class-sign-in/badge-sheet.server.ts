import qrcode from "qrcode-generator";
import { m } from "~/messages/compiled/messages.js";
import type { Locale } from "~/platform/locale.server";
import { escapeHtml } from "~/platform/mail-template";
import type { PrintedBadge } from "./class-badges.server";

const SHEET = "margin:0;padding:12mm;background:#fff;color:#000;font:16px/1.4 system-ui,sans-serif";
const GRID = "display:grid;grid-template-columns:repeat(auto-fill,minmax(62mm,1fr));gap:6mm";
const BADGE =
  "border:0.4mm dashed #666;border-radius:4mm;padding:5mm;text-align:center;break-inside:avoid;page-break-inside:avoid";

/** A QR code as SVG, error level M: still read with a crease through it. */
function qrSvg(text: string): string {
  const code = qrcode(0, "M");
  code.addData(text);
  code.make();
  return code.createSvgTag({ cellSize: 4, margin: 8, scalable: true });
}

/** The light page a teacher prints and cuts: first name, class and code; style attributes only, no script. */
export function badgeSheet(classroomName: string, badges: PrintedBadge[], locale: Locale): Response {
  const cards = badges.map(
    ({ firstName, url }) => `<section style="${BADGE}">
<div style="width:44mm;height:44mm;margin:0 auto">${qrSvg(url)}</div>
<p style="margin:2mm 0 0;font-size:22px;font-weight:700">${escapeHtml(firstName)}</p>
<p style="margin:0;color:#333">Beats · ${escapeHtml(classroomName)}</p>
</section>`,
  );
  const html = `<!doctype html>
<html lang="${locale}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">
<title>${escapeHtml(m.accounts_badge_sheet_title({ classroom: classroomName }))}</title></head>
<body style="${SHEET}"><main>
<h1 style="font-size:24px;margin:0 0 2mm">${escapeHtml(m.accounts_badge_sheet_title({ classroom: classroomName }))}</h1>
<p style="margin:0 0 6mm">${escapeHtml(badges.length > 0 ? m.accounts_badge_sheet_hint() : m.accounts_badge_sheet_empty())}</p>
<div style="${GRID}">${cards.join("\n")}</div>
</main></body></html>`;
  return new Response(html, {
    headers: { "content-type": "text/html; charset=utf-8", "cache-control": "no-store" },
  });
}
