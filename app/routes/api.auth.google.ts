import { startGoogle } from "~/features/sign-up/index.server";
import { anyone, apiRoute, endpoint } from "~/platform/api-route.server";

const api = apiRoute("/api/auth/google", {
  GET: endpoint({
    summary: "Start sign-in or sign-up with Google",
    guard: anyone,
    status: 302,
    run: startGoogle,
  }),
});

export const loader = api.loader;
export const action = api.action;
