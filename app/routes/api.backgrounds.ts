import { requireReady, serializeUser, userSchema } from "~/features/accounts/index.server";
import { setBackground, setBackgroundSchema } from "~/features/uploads/index.server";
import { apiRoute, endpoint } from "~/platform/api-route.server";

const api = apiRoute("/api/backgrounds", {
  PUT: endpoint({
    summary: "Make one's own picture the background, or null for the brick wall",
    guard: requireReady,
    body: setBackgroundSchema,
    response: userSchema,
    run: async (call) =>
      serializeUser(await setBackground(call, call.subject.user, call.body.backgroundImageURL), call.clock()),
  }),
});
export const loader = api.loader;
export const action = api.action;
