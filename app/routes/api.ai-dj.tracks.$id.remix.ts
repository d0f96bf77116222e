import { requireReady } from "~/features/identity/index.server";
import { makeRemix, remixSchema, trackSchema } from "~/features/music/index.server";
import { apiRoute, endpoint } from "~/platform/api-route.server";

const api = apiRoute("/api/ai-dj/tracks/:id/remix", {
  POST: endpoint({
    summary: "Save an edited copy of a track as a new one",
    guard: requireReady,
    body: remixSchema,
    response: trackSchema,
    status: 201,
    run: (call) => makeRemix(call, call.subject.user, call.params.id, call.body),
  }),
});
export const loader = api.loader;
export const action = api.action;
