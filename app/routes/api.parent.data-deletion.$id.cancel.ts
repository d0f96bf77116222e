import { childPlace, keepChild } from "~/features/family/index.server";
import { requireParent } from "~/features/identity/index.server";
import { dataRequestSchema } from "~/features/privacy/index.server";
import { m } from "~/messages/compiled/messages.js";
import { apiRoute, endpoint } from "~/platform/api-route.server";
import type { RequestContext } from "~/platform/context.server";
import { backTo } from "~/platform/form-reply.server";

const placeOf = ({ url }: RequestContext) => childPlace(url.searchParams.get("childId"), "rights");

const api = apiRoute("/api/parent/data-deletion/:id/cancel", {
  POST: endpoint({
    summary: "The parent takes the planned deletion of a child back",
    guard: requireParent,
    response: dataRequestSchema,
    run: (call) => keepChild(call, call.subject.user, call.params.id),
    form: backTo(placeOf, () => ({ title: m.privacy_deletion_cancelled() })),
  }),
});
export const loader = api.loader;
export const action = api.action;
