import { z } from "zod";
import {
  listSavedCircles,
  saveCircle,
  saveCircleSchema,
  savedCircleSchema,
} from "~/features/circle/index.server";
import { requireClassStaff } from "~/features/classrooms/index.server";
import { requireRole } from "~/features/identity/index.server";
import { apiRoute, endpoint } from "~/platform/api-route.server";

const api = apiRoute("/api/classrooms/:id/circles", {
  GET: endpoint({
    summary: "Circles a class kept, newest first",
    guard: requireRole("student", "teacher", "admin"),
    response: z.array(savedCircleSchema),
    run: (call) => listSavedCircles(call, call.subject.user, call.params.id),
  }),
  POST: endpoint({
    summary: "Keeps the loop that is going round in the class's circle",
    guard: requireClassStaff,
    body: saveCircleSchema,
    response: savedCircleSchema,
    status: 201,
    run: (call) => saveCircle(call, call.subject.user, call.params.id, call.body.title),
  }),
});
export const loader = api.loader;
export const action = api.action;
