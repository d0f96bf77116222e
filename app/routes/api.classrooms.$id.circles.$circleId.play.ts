import { requireStaff } from "~/features/accounts/index.server";
import { playSavedCircle, savedCircleSchema } from "~/features/circle/index.server";
import { apiRoute, endpoint } from "~/platform/api-route.server";

const api = apiRoute("/api/classrooms/:id/circles/:circleId/play", {
  POST: endpoint({
    summary: "Plays a kept circle for everybody in the room",
    guard: requireStaff,
    response: savedCircleSchema,
    run: ({ db, env, subject, params, clock }) => {
      const { id: classroomId = "", circleId = "" } = params;
      return playSavedCircle(db, env, subject.user, { classroomId, circleId }, clock);
    },
  }),
});
export const loader = api.loader;
export const action = api.action;
