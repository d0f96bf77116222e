import { isTechnicalAdmin, requireRosterKeeper } from "~/features/classrooms/index.server";
import {
  answerRoster,
  exportQuerySchema,
  exportRoster,
  MAX_FILE_BYTES,
  rosterQuerySchema,
  rosterReportSchema,
} from "~/features/roster/index.server";
import { m } from "~/messages/compiled/messages.js";
import { apiRoute, endpoint } from "~/platform/api-route.server";
import type { RequestContext } from "~/platform/context.server";
import { backTo } from "~/platform/form-reply.server";

/** Where the form stands: a room of its own for technical administrators. */
const pageOf = ({ signedIn }: RequestContext) =>
  signedIn && isTechnicalAdmin(signedIn.user)
    ? "/#school-roster"
    : "/?tab=student-management#student-management";

const api = apiRoute("/api/admin/roster", {
  GET: endpoint({
    summary: "This verified school's roster as a file: CSV, or a OneRoster 1.1 zip with `format=oneroster`",
    guard: requireRosterKeeper,
    query: exportQuerySchema,
    run: (call) => exportRoster(call, call.subject.user, call.query),
  }),
  POST: endpoint({
    summary:
      "Import a roster (CSV, OneRoster zip, or either as `file` of a form) into this verified school; `dryRun=1` only checks it (200)",
    guard: requireRosterKeeper,
    query: rosterQuerySchema,
    file: {
      maxBytes: MAX_FILE_BYTES,
      types: ["text/csv", "application/csv", "application/zip", "application/x-zip-compressed"],
      messages: {
        tooLarge: () => m.roster_file_large({ megabytes: MAX_FILE_BYTES / 1024 ** 2 }),
        wrongType: () => m.roster_file_type(),
        missing: () => m.roster_file_missing(),
      },
    },
    response: rosterReportSchema,
    status: 201,
    alsoAnswersAt: [200, 422],
    run: (call) => answerRoster(call, call.subject.user),
    form: backTo(pageOf, undefined, () => m.roster_not_done()),
  }),
});
export const loader = api.loader;
export const action = api.action;
