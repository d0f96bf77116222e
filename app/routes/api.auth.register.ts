import { requireNotPending, userSchema } from "~/features/identity/index.server";
import { authPath, logIn, register, registerSchema, userTypeOf } from "~/features/sign-up/index.server";
import { m } from "~/messages/compiled/messages.js";
import { apiRoute, endpoint } from "~/platform/api-route.server";

const api = apiRoute("/api/auth/register", {
  POST: endpoint({
    summary: "Make an account and sign in",
    guard: requireNotPending,
    body: registerSchema,
    response: userSchema,
    status: 201,
    run: (call) => register(call, call.body),
    again: (call) => logIn(call, { ...call.body, keepSignedIn: false }),
    form: {
      success: (user) => ({
        to: user.userType === "student" ? "/auth?step=age-verification" : "/auth?step=profile",
      }),
      failure: (typed) => authPath("register", userTypeOf(typed.userType)),
      errorTitle: () => m.signup_registration_failed(),
    },
  }),
});

export const loader = api.loader;
export const action = api.action;
