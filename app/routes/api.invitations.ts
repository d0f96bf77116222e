import { z } from "zod";
import { invitationSchema, listInvitations } from "~/features/classrooms/index.server";
import { requireRole } from "~/features/identity/index.server";
import { apiRoute, endpoint } from "~/platform/api-route.server";

const api = apiRoute("/api/invitations", {
  GET: endpoint({
    summary:
      "Open class invitations that the caller decides: their own from 13, a consenting parent's child's",
    guard: requireRole("student", "parent"),
    response: z.array(invitationSchema),
    run: (call) => listInvitations(call, call.subject.user),
  }),
});
export const loader = api.loader;
export const action = api.action;
