import { z } from "zod";
import { decideInvitation, decideInvitationSchema } from "~/features/classrooms/index.server";
import { childPlace } from "~/features/family/index.server";
import { requireRole } from "~/features/identity/index.server";
import { m } from "~/messages/compiled/messages.js";
import { apiRoute, endpoint } from "~/platform/api-route.server";
import type { RequestContext } from "~/platform/context.server";

/** A parent comes back to the child whose page was open. */
const pageOf = ({ url }: RequestContext) => {
  const childId = url.searchParams.get("childId");
  return childId ? childPlace(childId, "invitations") : "/";
};

const api = apiRoute("/api/invitations/:id", {
  POST: endpoint({
    summary: "Accepts or declines a class invitation",
    guard: requireRole("student", "parent"),
    body: decideInvitationSchema,
    response: z.object({ id: z.string(), status: z.enum(["active", "declined"]) }),
    run: (call) => decideInvitation(call, call.subject.user, call.params.id, call.body.accept),
    form: {
      success: ({ status }, context) => ({
        to: pageOf(context),
        toast: {
          title: status === "active" ? m.circle_invitation_accepted() : m.circle_invitation_declined(),
        },
      }),
      failure: (_typed, context) => pageOf(context),
    },
  }),
});
export const loader = api.loader;
export const action = api.action;
