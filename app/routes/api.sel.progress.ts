import { z } from "zod";
import { requireReady } from "~/features/identity/index.server";
import {
  listModuleProgress,
  moduleProgressSchema,
  saveModuleProgress,
  saveProgressSchema,
} from "~/features/learning/index.server";
import { m } from "~/messages/compiled/messages.js";
import { apiRoute, endpoint } from "~/platform/api-route.server";

const api = apiRoute("/api/sel/progress", {
  GET: endpoint({
    summary: "The signed-in user's progress, one record for each module opened",
    guard: requireReady,
    response: z.array(moduleProgressSchema),
    run: (call) => listModuleProgress(call, call.subject.user.id),
  }),
  POST: endpoint({
    summary: "Save progress in a module; the higher of old and new is kept",
    guard: requireReady,
    body: saveProgressSchema,
    response: moduleProgressSchema,
    run: (call) => saveModuleProgress(call, call.subject.user, call.body),
    form: {
      success: (saved) => ({
        to: `/learn/${saved.moduleId}`,
        toast: { title: m.learning_saved_title(), description: m.learning_saved_text() },
      }),
      failure: "/#learning",
      errorTitle: () => m.common_error(),
    },
  }),
});
export const loader = api.loader;
export const action = api.action;
