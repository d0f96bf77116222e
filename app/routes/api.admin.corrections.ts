import { z } from "zod";
import { requireClassStaff } from "~/features/classrooms/index.server";
import { correctionSchema, listCorrections } from "~/features/staff/index.server";
import { apiRoute, endpoint } from "~/platform/api-route.server";
import { pageQuerySchema } from "~/platform/page-query";

const api = apiRoute("/api/admin/corrections", {
  GET: endpoint({
    summary: "Families' open requests for a correction, oldest first, up to 50 a page (`page`)",
    guard: requireClassStaff,
    query: pageQuerySchema,
    response: z.array(correctionSchema),
    run: (call) => listCorrections(call, call.subject.user, call.query.page),
  }),
});
export const loader = api.loader;
export const action = api.action;
