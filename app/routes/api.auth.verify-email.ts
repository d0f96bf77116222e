import { requireNotPending } from "~/features/identity/index.server";
import { messageSchema, verifyEmail, verifyEmailSchema } from "~/features/sign-up/index.server";
import { m } from "~/messages/compiled/messages.js";
import { apiRoute, endpoint } from "~/platform/api-route.server";

const api = apiRoute("/api/auth/verify-email", {
  POST: endpoint({
    summary: "Confirm an e-mail address with a mailed link, or ask for that mail again",
    guard: requireNotPending,
    body: verifyEmailSchema,
    response: messageSchema,
    run: (call) => verifyEmail(call, call.body),
    form: {
      success: ({ message }) => ({ to: "/", toast: { title: message } }),
      failure: "/auth",
      errorTitle: () => m.signup_email_not_verified(),
    },
  }),
});

export const loader = api.loader;
export const action = api.action;
