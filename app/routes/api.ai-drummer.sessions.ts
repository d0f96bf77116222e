import { z } from "zod";
import { clockOfDevice } from "~/features/consent/index.server";
import {
  drumSessionSchema,
  listSessions,
  saveSession,
  saveSessionSchema,
} from "~/features/drums/index.server";
import { requireReady } from "~/features/identity/index.server";
import { apiRoute, endpoint } from "~/platform/api-route.server";

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
    run: async (call) => {
      const { user } = call.subject;
      return saveSession({ ...call, clock: await clockOfDevice(call, user) }, user, call.body);
    },
  }),
});
export const loader = api.loader;
export const action = api.action;
