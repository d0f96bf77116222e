import { requireStaff } from "~/features/accounts/index.server";
import { playSavedCircle, savedCircleSchema } from "~/features/circle/index.server";
import { apiRoute, endpoint } from "~/platform/api-route.server";

const api = apiRoute("/api/classrooms/:id/circles/:circleId/play", {
  POST: endpoint({
    summary: "Plays a kept circle for everybody in the room",
    guard: requireStaff,
    response: savedCircleSchema,
    run: ({ db, env, subject, params }) =>
      playSavedCircle(db, env, subject.user, {
        classroomId: params.id ?? "",
        circleId: params.circleId ?? "",
      }),
  }),
});
export const loader = api.loader;
export const action = api.action;
