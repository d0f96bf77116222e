import { z } from "zod";
import {
  exchangeSchema,
  isCryForHelp,
  listMessages,
  messageSchema,
  postMessage,
  sendMessageSchema,
  talkOwner,
  talkPlace,
} from "~/features/coach/index.server";
import { requireStudent } from "~/features/identity/index.server";
import { apiRoute, endpoint } from "~/platform/api-route.server";
import { backTo } from "~/platform/form-reply.server";

const api = apiRoute("/api/ai-coach/conversations/:id/messages", {
  GET: endpoint({
    summary: "The messages of a talk, oldest first",
    guard: requireStudent,
    response: z.array(messageSchema),
    run: (call) => listMessages(call, talkOwner(call.subject), call.params.id),
  }),
  POST: endpoint({
    summary: "Send a message to the coach; streams the answer when text/event-stream is accepted",
    guard: requireStudent,
    body: sendMessageSchema,
    response: exchangeSchema,
    status: 201,
    run: (call) => postMessage(call, call.subject, call.params.id, call.body.content),
    resumes: true,
    isUrgent: (call) => isCryForHelp(call, call.subject, call.params.id, call.body.content),
    form: backTo((_context, { id }) => talkPlace(id)),
  }),
});
export const loader = api.loader;
export const action = api.action;
