import { requireOwnSignIn } from "~/features/identity/index.server";
import { downloadExport } from "~/features/privacy/index.server";
import { apiRoute, endpoint } from "~/platform/api-route.server";

const api = apiRoute("/api/privacy/data-export/:id", {
  GET: endpoint({
    summary: "The archive (zip), for its owner until it expires",
    guard: requireOwnSignIn,
    run: (call) => downloadExport(call, call.subject.user.id, call.params.id),
  }),
});
export const loader = api.loader;
export const action = api.action;
