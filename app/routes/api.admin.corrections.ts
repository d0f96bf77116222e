import { z } from "zod";
import { requireStaff } from "~/features/accounts/index.server";
import { correctionSchema, listCorrections } from "~/features/staff/index.server";
import { apiRoute, endpoint } from "~/platform/api-route.server";

const api = apiRoute("/api/admin/corrections", {
  GET: endpoint({
    summary: "Families' open requests for a correction, oldest first",
    guard: requireStaff,
    response: z.array(correctionSchema),
    run: ({ db, subject }) => listCorrections(db, subject.user),
  }),
});
export const loader = api.loader;
export const action = api.action;
