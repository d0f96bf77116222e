import { z } from "zod";
import { requireAdmin } from "~/features/identity/index.server";
import { leaveAllCircles } from "~/features/live-room/index.server";
import {
  listTechnicalAdmins,
  nameTechnicalAdmin,
  nameTechnicalAdminSchema,
  technicalAdminSchema,
} from "~/features/staff/index.server";
import { m } from "~/messages/compiled/messages.js";
import { apiRoute, endpoint } from "~/platform/api-route.server";

const PAGE = "/#technical-admins";

const api = apiRoute("/api/admin/technical-admins", {
  GET: endpoint({
    summary: "Teachers who keep this school's rosters as its technical administrators",
    guard: requireAdmin,
    response: z.array(technicalAdminSchema),
    run: (call) => listTechnicalAdmins(call, call.subject.user),
  }),
  POST: endpoint({
    summary: "Names a teacher of this verified school technical administrator; they sign in again",
    guard: requireAdmin,
    body: nameTechnicalAdminSchema,
    response: technicalAdminSchema,
    status: 201,
    run: async (call) => {
      const { named, user, isChanged } = await nameTechnicalAdmin(call, call.subject.user, call.body);
      if (isChanged) call.waitUntil(leaveAllCircles(call, user, { reason: "signed_out" }));
      return named;
    },
    form: {
      success: ({ name }) => ({ to: PAGE, toast: { title: m.staff_technical_named({ name }) } }),
      failure: PAGE,
      errorTitle: () => m.staff_colleague_not_added(),
    },
  }),
});
export const loader = api.loader;
export const action = api.action;
