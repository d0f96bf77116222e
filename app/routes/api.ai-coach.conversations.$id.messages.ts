import { z } from "zod";
import { requireStudent } from "~/features/accounts/index.server";
import {
  exchangeSchema,
  listMessages,
  messageSchema,
  postMessage,
  sendMessageSchema,
} from "~/features/coach/index.server";
import { m } from "~/messages/compiled/messages.js";
import { apiRoute, endpoint } from "~/platform/api-route.server";

const api = apiRoute("/api/ai-coach/conversations/:id/messages", {
  GET: endpoint({
    summary: "The messages of a talk, oldest first",
    guard: requireStudent,
    response: z.array(messageSchema),
    run: ({ db, subject, params }) => listMessages(db, subject.user.id, params.id ?? ""),
  }),
  POST: endpoint({
    summary: "Send a message to the coach; streams the answer when text/event-stream is accepted",
    guard: requireStudent,
    body: sendMessageSchema,
    response: exchangeSchema,
    status: 201,
    run: (call) => postMessage(call, call.subject, call.params.id ?? "", call.body.content),
    form: {
      success: () => ({ to: "/#ai-coach" }),
      failure: "/#ai-coach",
      errorTitle: () => m.common_error(),
    },
  }),
});
export const loader = api.loader;
export const action = api.action;
