import { requireAdmin } from "~/features/identity/index.server";
import { leaveAllCircles } from "~/features/live-room/index.server";
import { endTechnicalAdmin } from "~/features/staff/index.server";
import { m } from "~/messages/compiled/messages.js";
import { apiRoute, endpoint } from "~/platform/api-route.server";
import { backTo } from "~/platform/form-reply.server";

const PAGE = "/#technical-admins";

const end = endpoint({
  summary: "Takes the role of technical administrator back; every session of the person ends",
  guard: requireAdmin,
  status: 204,
  run: async (call) => {
    const { user } = await endTechnicalAdmin(call, call.subject.user, call.params.userId ?? "");
    if (user) call.waitUntil(leaveAllCircles(call, user, { reason: "signed_out" }));
  },
  form: backTo(PAGE, () => ({ title: m.staff_technical_ended() })),
});

// A plain form can only send POST.
const api = apiRoute("/api/admin/technical-admins/:userId", { POST: end, DELETE: end });
export const loader = api.loader;
export const action = api.action;
