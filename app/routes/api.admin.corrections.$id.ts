import { requireClassStaff } from "~/features/classrooms/index.server";
import { amendmentSchema, decideAmendmentSchema } from "~/features/privacy/index.server";
import { decideCorrection } from "~/features/staff/index.server";
import { m } from "~/messages/compiled/messages.js";
import { apiRoute, endpoint } from "~/platform/api-route.server";
import { backTo } from "~/platform/form-reply.server";

const api = apiRoute("/api/admin/corrections/:id", {
  POST: endpoint({
    summary: "Accept or decline a request for a correction, with an answer to the family",
    guard: requireClassStaff,
    body: decideAmendmentSchema,
    response: amendmentSchema,
    run: (call) => decideCorrection(call, call.subject.user, call.params.id, call.body),
    form: backTo("/#corrections", () => ({ title: m.staff_corrections_answered() })),
  }),
});
export const loader = api.loader;
export const action = api.action;
