import { userSchema } from "~/features/identity/index.server";
import { authPath, logIn, loginSchema, userTypeOf } from "~/features/sign-up/index.server";
import { m } from "~/messages/compiled/messages.js";
import { anyone, apiRoute, endpoint } from "~/platform/api-route.server";

const api = apiRoute("/api/auth/login", {
  POST: endpoint({
    summary: "Sign in with e-mail and password",
    guard: anyone,
    body: loginSchema,
    response: userSchema,
    run: (call) => logIn(call, call.body),
    again: (call) => logIn(call, call.body),
    form: {
      success: () => ({ to: "/", toast: { title: m.signup_welcome_back() } }),
      failure: (typed) =>
        typed.page === "legacy" ? "/auth-legacy" : authPath("login", userTypeOf(typed.userType)),
      errorTitle: () => m.signup_login_failed(),
    },
  }),
});

export const loader = api.loader;
export const action = api.action;
