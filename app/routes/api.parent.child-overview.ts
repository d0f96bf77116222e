import { childOverviewSchema, childQuerySchema, getChildOverview } from "~/features/family/index.server";
import { requireParent } from "~/features/identity/index.server";
import { apiRoute, endpoint } from "~/platform/api-route.server";

const api = apiRoute("/api/parent/child-overview", {
  GET: endpoint({
    summary: "A linked child's level, streak, counts, modules, feelings and badges",
    guard: requireParent,
    query: childQuerySchema,
    response: childOverviewSchema,
    run: (call) => getChildOverview(call, call.query.childId),
  }),
});
export const loader = api.loader;
export const action = api.action;
