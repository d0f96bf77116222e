import { finishGoogle } from "~/features/sign-up/index.server";
import { anyone, apiRoute, endpoint } from "~/platform/api-route.server";

const api = apiRoute("/api/auth/google/callback", {
  GET: endpoint({
    summary: "Come back from Google",
    guard: anyone,
    status: 302,
    run: finishGoogle,
  }),
});

export const loader = api.loader;
export const action = api.action;
