import { z } from "zod";
import { keepLoop, listLoops, savedLoopSchema, saveLoopSchema } from "~/features/drums/index.server";
import { requireReady } from "~/features/identity/index.server";
import { apiRoute, endpoint } from "~/platform/api-route.server";

const api = apiRoute("/api/ai-drummer/loops", {
  GET: endpoint({
    summary: "The signed-in user's kept drum loops, newest first",
    guard: requireReady,
    response: z.array(savedLoopSchema),
    run: (call) => listLoops(call, call.subject.user.id),
  }),
  POST: endpoint({
    summary: "Keep a drum loop",
    guard: requireReady,
    body: saveLoopSchema,
    response: savedLoopSchema,
    status: 201,
    run: (call) => keepLoop(call, call.subject.user.id, call.body),
  }),
});
export const loader = api.loader;
export const action = api.action;
