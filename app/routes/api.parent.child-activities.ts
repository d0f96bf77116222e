import { childActivitiesSchema, childQuerySchema, getChildActivities } from "~/features/family/index.server";
import { requireParent } from "~/features/identity/index.server";
import { apiRoute, endpoint } from "~/platform/api-route.server";

const api = apiRoute("/api/parent/child-activities", {
  GET: endpoint({
    summary: "A linked child's songs, drum sessions and talks; of talks only that they were",
    guard: requireParent,
    query: childQuerySchema,
    response: childActivitiesSchema,
    run: (call) => getChildActivities(call, call.query.childId),
  }),
});
export const loader = api.loader;
export const action = api.action;
