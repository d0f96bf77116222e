import { m } from "~/messages/compiled/messages.js";
import type { Locale } from "~/platform/locale.server";
import { escapeHtml } from "~/platform/mail-template";
import type { ImportReport } from "./import.server";
import type { BadRow } from "./roster.schema";

/** What came of a file, for the form without JavaScript: the lines to mend, or the badges to print. */
export function rosterPage(
  report: ImportReport,
  { status, isCheck, back, locale }: { status: number; isCheck: boolean; back: string; locale: Locale },
): Response {
  const { bad, rows, isImported } = report;
  const title = isImported
    ? m.roster_done_title()
    : bad.length > 0
      ? m.roster_bad_title({ count: bad.length })
      : m.roster_good_title();
  const hint = isImported
    ? m.roster_done_hint()
    : bad.length > 0
      ? m.roster_bad_hint()
      : m.roster_good_hint();
  const html = `<!doctype html>
<html lang="${locale}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">
<title>${escapeHtml(title)}</title><link rel="stylesheet" href="/sheet.css"></head>
<body><main>
<h1>${escapeHtml(title)}</h1>
<p>${escapeHtml(m.roster_rows({ count: rows }))}${bad.length > 0 ? "" : ` ${escapeHtml(countsText(report))}`}</p>
<p class="hint">${escapeHtml(hint)}</p>
${bad.length > 0 ? badTable(bad) : ""}
${isImported && !isCheck ? badgeForms(report.badgeClasses) : ""}
<p><a href="${escapeHtml(back)}">${escapeHtml(back.includes("student-management") ? m.roster_back() : m.roster_back_roster())}</a></p>
</main></body></html>`;
  return new Response(html, {
    status,
    headers: { "content-type": "text/html; charset=utf-8", "cache-control": "no-store" },
  });
}

const countsText = ({ created, changed, unchanged }: ImportReport): string =>
  m.roster_counts({ created, changed, unchanged });

function badTable(bad: BadRow[]): string {
  const heads = [m.roster_line(), m.roster_column(), m.roster_mend()];
  const lines = bad.map(
    ({ line, field, message }) =>
      `<tr><td>${line}</td><td>${escapeHtml(field)}</td><td>${escapeHtml(message)}</td></tr>`,
  );
  return `<table class="lines"><thead><tr>${heads.map((head) => `<th scope="col">${escapeHtml(head)}</th>`).join("")}</tr></thead>
<tbody>${lines.join("\n")}</tbody></table>`;
}

function badgeForms(classes: ImportReport["badgeClasses"]): string {
  return classes
    .map(
      ({ id, name }) => `<form method="post" action="/api/classrooms/${escapeHtml(id)}/badges">
<button type="submit">${escapeHtml(m.roster_print_badges({ classroom: name }))}</button></form>`,
    )
    .join("\n");
}
