import { childPlace, deleteChild } from "~/features/family/index.server";
import { requireParent } from "~/features/identity/index.server";
import { dataRequestSchema } from "~/features/privacy/index.server";
import { m } from "~/messages/compiled/messages.js";
import { apiRoute, endpoint } from "~/platform/api-route.server";
import { backTo } from "~/platform/form-reply.server";

const api = apiRoute("/api/parent/children/:childId/data-deletion", {
  POST: endpoint({
    summary: "A linked parent plans the deletion of the account of a child under 13",
    guard: requireParent,
    response: dataRequestSchema,
    status: 202,
    run: (call) => deleteChild(call, call.subject.user, call.params.childId),
    form: backTo(
      (_context, { childId }) => childPlace(childId, "rights"),
      () => ({ title: m.privacy_deletion_requested(), description: m.privacy_deletion_requested_text() }),
    ),
  }),
});
export const loader = api.loader;
export const action = api.action;
