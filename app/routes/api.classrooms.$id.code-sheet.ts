import { classCodeSheet } from "~/features/class-sign-in/index.server";
import { requireStaff } from "~/features/identity/index.server";
import { apiRoute, endpoint } from "~/platform/api-route.server";

const api = apiRoute("/api/classrooms/:id/code-sheet", {
  GET: endpoint({
    summary: "The class's join code as a page to print, with a QR code",
    guard: requireStaff,
    run: (call) => classCodeSheet(call, call.subject.user, call.params.id),
  }),
});
export const loader = api.loader;
export const action = api.action;
