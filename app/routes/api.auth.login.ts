import { loginSchema } from "~/features/accounts/accounts.schema";
import { authPath, userTypeOf } from "~/features/accounts/auth-paths";
import { logIn, userSchema } from "~/features/accounts/index.server";
import { m } from "~/messages/compiled/messages.js";
import { anyone, apiRoute, endpoint } from "~/platform/api-route.server";

const api = apiRoute("/api/auth/login", {
  POST: endpoint({
    summary: "Sign in with e-mail and password",
    guard: anyone,
    body: loginSchema,
    response: userSchema,
    run: (call) => logIn(call, call.body),
    form: {
      success: () => ({ to: "/", toast: { title: m.accounts_welcome_back() } }),
      failure: (typed) =>
        typed.page === "legacy" ? "/auth-legacy" : authPath("login", userTypeOf(typed.userType)),
      errorTitle: () => m.accounts_login_failed(),
    },
  }),
});

export const loader = api.loader;
export const action = api.action;
