import { changeEmotion, changeEmotionSchema, emotionSchema } from "~/features/check-in/index.server";
import { requireReady } from "~/features/identity/index.server";
import { apiRoute, endpoint } from "~/platform/api-route.server";

const api = apiRoute("/api/emotions/today", {
  PUT: endpoint({
    summary: "Change today's feeling; it stays one a calendar day",
    guard: requireReady,
    body: changeEmotionSchema,
    response: emotionSchema,
    run: (call) => changeEmotion(call, call.subject.user, call.body),
  }),
});
export const loader = api.loader;
export const action = api.action;
