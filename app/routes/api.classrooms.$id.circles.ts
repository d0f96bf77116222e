import { z } from "zod";
import { requireRole, requireStaff } from "~/features/accounts/index.server";
import {
  listSavedCircles,
  saveCircle,
  saveCircleSchema,
  savedCircleSchema,
} from "~/features/circle/index.server";
import { apiRoute, endpoint } from "~/platform/api-route.server";

const api = apiRoute("/api/classrooms/:id/circles", {
  GET: endpoint({
    summary: "Circles a class kept, newest first",
    guard: requireRole("student", "teacher", "admin"),
    response: z.array(savedCircleSchema),
    run: ({ db, subject, params, clock }) => listSavedCircles(db, subject.user, params.id ?? "", clock),
  }),
  POST: endpoint({
    summary: "Keeps the loop that is going round in the class's circle",
    guard: requireStaff,
    body: saveCircleSchema,
    response: savedCircleSchema,
    status: 201,
    run: ({ db, env, subject, params, body, clock }) =>
      saveCircle(db, env, subject.user, params.id ?? "", body.title, clock),
  }),
});
export const loader = api.loader;
export const action = api.action;
