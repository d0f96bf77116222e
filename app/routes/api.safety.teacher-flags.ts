import { requireClassStaff } from "~/features/classrooms/index.server";
import { listTeacherFlags, teacherFlagsSchema } from "~/features/safety/index.server";
import { apiRoute, endpoint } from "~/platform/api-route.server";

const api = apiRoute("/api/safety/teacher-flags", {
  GET: endpoint({
    summary:
      "Students of the teacher's own classes to check in with, when the school shows that; the look is logged",
    guard: requireClassStaff,
    response: teacherFlagsSchema,
    run: (call) => listTeacherFlags(call, call.subject),
  }),
});
export const loader = api.loader;
export const action = api.action;
