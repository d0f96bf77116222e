import { answerHelp, helpAnswerSchema, talkPlace } from "~/features/coach/index.server";
import { requireStudent } from "~/features/identity/index.server";
import { apiRoute, endpoint } from "~/platform/api-route.server";
import { backTo } from "~/platform/form-reply.server";

const api = apiRoute("/api/ai-coach/conversations/:id/help", {
  POST: endpoint({
    summary: "Answer the help card of a talk; the adults who look after its alert see the answer",
    guard: requireStudent,
    body: helpAnswerSchema,
    status: 204,
    run: (call) => answerHelp(call, call.subject, call.params.id, call.body.answer),
    form: backTo((_context, { id }) => talkPlace(id)),
  }),
});
export const loader = api.loader;
export const action = api.action;
