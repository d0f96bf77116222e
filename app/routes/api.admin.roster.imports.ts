import { z } from "zod";
import { requireRosterKeeper } from "~/features/classrooms/index.server";
import { IMPORTS_A_REPLY, listImports, rosterImportSchema } from "~/features/roster/index.server";
import { apiRoute, endpoint } from "~/platform/api-route.server";
import { pageQuerySchema } from "~/platform/page-query";

const api = apiRoute("/api/admin/roster/imports", {
  GET: endpoint({
    summary: "What was imported into this verified school, by whom and when, newest first",
    guard: requireRosterKeeper,
    query: pageQuerySchema,
    response: z.array(rosterImportSchema),
    run: async (call) => {
      const wish = { number: call.query.page, size: IMPORTS_A_REPLY };
      return (await listImports(call, call.subject.user, wish)).rows;
    },
  }),
});
export const loader = api.loader;
export const action = api.action;
