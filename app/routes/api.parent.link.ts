import {
  childPlace,
  linkedChildSchema,
  redeemFamilyCode,
  useFamilyCodeSchema,
} from "~/features/family/index.server";
import { requireParent } from "~/features/identity/index.server";
import { m } from "~/messages/compiled/messages.js";
import { apiRoute, endpoint } from "~/platform/api-route.server";

const api = apiRoute("/api/parent/link", {
  POST: endpoint({
    summary: "Links a child with the one-time family code the school printed",
    guard: requireParent,
    body: useFamilyCodeSchema,
    response: linkedChildSchema,
    run: (call) => redeemFamilyCode(call, call.subject.user, call.body.code),
    form: {
      // To the child who was just linked, of several.
      success: ({ child }) => ({
        to: childPlace(child.id, "dashboard"),
        toast: {
          title: m.family_linked_title(),
          description: m.family_linked_text({ child: child.firstName }),
        },
      }),
      failure: "/",
      errorTitle: () => m.family_code_problem(),
    },
  }),
});
export const loader = api.loader;
export const action = api.action;
