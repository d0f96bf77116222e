import { requireStudent } from "~/features/identity/index.server";
import { reliefSchema, saveRelief, whatWorksSchema } from "~/features/what-works/index.server";
import { apiRoute, endpoint } from "~/platform/api-route.server";

const api = apiRoute("/api/check-in/relief", {
  POST: endpoint({
    summary: '"How is it now?" after a talk, a track or a drum-out; answers with the child\'s own list',
    guard: requireStudent,
    body: reliefSchema,
    response: whatWorksSchema,
    status: 201,
    run: (call) => saveRelief(call, call.subject, call.body),
  }),
});
export const loader = api.loader;
export const action = api.action;
