import { z } from "zod";
import { requireRole } from "~/features/accounts/index.server";
import { decideInvitation, decideInvitationSchema } from "~/features/classrooms/index.server";
import { m } from "~/messages/compiled/messages.js";
import { apiRoute, endpoint } from "~/platform/api-route.server";

const api = apiRoute("/api/invitations/:id", {
  POST: endpoint({
    summary: "Accepts or declines a class invitation",
    guard: requireRole("student", "parent"),
    body: decideInvitationSchema,
    response: z.object({ id: z.string(), status: z.enum(["active", "declined"]) }),
    run: ({ db, subject, params, body, clock }) =>
      decideInvitation(db, subject.user, params.id ?? "", body.accept, clock),
    form: {
      success: ({ status }) => ({
        to: "/",
        toast: {
          title: status === "active" ? m.circle_invitation_accepted() : m.circle_invitation_declined(),
        },
      }),
      failure: "/",
    },
  }),
});
export const loader = api.loader;
export const action = api.action;
