import { requireReady } from "~/features/identity/index.server";
import { answerMidi } from "~/features/music/index.server";
import { apiRoute, endpoint } from "~/platform/api-route.server";

const api = apiRoute("/api/ai-dj/tracks/:id/track.mid", {
  GET: endpoint({
    summary: "The notes of a track as a Standard MIDI File, to download",
    guard: requireReady,
    run: (call) => answerMidi(call, call.subject.user.id, call.params.id),
  }),
});
export const loader = api.loader;
export const action = api.action;
