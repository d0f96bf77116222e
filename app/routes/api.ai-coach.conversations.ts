import { z } from "zod";
import {
  conversationSchema,
  createConversation,
  createConversationSchema,
  listConversations,
  talkOwner,
  talkPlace,
} from "~/features/coach/index.server";
import { requireStudent } from "~/features/identity/index.server";
import { m } from "~/messages/compiled/messages.js";
import { apiRoute, endpoint } from "~/platform/api-route.server";

const api = apiRoute("/api/ai-coach/conversations", {
  GET: endpoint({
    summary: "The student's talks with the coach, newest activity first",
    guard: requireStudent,
    response: z.array(conversationSchema),
    run: (call) => listConversations(call, talkOwner(call.subject)),
  }),
  POST: endpoint({
    summary: "Start a new talk with the coach",
    guard: requireStudent,
    body: createConversationSchema,
    response: conversationSchema,
    status: 201,
    run: (call) => createConversation(call, call.subject, call.body.title),
    form: {
      success: ({ id }) => ({ to: talkPlace(id) }),
      failure: "/#ai-coach",
      errorTitle: () => m.common_error(),
    },
  }),
});
export const loader = api.loader;
export const action = api.action;
