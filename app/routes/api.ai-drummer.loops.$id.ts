import { deleteLoop, getLoop, savedLoopSchema } from "~/features/drums/index.server";
import { requireReady } from "~/features/identity/index.server";
import { apiRoute, endpoint } from "~/platform/api-route.server";

const api = apiRoute("/api/ai-drummer/loops/:id", {
  GET: endpoint({
    summary: "One kept drum loop",
    guard: requireReady,
    response: savedLoopSchema,
    run: (call) => getLoop(call, call.subject.user.id, call.params.id),
  }),
  DELETE: endpoint({
    summary: "Delete a kept drum loop",
    guard: requireReady,
    status: 204,
    run: (call) => deleteLoop(call, call.subject.user.id, call.params.id),
  }),
});
export const loader = api.loader;
export const action = api.action;
