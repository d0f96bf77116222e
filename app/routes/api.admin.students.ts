import { z } from "zod";
import { requireClassStaff } from "~/features/classrooms/index.server";
import { adminStudentSchema, listStudents } from "~/features/staff/index.server";
import { apiRoute, endpoint } from "~/platform/api-route.server";
import { pageQuerySchema } from "~/platform/page-query";

const api = apiRoute("/api/admin/students", {
  GET: endpoint({
    summary: "Students this teacher or administrator may see, by name, up to 1,000 a page (`page`)",
    guard: requireClassStaff,
    query: pageQuerySchema,
    response: z.array(adminStudentSchema),
    run: (call) => listStudents(call, call.subject.user, call.query.page),
  }),
});
export const loader = api.loader;
export const action = api.action;
