import { m } from "~/messages/compiled/messages.js";
import type { RequestContext, UserRow } from "~/platform/context.server";
import { parse } from "~/platform/parse-input.server";
import type { Upload } from "~/platform/upload-body.server";
import { type ImportReport, importRoster } from "./import.server";
import { type RosterQuery, rosterQuerySchema } from "./roster.schema";
import { rosterPage } from "./roster-page.server";

type Call = RequestContext & { upload: Upload | null; query: RosterQuery; request: Request };

/**
 * Imports or checks what was sent: JSON for programs, a page for a plain form. 200 for a check, 201 for an import,
 * 422 where lines are to be mended and nothing was imported.
 */
export async function answerRoster(call: Call, admin: UserRow): Promise<Response> {
  const { upload } = call;
  const fields = parse(rosterQuerySchema, upload?.fields ?? {});
  const wish = {
    dryRun: call.query.dryRun || fields.dryRun,
    counts: call.query.counts || fields.counts,
    statement: call.query.statement || call.query.schoolConsent || fields.statement || fields.schoolConsent,
    noticeVersion: call.query.noticeVersion ?? fields.noticeVersion,
  };
  const report = await importRoster(call, admin, upload?.file ?? new Uint8Array(), {
    ...wish,
    schoolConsent: false,
  });
  const status = wish.dryRun ? 200 : report.isImported ? 201 : 422;
  if ((call.request.headers.get("accept") ?? "").includes("text/html")) {
    return rosterPage(report, { status, isCheck: wish.dryRun, locale: call.locale });
  }
  return Response.json(bodyOf(report, wish.counts, status), { status });
}

/** The contract's answer; with `counts` how many students are new, change and stay, and the classes for badges. */
function bodyOf(
  { rows, bad, created, changed, unchanged, badgeClasses }: ImportReport,
  counts: boolean,
  status: number,
) {
  const refusal =
    status === 422 ? { message: m.roster_not_imported({ count: bad.length }), code: "refused" } : {};
  return {
    ...{ rows, bad },
    ...(counts ? { created, changed, unchanged, badgeClasses } : {}),
    ...refusal,
  };
}
