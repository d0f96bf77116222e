import { requireReady } from "~/features/identity/index.server";
import { createMusicSchema, makeMusic, trackSchema } from "~/features/music/index.server";
import { m } from "~/messages/compiled/messages.js";
import { apiRoute, endpoint } from "~/platform/api-route.server";

const api = apiRoute("/api/ai-dj/create-music", {
  POST: endpoint({
    summary: "Compose a new track for a feeling, an activity and a style",
    guard: requireReady,
    body: createMusicSchema,
    response: trackSchema,
    status: 201,
    run: (call) => makeMusic(call, call.subject.user, call.body),
    form: {
      success: ({ id, title }) => ({
        to: `/?track=${id}#ai-dj`,
        toast: { title: m.music_created_title(), description: m.music_created_text({ title }) },
      }),
      failure: "/#ai-dj",
      errorTitle: () => m.common_error(),
    },
  }),
});
export const loader = api.loader;
export const action = api.action;
