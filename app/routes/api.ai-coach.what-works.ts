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
    run: ({ db, subject, locale }) => readList(db, worksOwner(subject), locale),
  }),
  PUT: endpoint({
    summary: "Replace the list's items, and the plan when it is named (null forgets it)",
    guard: requireStudent,
    body: saveListSchema,
    response: listSchema,
    run: ({ subject, body, ...context }) => saveList(context, subject, body),
  }),
  DELETE: endpoint({
    summary: "Forget all, the check-in's figures with it, or one line with ?id=",
    guard: requireStudent,
    query: forgetQuerySchema,
    status: 204,
    run: ({ db, subject, query }) =>
      query.id === undefined ? forgetAll(db, worksOwner(subject)) : forget(db, worksOwner(subject), query.id),
  }),
  POST: endpoint({
    summary: "One change of the list from a plain form",
    guard: requireStudent,
    body: editListSchema,
    run: ({ subject, body, ...context }) => editList(context, subject, body),
    form: {
      success: ({ action }) => ({ to: "/what-works", toast: { title: done[action]() } }),
      failure: "/what-works",
      errorTitle: () => m.works_error(),
    },
  }),
});
export const loader = api.loader;
export const action = api.action;
