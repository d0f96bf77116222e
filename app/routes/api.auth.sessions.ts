import {
  endOtherSessions,
  listSessions,
  requireReady,
  sessionListSchema,
} from "~/features/identity/index.server";
import { leaveAllCircles } from "~/features/live-room/index.server";
import { apiRoute, endpoint } from "~/platform/api-route.server";

const api = apiRoute("/api/auth/sessions", {
  GET: endpoint({
    summary: "One's own sessions, last used first",
    guard: requireReady,
    response: sessionListSchema,
    run: (call) => listSessions(call, call.subject),
  }),
  DELETE: endpoint({
    summary: "End every other session of one's own",
    guard: requireReady,
    status: 204,
    run: async (call) => {
      const { user, sessionId } = call.subject;
      await endOtherSessions(call, call.subject);
      call.waitUntil(leaveAllCircles(call, user, { exceptSessionId: sessionId, reason: "signed_out" }));
    },
  }),
});

export const loader = api.loader;
export const action = api.action;
