import { z } from "zod";
import { requireStaff } from "~/features/accounts/index.server";
import {
  readClassRecords,
  readStudentProgress,
  studentProgressQuerySchema,
  studentProgressSchema,
} from "~/features/staff/index.server";
import { apiRoute, endpoint } from "~/platform/api-route.server";

const api = apiRoute("/api/admin/student-progress", {
  GET: endpoint({
    summary: "Progress of these students, or of one (`studentId`)",
    guard: requireStaff,
    query: studentProgressQuerySchema,
    response: z.array(studentProgressSchema),
    run: async ({ db, subject, query, clock }) =>
      query.studentId
        ? readStudentProgress(db, subject.user, query.studentId, clock)
        : (await readClassRecords(db, subject.user, clock)).progress,
  }),
});
export const loader = api.loader;
export const action = api.action;
