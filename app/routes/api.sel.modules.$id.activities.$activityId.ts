import { requireReady } from "~/features/identity/index.server";
import {
  completeActivity,
  completeActivitySchema,
  completedActivitySchema,
} from "~/features/learning/index.server";
import { m } from "~/messages/compiled/messages.js";
import { apiRoute, endpoint } from "~/platform/api-route.server";

const api = apiRoute("/api/sel/modules/:id/activities/:activityId", {
  POST: endpoint({
    summary: "Mark one activity of a module as done, optionally with a line of reflection",
    guard: requireReady,
    body: completeActivitySchema,
    response: completedActivitySchema,
    run: (call) => {
      const { id: moduleId, activityId } = call.params;
      const { reflection } = call.body;
      return completeActivity(call, call.subject.user, { moduleId, activityId, reflection });
    },
    form: {
      success: ({ progress, support }) => ({
        to: `/learn/${progress.moduleId}`,
        toast: {
          title: support ? m.safety_help_now() : m.learning_saved_title(),
          description: support?.text ?? m.learning_saved_text(),
        },
      }),
      failure: "/#learning",
      errorTitle: () => m.common_error(),
    },
  }),
});
export const loader = api.loader;
export const action = api.action;
