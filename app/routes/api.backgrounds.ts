import { ownPagePlace } from "~/features/family/index.server";
import { requireReady, serializeUser, userSchema } from "~/features/identity/index.server";
import { setBackground, setBackgroundSchema } from "~/features/uploads/index.server";
import { m } from "~/messages/compiled/messages.js";
import { apiRoute, endpoint } from "~/platform/api-route.server";
import { backTo } from "~/platform/form-reply.server";

const change = endpoint({
  summary: "Make one's own picture the background, or null for the brick wall",
  guard: requireReady,
  body: setBackgroundSchema,
  response: userSchema,
  run: async (call) =>
    serializeUser(await setBackground(call, call.subject.user, call.body.backgroundImageURL), call.clock()),
  form: backTo(
    (context) => ownPagePlace(context),
    () => ({ title: m.uploads_updated(), description: m.uploads_updated_text() }),
    () => m.uploads_failed_title(),
  ),
});

// POST is for plain forms, which cannot PUT: they go back to the brick wall.
const api = apiRoute("/api/backgrounds", { PUT: change, POST: change });
export const loader = api.loader;
export const action = api.action;
