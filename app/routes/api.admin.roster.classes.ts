import { z } from "zod";
import { classroomSchema, listRosterClasses, requireRosterKeeper } from "~/features/classrooms/index.server";
import { apiRoute, endpoint } from "~/platform/api-route.server";
import { pageQuerySchema } from "~/platform/page-query";

/** Classes of one answer; `page` asks for the next ones. */
const CLASSES_A_REPLY = 1000;

const api = apiRoute("/api/admin/roster/classes", {
  GET: endpoint({
    summary: "Every class of this verified school, for those who keep its roster",
    guard: requireRosterKeeper,
    query: pageQuerySchema,
    response: z.array(classroomSchema),
    run: async (call) => {
      const wish = { number: call.query.page, size: CLASSES_A_REPLY };
      return (await listRosterClasses(call, call.subject.user, wish)).rows;
    },
  }),
});
export const loader = api.loader;
export const action = api.action;
