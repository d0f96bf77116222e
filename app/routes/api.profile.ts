import { ownPagePlace } from "~/features/family/index.server";
import { requireReady, userSchema } from "~/features/identity/index.server";
import { updateProfile, updateProfileSchema } from "~/features/profile/index.server";
import { m } from "~/messages/compiled/messages.js";
import { apiRoute, endpoint } from "~/platform/api-route.server";
import type { RequestContext } from "~/platform/context.server";
import { backTo } from "~/platform/form-reply.server";
import { localeCookie } from "~/platform/locale.server";

/** A parent comes back to the child whose page was open. */
const pageOf = (context: RequestContext) => ownPagePlace(context, "settings");

const change = endpoint({
  summary: "Change parts of one's own profile: nickname, avatar, language, time zone, look and sound",
  guard: requireReady,
  body: updateProfileSchema,
  response: userSchema,
  run: async (call) => {
    const { subject, body, responseHeaders, isSecure } = call;
    const user = await updateProfile(call, subject.user, body);
    if (body.locale) responseHeaders.append("set-cookie", localeCookie(body.locale, isSecure));
    return user;
  },
  form: backTo(pageOf, () => ({ title: m.profile_saved() })),
});

const api = apiRoute("/api/profile", { PATCH: change, POST: change });
export const loader = api.loader;
export const action = api.action;
