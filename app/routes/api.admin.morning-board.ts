import { requireClassStaff } from "~/features/classrooms/index.server";
import { morningBoardQuerySchema, morningBoardSchema, readMorningBoard } from "~/features/staff/index.server";
import { apiRoute, endpoint } from "~/platform/api-route.server";

const api = apiRoute("/api/admin/morning-board", {
  GET: endpoint({
    summary:
      "A class's day: who answered, who asked to talk, and at most five students who may need the teacher",
    guard: requireClassStaff,
    query: morningBoardQuerySchema,
    response: morningBoardSchema,
    run: (call) => readMorningBoard(call, call.subject.user, call.query.classroomId),
  }),
});
export const loader = api.loader;
export const action = api.action;
