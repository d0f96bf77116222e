import { ownPagePlace } from "~/features/family/index.server";
import { requireReady } from "~/features/identity/index.server";
import { leaveAllCircles } from "~/features/live-room/index.server";
import { changePassword, changePasswordSchema, messageSchema } from "~/features/sign-up/index.server";
import { m } from "~/messages/compiled/messages.js";
import { apiRoute, endpoint } from "~/platform/api-route.server";

const CLOSE_SERVICE_RESTART = 1012;

const api = apiRoute("/api/auth/change-password", {
  POST: endpoint({
    summary: "Change one's own password; every other session ends",
    guard: requireReady,
    body: changePasswordSchema,
    response: messageSchema,
    run: async (call) => {
      const { user, sessionId } = call.subject;
      const reason = "signed_out";
      const answer = await changePassword(call, call.subject, call.body);
      call.waitUntil(leaveAllCircles(call, user, { exceptSessionId: sessionId, reason }));
      // This browser has a new session: its page comes back with it by itself.
      call.waitUntil(leaveAllCircles(call, user, { sessionId, reason, code: CLOSE_SERVICE_RESTART }));
      return answer;
    },
    form: {
      success: ({ message }, context) => ({ to: ownPagePlace(context), toast: { title: message } }),
      failure: (_typed, context) => ownPagePlace(context),
      errorTitle: () => m.signup_password_not_changed(),
    },
  }),
});

export const loader = api.loader;
export const action = api.action;
