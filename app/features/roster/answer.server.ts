import { isTechnicalAdmin } from "~/features/classrooms/index.server";
import { m } from "~/messages/compiled/messages.js";
import { prefersHtml } from "~/platform/accept";
import type { RequestContext, UserRow } from "~/platform/context.server";
import { AppError } from "~/platform/errors";
import { parse } from "~/platform/parse-input.server";
import type { Upload } from "~/platform/upload-body.server";
import { type ImportReport, importRoster } from "./import.server";
import { type RosterQuery, rosterQuerySchema } from "./roster.schema";
import { rosterPage } from "./roster-page.server";

type Call = RequestContext & { upload: Upload | null; query: RosterQuery; request: Request };

/**
 * Imports or checks what was sent: JSON for programs, a page for a plain form. 200 for a check, 201 for an import,
 * 422 where lines are to be mended and nothing was imported. Throws 403 for a statement about consent by anybody but
 * the school's administrator.
 */
export async function answerRoster(call: Call, keeper: UserRow): Promise<Response> {
  const { upload } = call;
  const fields = parse(rosterQuerySchema, upload?.fields ?? {});
  const wish = {
    dryRun: call.query.dryRun || fields.dryRun,
    counts: call.query.counts || fields.counts,
    statement: call.query.statement || call.query.schoolConsent || fields.statement || fields.schoolConsent,
    noticeVersion: call.query.noticeVersion ?? fields.noticeVersion,
  };
  // Consent is the administrator's to state, not that of whoever keeps the lists.
  if (wish.statement && keeper.userType !== "admin")
    throw new AppError("forbidden", m.roster_statement_admin_only());
  const report = await importRoster(call, keeper, upload?.file ?? new Uint8Array(), {
    ...wish,
    schoolConsent: false,
  });
  const status = wish.dryRun ? 200 : report.isImported ? 201 : 422;
  if (prefersHtml(call.request)) {
    const back = isTechnicalAdmin(keeper) ? "/#school-roster" : "/?tab=student-management#student-management";
    return rosterPage(report, { status, isCheck: wish.dryRun, back, locale: call.locale });
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
