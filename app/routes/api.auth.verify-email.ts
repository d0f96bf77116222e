import { messageSchema, verifyEmailSchema } from "~/features/accounts/accounts.schema";
import { requireNotPending, verifyEmail } from "~/features/accounts/index.server";
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
      errorTitle: () => m.accounts_email_not_verified(),
    },
  }),
});

export const loader = api.loader;
export const action = api.action;
