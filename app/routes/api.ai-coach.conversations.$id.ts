import {
  conversationSchema,
  deleteConversation,
  editConversationSchema,
  renameConversation,
  renameConversationSchema,
  talkOwner,
  talkPlace,
} from "~/features/coach/index.server";
import { requireStudent } from "~/features/identity/index.server";
import { m } from "~/messages/compiled/messages.js";
import { apiRoute, endpoint } from "~/platform/api-route.server";

const api = apiRoute("/api/ai-coach/conversations/:id", {
  PATCH: endpoint({
    summary: "Rename a talk",
    guard: requireStudent,
    body: renameConversationSchema,
    response: conversationSchema,
    run: (call) => renameConversation(call, call.subject, call.params.id, call.body.title),
  }),
  DELETE: endpoint({
    summary: "Delete a talk and its messages",
    guard: requireStudent,
    status: 204,
    run: (call) => deleteConversation(call, talkOwner(call.subject), call.params.id),
  }),
  POST: endpoint({
    summary: "Rename or delete a talk from a plain form",
    guard: requireStudent,
    body: editConversationSchema,
    run: async (call) => {
      const id = call.params.id;
      if (call.body.action === "rename") await renameConversation(call, call.subject, id, call.body.title);
      else await deleteConversation(call, talkOwner(call.subject), id);
      return { id, action: call.body.action };
    },
    form: {
      success: ({ id, action }) => ({
        to: action === "rename" ? talkPlace(id) : "/#ai-coach",
      }),
      failure: "/#ai-coach",
      errorTitle: () => m.common_error(),
    },
  }),
});
export const loader = api.loader;
export const action = api.action;
