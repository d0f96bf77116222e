import { z } from "zod";
import { bestScoreSchema, listBestScores } from "~/features/drums/index.server";
import { requireReady } from "~/features/identity/index.server";
import { apiRoute, endpoint } from "~/platform/api-route.server";

const api = apiRoute("/api/ai-drummer/best-scores", {
  GET: endpoint({
    summary: "Best score and accuracy of each game mode played",
    guard: requireReady,
    response: z.array(bestScoreSchema),
    run: (call) => listBestScores(call, call.subject.user.id),
  }),
});
export const loader = api.loader;
export const action = api.action;
