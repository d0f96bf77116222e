import {
  checkInSettingSchema,
  readCheckInSetting,
  saveCheckInSetting,
} from "~/features/check-in/index.server";
import { requireAdmin } from "~/features/identity/index.server";
import { m } from "~/messages/compiled/messages.js";
import { apiRoute, endpoint } from "~/platform/api-route.server";
import { switchFormSchema } from "~/platform/form-fields";
import { backTo } from "~/platform/form-reply.server";

const api = apiRoute("/api/check-in/setting", {
  GET: endpoint({
    summary: "Whether the daily check-in is on in the administrator's school",
    guard: requireAdmin,
    response: checkInSettingSchema,
    run: (call) => readCheckInSetting(call, call.subject),
  }),
  PUT: endpoint({
    summary: "Switch the daily check-in on or off for the school",
    guard: requireAdmin,
    body: checkInSettingSchema,
    response: checkInSettingSchema,
    run: (call) => saveCheckInSetting(call, call.subject, call.body),
  }),
  POST: endpoint({
    summary: "The same as PUT, from a plain form",
    guard: requireAdmin,
    body: switchFormSchema,
    response: checkInSettingSchema,
    run: (call) => saveCheckInSetting(call, call.subject, call.body),
    form: backTo("/#check-in-setting", () => ({ title: m.checkin_setting_saved() })),
  }),
});
export const loader = api.loader;
export const action = api.action;
