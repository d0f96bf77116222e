import { z } from "zod";
import { requireClassStaff } from "~/features/classrooms/index.server";
import { listModuleAudits, moduleAuditSchema } from "~/features/staff/index.server";
import { apiRoute, endpoint } from "~/platform/api-route.server";

const api = apiRoute("/api/admin/module-audits", {
  GET: endpoint({
    summary: "How each lesson works for these students",
    guard: requireClassStaff,
    response: z.array(moduleAuditSchema),
    run: (call) => listModuleAudits(call, call.subject.user),
  }),
});
export const loader = api.loader;
export const action = api.action;
