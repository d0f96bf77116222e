import { requireClassStaff } from "~/features/classrooms/index.server";
import { readStaffStats, staffStatsSchema } from "~/features/staff/index.server";
import { apiRoute, endpoint } from "~/platform/api-route.server";

const api = apiRoute("/api/admin/dashboard-stats", {
  GET: endpoint({
    summary: "Five figures over all these students",
    guard: requireClassStaff,
    response: staffStatsSchema,
    run: (call) => readStaffStats(call, call.subject.user),
  }),
});
export const loader = api.loader;
export const action = api.action;
