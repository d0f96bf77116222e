import { requireNotPending } from "~/features/identity/index.server";
import { forgotPassword, forgotPasswordSchema, messageSchema } from "~/features/sign-up/index.server";
import { m } from "~/messages/compiled/messages.js";
import { apiRoute, endpoint } from "~/platform/api-route.server";

const api = apiRoute("/api/auth/forgot-password", {
  POST: endpoint({
    summary: "Ask for a link to set a new password; the same answer for every address",
    guard: requireNotPending,
    body: forgotPasswordSchema,
    response: messageSchema,
    status: 202,
    run: (call) => forgotPassword(call, call.body),
    form: {
      success: ({ message }) => ({
        to: "/auth?step=login",
        toast: { title: m.signup_check_your_mail(), description: message },
      }),
      failure: "/auth?step=forgot-password",
    },
  }),
});

export const loader = api.loader;
export const action = api.action;
