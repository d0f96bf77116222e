import { requireClassStaff } from "~/features/classrooms/index.server";
import {
  codeSheet,
  familyCodeSchema,
  makeFamilyCode,
  makeFamilyCodeSchema,
} from "~/features/family/index.server";
import { prefersHtml } from "~/platform/accept";
import { apiRoute, endpoint } from "~/platform/api-route.server";

const api = apiRoute("/api/family-codes", {
  POST: endpoint({
    summary: "A one-time code for a student's family, as JSON or as a page to print; older unused ones end",
    guard: requireClassStaff,
    body: makeFamilyCodeSchema,
    response: familyCodeSchema,
    status: 201,
    run: async (call) => {
      const made = await makeFamilyCode(call, call.subject.user, call.body.studentId);
      const wantsPage = prefersHtml(call.request);
      return wantsPage ? codeSheet([{ ...made, ...made.student }], call.origin, call.locale) : made;
    },
  }),
});
export const loader = api.loader;
export const action = api.action;
