import { childPlace, deleteChild } from "~/features/family/index.server";
import { requireParent } from "~/features/identity/index.server";
import { dataRequestSchema } from "~/features/privacy/index.server";
import { m } from "~/messages/compiled/messages.js";
import { apiRoute, endpoint } from "~/platform/api-route.server";

const api = apiRoute("/api/parent/children/:childId/data-deletion", {
  POST: endpoint({
    summary: "A linked parent plans the deletion of the account of a child under 13",
    guard: requireParent,
    response: dataRequestSchema,
    status: 202,
    run: (call) => deleteChild(call, call.subject.user, call.params.childId),
    form: {
      success: (_reply, _context, { childId }) => ({
        to: childPlace(childId, "rights"),
        toast: { title: m.privacy_deletion_requested(), description: m.privacy_deletion_requested_text() },
      }),
      failure: (_typed, _context, { childId }) => childPlace(childId, "rights"),
      errorTitle: () => m.common_error(),
    },
  }),
});
export const loader = api.loader;
export const action = api.action;
