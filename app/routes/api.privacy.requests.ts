import { z } from "zod";
import { requireReady } from "~/features/identity/index.server";
import { dataRequestStateSchema, listRequests } from "~/features/privacy/index.server";
import { apiRoute, endpoint } from "~/platform/api-route.server";

const api = apiRoute("/api/privacy/requests", {
  GET: endpoint({
    summary: "One's export and deletion requests, newest first",
    guard: requireReady,
    response: z.array(dataRequestStateSchema),
    run: (call) => listRequests(call, call.subject.user.id),
  }),
});
export const loader = api.loader;
export const action = api.action;
