import { requireNotPending } from "~/features/identity/index.server";
import { leaveAllCircles } from "~/features/live-room/index.server";
import { messageSchema, resetPassword, resetPasswordSchema } from "~/features/sign-up/index.server";
import { m } from "~/messages/compiled/messages.js";
import { apiRoute, endpoint } from "~/platform/api-route.server";

const api = apiRoute("/api/auth/reset-password", {
  POST: endpoint({
    summary: "Set a new password with a mailed link; every session ends",
    guard: requireNotPending,
    body: resetPasswordSchema,
    response: messageSchema,
    run: async (call) => {
      const { message, user } = await resetPassword(call, call.body);
      if (user) call.waitUntil(leaveAllCircles(call, user, { reason: "signed_out" }));
      return { message };
    },
    form: {
      success: ({ message }) => ({ to: "/auth?step=login", toast: { title: message } }),
      // The token is no value to keep in a cookie: the page to go back to is known from the form's address.
      failure: (typed) =>
        typed.page ? `/reset-password/${encodeURIComponent(typed.page)}` : "/auth?step=forgot-password",
      errorTitle: () => m.signup_password_not_changed(),
    },
  }),
});

export const loader = api.loader;
export const action = api.action;
