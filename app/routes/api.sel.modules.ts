import { z } from "zod";
import { requireReady } from "~/features/identity/index.server";
import { listModuleProgress, listModules, moduleSchema } from "~/features/learning/index.server";
import { apiRoute, endpoint } from "~/platform/api-route.server";

const api = apiRoute("/api/sel/modules", {
  GET: endpoint({
    summary: "Every learning module, with its lock as it stands for the signed-in user",
    guard: requireReady,
    response: z.array(moduleSchema),
    run: async (call) =>
      listModules(call.subject.user, await listModuleProgress(call, call.subject.user.id), call.locale),
  }),
});
export const loader = api.loader;
export const action = api.action;
