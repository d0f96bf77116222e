import { z } from "zod";
import { requireReady } from "~/features/identity/index.server";
import { newBadgeSchema, takeNewBadges } from "~/features/progress/index.server";
import { apiRoute, endpoint } from "~/platform/api-route.server";

const api = apiRoute("/api/achievements/news", {
  POST: endpoint({
    summary: "Badges earned in the last day that were not shown yet; each is given out once",
    guard: requireReady,
    response: z.array(newBadgeSchema),
    run: (call) => takeNewBadges(call, call.subject.user.id),
  }),
});
export const loader = api.loader;
export const action = api.action;
