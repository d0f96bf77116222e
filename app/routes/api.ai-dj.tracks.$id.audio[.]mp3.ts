import { requireReady } from "~/features/identity/index.server";
import { answerMp3 } from "~/features/music/index.server";
import { apiRoute, endpoint } from "~/platform/api-route.server";

const api = apiRoute("/api/ai-dj/tracks/:id/audio.mp3", {
  GET: endpoint({
    summary: "The track as MP3, for its owner and linked adults; understands Range",
    guard: requireReady,
    run: (call) => answerMp3(call, call.subject.user.id, call.params.id, call.request),
  }),
});
export const loader = api.loader;
export const action = api.action;
