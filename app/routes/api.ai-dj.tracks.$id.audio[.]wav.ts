import { requireReady } from "~/features/identity/index.server";
import { answerWav } from "~/features/music/index.server";
import { apiRoute, endpoint } from "~/platform/api-route.server";

const api = apiRoute("/api/ai-dj/tracks/:id/audio.wav", {
  GET: endpoint({
    summary: "The track as 16-bit stereo WAV, to download",
    guard: requireReady,
    run: (call) => answerWav(call, call.subject.user.id, call.params.id, call.request),
  }),
});
export const loader = api.loader;
export const action = api.action;
