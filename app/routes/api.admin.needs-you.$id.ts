import { requireClassStaff } from "~/features/classrooms/index.server";
import { outcomeSchema, settleCard } from "~/features/staff/index.server";
import { m } from "~/messages/compiled/messages.js";
import { apiRoute, endpoint } from "~/platform/api-route.server";

const api = apiRoute("/api/admin/needs-you/:id", {
  POST: endpoint({
    summary:
      'What came of a "needs you" card; "later" brings it back on another day, a colleague it is passed on to by name gets one mail',
    guard: requireClassStaff,
    body: outcomeSchema,
    status: 204,
    run: (call) => settleCard(call, call.subject.user, call.params.id, call.body),
    form: {
      success: ({ classroomId, told }) => ({
        to: `/?board=${classroomId}#morning`,
        toast: { title: told ? m.morning_outcome_told({ name: told }) : m.morning_outcome_saved() },
      }),
      failure: "/?board#morning",
      errorTitle: () => m.morning_outcome_failed(),
    },
  }),
});
export const loader = api.loader;
export const action = api.action;
