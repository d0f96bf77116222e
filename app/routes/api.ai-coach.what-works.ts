import { requireStudent } from "~/features/identity/index.server";
import {
  editList,
  editListSchema,
  forget,
  forgetAll,
  forgetQuerySchema,
  listSchema,
  readList,
  saveList,
  saveListSchema,
  worksOwner,
} from "~/features/what-works/index.server";
import { m } from "~/messages/compiled/messages.js";
import { apiRoute, endpoint } from "~/platform/api-route.server";

const done = {
  add: m.works_added,
  change: m.works_saved,
  plan: m.works_saved,
  forget: m.works_forgotten,
  forget_all: m.works_forgotten,
} as const;

const api = apiRoute("/api/ai-coach/what-works", {
  GET: endpoint({
    summary: "The student's own list: what helped, what did not, and the plan; for the student alone",
    guard: requireStudent,
    response: listSchema,
    run: (call) => readList(call, worksOwner(call.subject)),
  }),
  PUT: endpoint({
    summary: "Replace the list's items, and the plan when it is named (null forgets it)",
    guard: requireStudent,
    body: saveListSchema,
    response: listSchema,
    run: (call) => saveList(call, call.subject, call.body),
  }),
  DELETE: endpoint({
    summary: "Forget all, the check-in's figures with it, or one line with ?id=",
    guard: requireStudent,
    query: forgetQuerySchema,
    status: 204,
    run: (call) =>
      call.query.id === undefined
        ? forgetAll(call, worksOwner(call.subject))
        : forget(call, worksOwner(call.subject), call.query.id),
  }),
  POST: endpoint({
    summary: "One change of the list from a plain form",
    guard: requireStudent,
    body: editListSchema,
    run: (call) => editList(call, call.subject, call.body),
    form: {
      success: ({ action }) => ({ to: "/what-works", toast: { title: done[action]() } }),
      failure: "/what-works",
      errorTitle: () => m.works_error(),
    },
  }),
});
export const loader = api.loader;
export const action = api.action;
