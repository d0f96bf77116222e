import { z } from "zod";
import { requireReady } from "~/features/identity/index.server";
import { disclosureSchema, listDisclosures } from "~/features/privacy/index.server";
import { apiRoute, endpoint } from "~/platform/api-route.server";

const api = apiRoute("/api/privacy/disclosures", {
  GET: endpoint({
    summary: "Who looked at one's record, newest first",
    guard: requireReady,
    response: z.array(disclosureSchema),
    run: (call) => listDisclosures(call, call.subject.user.id),
  }),
});
export const loader = api.loader;
export const action = api.action;
