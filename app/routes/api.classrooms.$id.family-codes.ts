import { z } from "zod";
import { codeSheet, familyCodeSchema, makeClassFamilyCodes } from "~/features/family/index.server";
import { requireStaff } from "~/features/identity/index.server";
import { prefersHtml } from "~/platform/accept";
import { apiRoute, endpoint } from "~/platform/api-route.server";

const api = apiRoute("/api/classrooms/:id/family-codes", {
  POST: endpoint({
    summary: "One-time family codes for a whole class, as JSON or as a page to print; older unused ones end",
    guard: requireStaff,
    response: z.array(familyCodeSchema),
    run: async (call) => {
      const made = await makeClassFamilyCodes(call, call.subject.user, call.params.id);
      const wantsPage = prefersHtml(call.request);
      const cards = made.map(({ student, ...card }) => ({ ...card, ...student }));
      return wantsPage ? codeSheet(cards, call.origin, call.locale) : made;
    },
  }),
});
export const loader = api.loader;
export const action = api.action;
