import { eq } from "drizzle-orm";
import { z } from "zod";
import { users } from "~/db/schema";
import { locales } from "~/messages/compiled/runtime.js";
import { anyone, apiRoute, endpoint } from "~/platform/api-route.server";
import { localeCookie } from "~/platform/locale.server";

const localeSchema = z.object({
  locale: z.enum(locales),
  /** The page to show again: a path of ours, never another site's address. */
  returnTo: z
    .string()
    .regex(/^\/(?![/\\])/)
    .catch("/")
    .default("/"),
});

const api = apiRoute("/api/locale", {
  POST: endpoint({
    summary: "Choose the language of this browser and, when signed in, of the account",
    guard: anyone,
    body: localeSchema,
    response: localeSchema,
    async run({ db, signedIn, body, clock, isSecure, responseHeaders }) {
      if (signedIn) {
        await db
          .update(users)
          .set({ locale: body.locale, updatedAt: clock() })
          .where(eq(users.id, signedIn.user.id));
      }
      responseHeaders.append("set-cookie", localeCookie(body.locale, isSecure));
      return body;
    },
    form: { success: ({ returnTo }) => ({ to: returnTo }), failure: "/" },
  }),
});
export const loader = api.loader;
export const action = api.action;
