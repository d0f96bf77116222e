import { z } from "zod";
import {
  addClassStaff,
  addClassStaffSchema,
  classStaffSchema,
  readClassStaff,
} from "~/features/classrooms/index.server";
import { requireStaff } from "~/features/identity/index.server";
import { leaveCircle } from "~/features/live-room/index.server";
import { m } from "~/messages/compiled/messages.js";
import { apiRoute, endpoint } from "~/platform/api-route.server";

const api = apiRoute("/api/classrooms/:id/staff", {
  GET: endpoint({
    summary: "Co-teachers of a class, and its substitutes whose days are not over",
    guard: requireStaff,
    response: z.array(classStaffSchema),
    run: (call) => readClassStaff(call, call.subject.user, call.params.id),
  }),
  POST: endpoint({
    summary: "Names a co-teacher, or a substitute for some days, among the teachers of the class's school",
    guard: requireStaff,
    body: addClassStaffSchema,
    response: classStaffSchema,
    status: 201,
    run: async (call) => {
      const { env, subject, params, body } = call;
      const { id } = params;
      const { named, isChanged } = await addClassStaff(call, subject.user, id, body);
      // Whoever is in the circle now comes back with what holds from now on.
      if (isChanged) await leaveCircle(env, id, named.userId, { reason: "left_class" });
      return named;
    },
    form: {
      success: ({ name, role }) => ({
        to: "/#settings",
        toast: {
          title:
            role === "co_teacher" ? m.staff_co_teacher_added({ name }) : m.staff_substitute_added({ name }),
        },
      }),
      failure: "/#settings",
      errorTitle: () => m.staff_colleague_not_added(),
    },
  }),
});
export const loader = api.loader;
export const action = api.action;
