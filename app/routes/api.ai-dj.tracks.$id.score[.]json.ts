import { requireReady } from "~/features/identity/index.server";
import { findPlayable, readScore, scoreSchema } from "~/features/music/index.server";
import { apiRoute, endpoint } from "~/platform/api-route.server";

const api = apiRoute("/api/ai-dj/tracks/:id/score.json", {
  GET: endpoint({
    summary: "The notes of a track: what the page's player plays",
    guard: requireReady,
    response: scoreSchema,
    run: async (call) => readScore(await findPlayable(call, call.subject.user.id, call.params.id)),
  }),
});
export const loader = api.loader;
export const action = api.action;
