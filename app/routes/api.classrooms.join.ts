import { classroomSchema, joinByCode, joinClassroomSchema } from "~/features/classrooms/index.server";
import { requireStudent } from "~/features/identity/index.server";
import { m } from "~/messages/compiled/messages.js";
import { apiRoute, endpoint } from "~/platform/api-route.server";

const api = apiRoute("/api/classrooms/join", {
  POST: endpoint({
    summary: "A student joins a class by its code",
    guard: requireStudent,
    body: joinClassroomSchema,
    response: classroomSchema,
    run: (call) => joinByCode(call, call.subject.user, call.body.code),
    form: {
      success: ({ name, status }) => ({
        to: "/#drummer",
        toast:
          status === "active"
            ? { title: m.circle_joined_title(), description: m.circle_joined_text({ name }) }
            : { title: m.circle_invited_title(), description: m.circle_invited_text({ name }) },
      }),
      failure: "/join",
      errorTitle: () => m.circle_join_error(),
    },
  }),
});
export const loader = api.loader;
export const action = api.action;
