import { requireAdmin } from "~/features/accounts/index.server";
import {
  answerRoster,
  MAX_FILE_BYTES,
  rosterQuerySchema,
  rosterReportSchema,
} from "~/features/roster/index.server";
import { m } from "~/messages/compiled/messages.js";
import { apiRoute, endpoint } from "~/platform/api-route.server";

const PAGE = "/?tab=student-management#student-management";

const api = apiRoute("/api/admin/roster", {
  POST: endpoint({
    summary:
      "Import a roster (CSV, OneRoster zip, or either as `file` of a form) into this verified school; `dryRun=1` only checks it (200)",
    guard: requireAdmin,
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
    run: (call) => answerRoster(call, call.subject.user),
    form: {
      success: () => ({ to: PAGE }),
      failure: PAGE,
      errorTitle: () => m.roster_not_done(),
    },
  }),
});
export const loader = api.loader;
export const action = api.action;
