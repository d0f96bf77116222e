import { badgeSignInSchema, signInWithBadge } from "~/features/class-sign-in/index.server";
import { userSchema } from "~/features/identity/index.server";
import { m } from "~/messages/compiled/messages.js";
import { anyone, apiRoute, endpoint } from "~/platform/api-route.server";

const api = apiRoute("/api/auth/badge", {
  POST: endpoint({
    summary: "Sign in with a printed class badge (grades 1-3)",
    guard: anyone,
    body: badgeSignInSchema,
    response: userSchema,
    run: (call) => signInWithBadge(call, call.body.token),
    again: (call) => signInWithBadge(call, call.body.token),
    form: {
      success: () => ({ to: "/", toast: { title: m.signup_welcome_back() } }),
      failure: "/badge/void",
      errorTitle: () => m.signup_login_failed(),
    },
  }),
});
export const loader = api.loader;
export const action = api.action;
