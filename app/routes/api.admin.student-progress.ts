import { z } from "zod";
import { requireClassStaff } from "~/features/classrooms/index.server";
import {
  listProgress,
  readStudentProgress,
  studentProgressQuerySchema,
  studentProgressSchema,
} from "~/features/staff/index.server";
import { apiRoute, endpoint } from "~/platform/api-route.server";

const api = apiRoute("/api/admin/student-progress", {
  GET: endpoint({
    summary: "Progress of these students, up to 1,000 a page (`page`), or of one (`studentId`)",
    guard: requireClassStaff,
    query: studentProgressQuerySchema,
    response: z.array(studentProgressSchema),
    run: (call) =>
      call.query.studentId
        ? readStudentProgress(call, call.subject.user, call.query.studentId)
        : listProgress(call, call.subject.user, call.query.page),
  }),
});
export const loader = api.loader;
export const action = api.action;
