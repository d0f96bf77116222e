import { readYearlyCounts, safetyCountsSchema } from "~/features/safety/index.server";
import { anyone, apiRoute, endpoint } from "~/platform/api-route.server";

const api = apiRoute("/api/safety/counts", {
  GET: endpoint({
    summary: "Published yearly counts of safety events by kind, without identifiers",
    guard: anyone,
    response: safetyCountsSchema,
    run: (call) => readYearlyCounts(call),
  }),
});
export const loader = api.loader;
export const action = api.action;
