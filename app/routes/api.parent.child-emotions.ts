import { z } from "zod";
import { emotionSchema } from "~/features/check-in/index.server";
import { childQuerySchema, getChildEmotions } from "~/features/family/index.server";
import { requireParent } from "~/features/identity/index.server";
import { apiRoute, endpoint } from "~/platform/api-route.server";

const api = apiRoute("/api/parent/child-emotions", {
  GET: endpoint({
    summary: "A linked child's check-ins, newest first",
    guard: requireParent,
    query: childQuerySchema,
    response: z.array(emotionSchema),
    run: (call) => getChildEmotions(call, call.query.childId),
  }),
});
export const loader = api.loader;
export const action = api.action;
