import qrcode from "qrcode-generator";
import { m } from "~/messages/compiled/messages.js";
import type { Locale } from "~/platform/locale.server";
import { escapeHtml } from "~/platform/mail-template";
import type { PrintedBadge } from "./class-badges.server";

/** A QR code as SVG, error level M: still read with a crease through it. */
export function qrSvg(text: string): string {
  const code = qrcode(0, "M");
  code.addData(text);
  code.make();
  return code.createSvgTag({ cellSize: 4, margin: 8, scalable: true });
}

/** The light page a teacher prints and cuts: first name, class and code; no script, one small style sheet. */
export function badgeSheet(classroomName: string, badges: PrintedBadge[], locale: Locale): Response {
  const cards = badges.map(
    ({ firstName, url }) => `<section class="badge">
<div class="qr">${qrSvg(url)}</div>
<p class="name">${escapeHtml(firstName)}</p>
<p class="class">Beats · ${escapeHtml(classroomName)}</p>
</section>`,
  );
  const html = `<!doctype html>
<html lang="${locale}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">
<title>${escapeHtml(m.badge_sheet_title({ classroom: classroomName }))}</title><link rel="stylesheet" href="/sheet.css"></head>
<body><main>
<h1>${escapeHtml(m.badge_sheet_title({ classroom: classroomName }))}</h1>
<p class="hint">${escapeHtml(badges.length > 0 ? m.badge_sheet_hint() : m.badge_sheet_empty())}</p>
<div class="badges">${cards.join("\n")}</div>
</main></body></html>`;
  return new Response(html, {
    headers: { "content-type": "text/html; charset=utf-8", "cache-control": "no-store" },
  });
}
