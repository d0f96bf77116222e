import { z } from "zod";
import { requireStaff } from "~/features/accounts/index.server";
import { listMembers, rosterEntrySchema } from "~/features/classrooms/index.server";
import { apiRoute, endpoint } from "~/platform/api-route.server";

const api = apiRoute("/api/classrooms/:id/members", {
  GET: endpoint({
    summary: "Students of a class, for its teacher or the school's admin",
    guard: requireStaff,
    response: z.array(rosterEntrySchema),
    run: ({ db, subject, params }) => listMembers(db, subject.user, params.id ?? ""),
  }),
});
export const loader = api.loader;
export const action = api.action;
