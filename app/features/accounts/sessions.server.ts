import { and, desc, eq, gt, sql } from "drizzle-orm";
import type { z } from "zod";
import { sessions, users } from "~/db/schema";
import type { RequestContext, SignedIn } from "~/platform/context.server";
import { localeCookie } from "~/platform/locale.server";
import type { sessionListSchema, updateAccountSchema } from "./accounts.schema";
import { readUser } from "./new-account.server";
import { endSession, sessionCookie } from "./session.server";
import { serializeUser, type User } from "./user.server";

const LIST_LIMIT = 50;

/** The user's open sessions, last used first. Ids are shortened hashes: enough to tell them apart. */
export async function listSessions(
  { db, clock }: RequestContext,
  { user, sessionId }: SignedIn,
): Promise<z.infer<typeof sessionListSchema>> {
  const rows = await db
    .select()
    .from(sessions)
    .where(and(eq(sessions.userId, user.id), gt(sessions.expiresAt, clock())))
    .orderBy(desc(sessions.lastSeenAt))
    .limit(LIST_LIMIT);
  return rows.map((row) => ({
    id: row.id.slice(0, 16),
    deviceLabel: row.deviceLabel,
    createdAt: row.createdAt.toISOString(),
    lastSeenAt: row.lastSeenAt.toISOString(),
    isCurrent: row.id === sessionId,
  }));
}

/** Ends this browser's session, on the server too, and removes its cookie. */
export async function signOut(context: RequestContext): Promise<void> {
  if (context.signedIn) await endSession(context.db, context.signedIn.sessionId);
  context.responseHeaders.append("set-cookie", sessionCookie("", context.isSecure, 0));
}

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
