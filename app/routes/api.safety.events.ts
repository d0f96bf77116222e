import { z } from "zod";
import { requireClassStaff } from "~/features/classrooms/index.server";
import { listEvents, safetyEventSchema } from "~/features/safety/index.server";
import { apiRoute, endpoint } from "~/platform/api-route.server";
import { pageNumber } from "~/platform/page-query";

const api = apiRoute("/api/safety/events", {
  GET: endpoint({
    summary:
      "Safety events of the schools this person answers for, without the children's words, open ones first, up to 100 a page (`page`)",
    guard: requireClassStaff,
    query: z.object({ state: z.enum(["open", "all"]).default("all"), page: pageNumber }),
    response: z.array(safetyEventSchema),
    run: (call) => listEvents(call, call.subject, { open: call.query.state === "open" }, call.query.page),
  }),
});
export const loader = api.loader;
export const action = api.action;
