import { formatJoinCode, requireClassroomOf } from "~/features/classrooms/index.server";
import { m } from "~/messages/compiled/messages.js";
import type { RequestContext, UserRow } from "~/platform/context.server";
import { escapeHtml } from "~/platform/mail-template";
import { qrSvg } from "./badge-sheet.server";

/**
 * The page with a class's join code for the wall: a QR code that opens the join page, the address and the code in
 * large letters; no script. For those who lead the class now or keep the school's roster; throws 404 for anybody else.
 */
export async function classCodeSheet(
  { db, origin, locale, clock }: RequestContext,
  staff: UserRow,
  classroomId: string,
): Promise<Response> {
  const { name, joinCode } = await requireClassroomOf(db, staff, classroomId, { list: clock() });
  const title = escapeHtml(m.staff_code_sheet_title({ classroom: name }));
  const address = `${origin}/join`;
  const html = `<!doctype html>
<html lang="${locale}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">
<title>${title}</title><link rel="stylesheet" href="/sheet.css"></head>
<body><main class="poster">
<h1>${title}</h1>
<div class="qr">${qrSvg(`${address}/${joinCode}`)}</div>
<p>${escapeHtml(m.staff_code_sheet_how({ address: address.replace(/^https?:\/\//, "") }))}</p>
<p class="code-large">${escapeHtml(formatJoinCode(joinCode))}</p>
</main></body></html>`;
  return new Response(html, {
    headers: { "content-type": "text/html; charset=utf-8", "cache-control": "no-store" },
  });
}
