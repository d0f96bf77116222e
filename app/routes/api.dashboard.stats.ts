import { requireReady } from "~/features/identity/index.server";
import { dashboardStatsSchema, readDashboardStats } from "~/features/progress/index.server";
import { apiRoute, endpoint } from "~/platform/api-route.server";

const api = apiRoute("/api/dashboard/stats", {
  GET: endpoint({
    summary: "Level, points, streak and totals of the signed-in user",
    guard: requireReady,
    response: dashboardStatsSchema,
    run: (call) => readDashboardStats(call, call.subject.user),
  }),
});
export const loader = api.loader;
export const action = api.action;
