import { skipCheckIn } from "~/features/check-in/index.server";
import { clockOfDevice } from "~/features/consent/index.server";
import { requireStudent } from "~/features/identity/index.server";
import { apiRoute, endpoint } from "~/platform/api-route.server";
import { backTo } from "~/platform/form-reply.server";

const api = apiRoute("/api/check-in/skip", {
  POST: endpoint({
    summary: "Answer today's check-in with \"I'd rather not say\": no feeling is kept, and nothing is lost",
    guard: requireStudent,
    status: 204,
    run: async (call) => {
      const { user } = call.subject;
      return skipCheckIn({ ...call, clock: await clockOfDevice(call, user) }, user);
    },
    form: backTo("/#dashboard"),
  }),
});
export const loader = api.loader;
export const action = api.action;
