import { playSavedCircle, savedCircleSchema } from "~/features/circle/index.server";
import { requireClassStaff } from "~/features/classrooms/index.server";
import { apiRoute, endpoint } from "~/platform/api-route.server";

const api = apiRoute("/api/classrooms/:id/circles/:circleId/play", {
  POST: endpoint({
    summary: "Plays a kept circle for everybody in the room",
    guard: requireClassStaff,
    response: savedCircleSchema,
    run: (call) => {
      const { id: classroomId, circleId } = call.params;
      return playSavedCircle(call, call.subject.user, { classroomId, circleId });
    },
  }),
});
export const loader = api.loader;
export const action = api.action;
