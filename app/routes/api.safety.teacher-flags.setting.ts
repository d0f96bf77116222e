import { requireClassStaff } from "~/features/classrooms/index.server";
import {
  readTeacherFlagSetting,
  saveTeacherFlagSetting,
  teacherFlagSettingSchema,
} from "~/features/safety/index.server";
import { m } from "~/messages/compiled/messages.js";
import { apiRoute, endpoint } from "~/platform/api-route.server";
import { switchFormSchema } from "~/platform/form-fields";
import { backTo } from "~/platform/form-reply.server";

const api = apiRoute("/api/safety/teacher-flags/setting", {
  GET: endpoint({
    summary: "Whether the school's teachers see whom to check in with",
    guard: requireClassStaff,
    response: teacherFlagSettingSchema,
    run: (call) => readTeacherFlagSetting(call, call.subject),
  }),
  PUT: endpoint({
    summary: "Show teachers whom to check in with, or stop showing it",
    guard: requireClassStaff,
    body: teacherFlagSettingSchema,
    response: teacherFlagSettingSchema,
    run: (call) => saveTeacherFlagSetting(call, call.subject, call.body),
  }),
  POST: endpoint({
    summary: "The same as PUT, from a plain form",
    guard: requireClassStaff,
    body: switchFormSchema,
    response: teacherFlagSettingSchema,
    run: (call) => saveTeacherFlagSetting(call, call.subject, call.body),
    form: backTo("/#teacher-flags", () => ({ title: m.safety_flags_saved() })),
  }),
});
export const loader = api.loader;
export const action = api.action;
