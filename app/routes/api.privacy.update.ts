import { ownPagePlace } from "~/features/family/index.server";
import { requireOwnSignIn, serializeUser, userSchema } from "~/features/identity/index.server";
import { updatePrivacy, updatePrivacySchema } from "~/features/privacy/index.server";
import { m } from "~/messages/compiled/messages.js";
import { apiRoute, endpoint } from "~/platform/api-route.server";
import { backTo } from "~/platform/form-reply.server";

const update = endpoint({
  summary: "Move one's privacy switches",
  guard: requireOwnSignIn,
  body: updatePrivacySchema,
  response: userSchema,
  run: async (call) => serializeUser(await updatePrivacy(call, call.subject.user, call.body), call.clock()),
  form: backTo(
    (context) => ownPagePlace(context, "privacy"),
    () => ({ title: m.privacy_updated(), description: m.privacy_updated_text() }),
    () => m.privacy_update_failed(),
  ),
});

// POST is for plain forms, which cannot PUT.
const api = apiRoute("/api/privacy/update", { PUT: update, POST: update });
export const loader = api.loader;
export const action = api.action;
