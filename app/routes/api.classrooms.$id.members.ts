import { z } from "zod";
import { listMembers, rosterEntrySchema } from "~/features/classrooms/index.server";
import { requireStaff } from "~/features/identity/index.server";
import { apiRoute, endpoint } from "~/platform/api-route.server";

const api = apiRoute("/api/classrooms/:id/members", {
  GET: endpoint({
    summary: "Students of a class, for those who lead it now and the school's admin",
    guard: requireStaff,
    response: z.array(rosterEntrySchema),
    run: (call) => listMembers(call, call.subject.user, call.params.id),
  }),
});
export const loader = api.loader;
export const action = api.action;
