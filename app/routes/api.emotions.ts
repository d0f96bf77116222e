import { z } from "zod";
import { emotionSchema, listEmotions, logEmotion, logEmotionSchema } from "~/features/check-in/index.server";
import { clockOfDevice } from "~/features/consent/index.server";
import { requireReady } from "~/features/identity/index.server";
import { m } from "~/messages/compiled/messages.js";
import { apiRoute, endpoint } from "~/platform/api-route.server";
import { backTo } from "~/platform/form-reply.server";

const api = apiRoute("/api/emotions", {
  GET: endpoint({
    summary: "The signed-in user's check-ins, newest first",
    guard: requireReady,
    response: z.array(emotionSchema),
    run: (call) => listEmotions(call, call.subject.user.id),
  }),
  POST: endpoint({
    summary: "Log today's feeling, once a calendar day",
    guard: requireReady,
    body: logEmotionSchema,
    response: emotionSchema,
    status: 201,
    run: async (call) => {
      const { user } = call.subject;
      return logEmotion({ ...call, clock: await clockOfDevice(call, user) }, user, call.body);
    },
    form: backTo("/#dashboard", () => ({
      title: m.checkin_logged_title(),
      description: m.checkin_logged_text(),
    })),
  }),
});
export const loader = api.loader;
export const action = api.action;
