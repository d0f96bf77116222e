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
    run: ({ subject, params, body, ...context }) =>
      renameConversation(context, subject, params.id, body.title),
  }),
  DELETE: endpoint({
    summary: "Delete a talk and its messages",
    guard: requireStudent,
    status: 204,
    run: ({ db, subject, params, clock }) => deleteConversation(db, talkOwner(subject), params.id, clock),
  }),
  POST: endpoint({
    summary: "Rename or delete a talk from a plain form",
    guard: requireStudent,
    body: editConversationSchema,
    run: async ({ subject, params, body, ...context }) => {
      const id = params.id;
      if (body.action === "rename") await renameConversation(context, subject, id, body.title);
      else await deleteConversation(context.db, talkOwner(subject), id, context.clock);
      return { id, action: body.action };
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
