import { requireReady } from "~/features/identity/index.server";
import { readUpload } from "~/features/uploads/index.server";
import { apiRoute, endpoint } from "~/platform/api-route.server";

const api = apiRoute("/api/objects/:id", {
  GET: endpoint({
    summary: "One's own picture",
    guard: requireReady,
    run: (call) => readUpload(call, call.subject.user.id, call.params.id),
  }),
});
export const loader = api.loader;
export const action = api.action;
