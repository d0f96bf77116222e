import { z } from "zod";
import {
  drumSessionSchema,
  listSessions,
  saveSession,
  saveSessionSchema,
} from "~/features/drums/index.server";
import { requireReady } from "~/features/identity/index.server";
import { apiRoute, endpoint } from "~/platform/api-route.server";
import { clockWhenMade } from "~/platform/sent-later.server";

const api = apiRoute("/api/ai-drummer/sessions", {
  GET: endpoint({
    summary: "The signed-in user's drum sessions, newest first",
    guard: requireReady,
    response: z.array(drumSessionSchema),
    run: (call) => listSessions(call, call.subject.user.id),
  }),
  POST: endpoint({
    summary: "Save a finished drum game",
    guard: requireReady,
    body: saveSessionSchema,
    response: drumSessionSchema,
    status: 201,
    run: (call) =>
      saveSession({ ...call, clock: clockWhenMade(call.request, call.clock) }, call.subject.user, call.body),
  }),
});
export const loader = api.loader;
export const action = api.action;
