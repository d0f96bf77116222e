import { eq, sql } from "drizzle-orm";
import type { z } from "zod";
import { users } from "~/db/schema";
import type { RequestContext, SignedIn } from "~/platform/context.server";
import { localeCookie } from "~/platform/locale.server";
import type { updateAccountSchema } from "./identity.schema";
import { readUser } from "./new-account.server";
import { serializeUser, type User } from "./user.server";

/** Sets one's own language or time zone. */
export async function updateAccount(
  context: RequestContext,
  { user }: SignedIn,
  input: z.infer<typeof updateAccountSchema>,
): Promise<User> {
  await context.db
    .update(users)
    .set({
      locale: input.locale ?? sql`${users.locale}`,
      timeZone: input.timeZone ?? sql`${users.timeZone}`,
      updatedAt: context.clock(),
    })
    .where(eq(users.id, user.id));
  if (input.locale) {
    context.responseHeaders.append("set-cookie", localeCookie(input.locale, context.isSecure));
  }
  return serializeUser(await readUser(context.db, user.id), context.clock());
}
