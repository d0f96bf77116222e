import { z } from "zod";
import { moveStudent, moveStudentSchema } from "~/features/classrooms/index.server";
import { requireStaff } from "~/features/identity/index.server";
import { leaveCircle } from "~/features/live-room/index.server";
import { m } from "~/messages/compiled/messages.js";
import { apiRoute, endpoint } from "~/platform/api-route.server";

const api = apiRoute("/api/classrooms/:id/moves", {
  POST: endpoint({
    summary:
      "Moves a student to another class of the school; the live sockets in the earlier one close with 4403",
    guard: requireStaff,
    body: moveStudentSchema,
    response: z.object({ className: z.string() }),
    run: async (call) => {
      const { id: fromClassroomId } = call.params;
      const moved = await moveStudent(call, call.subject.user, { fromClassroomId, ...call.body });
      await leaveCircle(call.env, fromClassroomId, call.body.studentId, { reason: "left_class" });
      return moved;
    },
    form: {
      success: ({ className }, _, { id }) => ({
        to: `/?move=${id}#move-student`,
        toast: { title: m.staff_moved({ name: className }) },
      }),
      failure: (_typed, _context, { id }) => `/?move=${id}#move-student`,
      errorTitle: () => m.staff_not_moved(),
    },
  }),
});
export const loader = api.loader;
export const action = api.action;
