import { z } from "zod";
import { requireStaff } from "~/features/accounts/index.server";
import { adminStudentSchema, listStudents } from "~/features/staff/index.server";
import { apiRoute, endpoint } from "~/platform/api-route.server";

const api = apiRoute("/api/admin/students", {
  GET: endpoint({
    summary: "Students this teacher or administrator may see",
    guard: requireStaff,
    response: z.array(adminStudentSchema),
    run: ({ db, subject, clock }) => listStudents(db, subject.user, clock),
  }),
});
export const loader = api.loader;
export const action = api.action;
