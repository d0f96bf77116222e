import { requireAdmin } from "~/features/identity/index.server";
import { makeTeacherCode, teacherCodePage, teacherCodeSchema } from "~/features/staff/index.server";
import { prefersHtml } from "~/platform/accept";
import { apiRoute, endpoint } from "~/platform/api-route.server";

const api = apiRoute("/api/admin/teacher-codes", {
  POST: endpoint({
    summary: "A one-time code that lets a teacher into this verified school, as JSON or as a page",
    guard: requireAdmin,
    response: teacherCodeSchema,
    status: 201,
    run: async (call) => {
      const made = await makeTeacherCode(call, call.subject.user);
      const wantsPage = prefersHtml(call.request);
      return wantsPage ? teacherCodePage(made, call.locale) : made;
    },
  }),
});
export const loader = api.loader;
export const action = api.action;
