import { z } from "zod";
import {
  classroomSchema,
  createClassroom,
  createClassroomSchema,
  listClassrooms,
} from "~/features/classrooms/index.server";
import { requireRole } from "~/features/identity/index.server";
import { m } from "~/messages/compiled/messages.js";
import { apiRoute, endpoint } from "~/platform/api-route.server";
import { backTo } from "~/platform/form-reply.server";

const api = apiRoute("/api/classrooms", {
  GET: endpoint({
    summary: "The caller's classes: those a teacher leads now, a school admin's, or those a student is in",
    guard: requireRole("student", "teacher", "admin"),
    response: z.array(classroomSchema),
    run: (call) => listClassrooms(call, call.subject.user),
  }),
  POST: endpoint({
    summary: "A teacher opens a class with its own join code",
    guard: requireRole("teacher"),
    body: createClassroomSchema,
    response: classroomSchema,
    status: 201,
    run: (call) => createClassroom(call, call.subject.user, call.body.name),
    form: backTo("/#settings", () => ({ title: m.staff_class_created() })),
  }),
});
export const loader = api.loader;
export const action = api.action;
