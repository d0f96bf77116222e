import { z } from "zod";
import { requireClassStaff } from "~/features/classrooms/index.server";
import { readUsage, usageWeekSchema } from "~/features/staff/index.server";
import { apiRoute, endpoint } from "~/platform/api-route.server";

const api = apiRoute("/api/admin/usage", {
  GET: endpoint({
    summary: "Use by these students in the last twelve weeks, newest first; nothing over fewer than ten",
    guard: requireClassStaff,
    response: z.array(usageWeekSchema),
    run: (call) => readUsage(call, call.subject.user),
  }),
});
export const loader = api.loader;
export const action = api.action;
