import { requireRole } from "~/features/identity/index.server";
import { joinedSchoolSchema, joinSchool, joinSchoolSchema } from "~/features/staff/index.server";
import { m } from "~/messages/compiled/messages.js";
import { apiRoute, endpoint } from "~/platform/api-route.server";

const api = apiRoute("/api/school/join", {
  POST: endpoint({
    summary: "Lets a teacher into the school of a one-time code",
    guard: requireRole("teacher"),
    body: joinSchoolSchema,
    response: joinedSchoolSchema,
    run: (call) => joinSchool(call, call.subject.user, call.body.schoolCode),
    form: {
      success: ({ schoolName }) => ({
        to: "/#settings",
        toast: { title: m.staff_school_joined({ school: schoolName }) },
      }),
      failure: "/#settings",
      errorTitle: () => m.staff_school_not_joined(),
    },
  }),
});
export const loader = api.loader;
export const action = api.action;
