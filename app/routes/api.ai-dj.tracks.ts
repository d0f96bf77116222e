import { z } from "zod";
import { requireReady } from "~/features/identity/index.server";
import { listTracks, trackSchema } from "~/features/music/index.server";
import { apiRoute, endpoint } from "~/platform/api-route.server";

const api = apiRoute("/api/ai-dj/tracks", {
  GET: endpoint({
    summary: "The signed-in user's tracks, newest first",
    guard: requireReady,
    response: z.array(trackSchema),
    run: (call) => listTracks(call, call.subject.user.id),
  }),
});
export const loader = api.loader;
export const action = api.action;
