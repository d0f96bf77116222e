import { requireReady, userSchema } from "~/features/accounts/index.server";
import { updateProfile, updateProfileSchema } from "~/features/profile/index.server";
import { m } from "~/messages/compiled/messages.js";
import { apiRoute, endpoint } from "~/platform/api-route.server";
import { localeCookie } from "~/platform/locale.server";

const change = endpoint({
  summary: "Change parts of one's own profile: nickname, avatar, language, time zone, look and sound",
  guard: requireReady,
  body: updateProfileSchema,
  response: userSchema,
  run: async ({ db, clock, origin, subject, body, responseHeaders, isSecure }) => {
    const user = await updateProfile({ db, clock, origin }, subject.user, body);
    if (body.locale) responseHeaders.append("set-cookie", localeCookie(body.locale, isSecure));
    return user;
  },
  form: {
    success: () => ({ to: "/?own=settings#profile", toast: { title: m.profile_saved() } }),
    failure: "/?own=settings#profile",
    errorTitle: () => m.common_error(),
  },
});

const api = apiRoute("/api/profile", { PATCH: change, POST: change });
export const loader = api.loader;
export const action = api.action;
