import { requireClassStaff } from "~/features/classrooms/index.server";
import { assignmentSchema, assignStudent, assignStudentSchema } from "~/features/staff/index.server";
import { m } from "~/messages/compiled/messages.js";
import { apiRoute, endpoint } from "~/platform/api-route.server";

const api = apiRoute("/api/admin/assign-student", {
  POST: endpoint({
    summary: "Assign a student of the same verified school, or invite any other",
    guard: requireClassStaff,
    body: assignStudentSchema,
    response: assignmentSchema,
    run: (call) => assignStudent(call, call.subject.user, call.body.email),
    form: {
      success: ({ status }) => ({
        to: "/?tab=student-management#student-management",
        toast:
          status === "assigned"
            ? { title: m.staff_assigned(), description: m.staff_assigned_text() }
            : { title: m.staff_invited(), description: m.staff_invited_text() },
      }),
      failure: "/?tab=student-management#student-management",
      errorTitle: () => m.staff_assign_failed(),
    },
  }),
});
export const loader = api.loader;
export const action = api.action;
