import { z } from "zod";
import {
  badgeHolderSchema,
  badgeSheet,
  issueBadges,
  listBadgeHolders,
  printedBadgeSchema,
} from "~/features/class-sign-in/index.server";
import { requireStaff } from "~/features/identity/index.server";
import { prefersHtml } from "~/platform/accept";
import { apiRoute, endpoint } from "~/platform/api-route.server";

const api = apiRoute("/api/classrooms/:id/badges", {
  GET: endpoint({
    summary: "Students of grades 1-3 who may have a sign-in badge, for their teacher or the school's admin",
    guard: requireStaff,
    response: z.array(badgeHolderSchema),
    run: (call) => listBadgeHolders(call, call.subject.user, call.params.id),
  }),
  POST: endpoint({
    summary: "Sign-in badges of the class: a page to print, or their addresses as JSON",
    guard: requireStaff,
    response: z.array(printedBadgeSchema),
    run: async (call) => {
      const { classroomName, badges } = await issueBadges(call, call.subject.user, call.params.id);
      const wantsPage = prefersHtml(call.request);
      return wantsPage ? badgeSheet(classroomName, badges, call.locale) : badges;
    },
  }),
});
export const loader = api.loader;
export const action = api.action;
