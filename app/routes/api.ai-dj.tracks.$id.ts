import { requireReady } from "~/features/identity/index.server";
import { removeTrack, trackSchema, updateTrack, updateTrackSchema } from "~/features/music/index.server";
import { m } from "~/messages/compiled/messages.js";
import { apiRoute, endpoint } from "~/platform/api-route.server";

const change = {
  guard: requireReady,
  body: updateTrackSchema,
  response: trackSchema,
};

const api = apiRoute("/api/ai-dj/tracks/:id", {
  PATCH: endpoint({
    ...change,
    summary: "Save a track to the library, rename it, or note how it felt",
    run: (call) => updateTrack(call, call.subject.user, call.params.id, call.body),
  }),
  POST: endpoint({
    ...change,
    summary: "The same as PATCH, for plain forms",
    run: (call) => updateTrack(call, call.subject.user, call.params.id, call.body),
    form: {
      success: ({ id }) => ({
        to: `/?track=${id}#ai-dj`,
        toast: { title: m.music_saved_title(), description: m.music_saved_text() },
      }),
      failure: "/#ai-dj",
      errorTitle: () => m.common_error(),
    },
  }),
  DELETE: endpoint({
    summary: "Delete a track and its audio",
    guard: requireReady,
    status: 204,
    run: (call) => removeTrack(call, call.subject.user.id, call.params.id),
  }),
});
export const loader = api.loader;
export const action = api.action;
