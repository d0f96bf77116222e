import { and, desc, eq, sql } from "drizzle-orm";
import type { z } from "zod";
import { decideIf } from "~/db/decide.server";
import { sessions } from "~/db/schema";
import { accountEvent } from "~/platform/audit.server";
import type { RequestContext, SignedIn } from "~/platform/context.server";
import type { sessionListSchema } from "./identity.schema";
import { endSession, endSessions, isSessionOpen, sessionCookie } from "./session.server";

const LIST_LIMIT = 50;

/** The user's open sessions, last used first. Ids are shortened hashes: enough to tell them apart. */
export async function listSessions(
  { db, clock }: RequestContext,
  { user, sessionId }: SignedIn,
): Promise<z.infer<typeof sessionListSchema>> {
  const rows = await db
    .select()
    .from(sessions)
    .where(and(eq(sessions.userId, user.id), isSessionOpen(clock())))
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
  const { db, clock, signedIn } = context;
  if (signedIn) {
    // Pressed twice, it is one sign-out.
    const isOpen = sql`exists (select 1 from ${sessions} where ${sessions.id} = ${signedIn.sessionId})`;
    await decideIf(db, isOpen, [
      endSession(db, signedIn.sessionId),
      accountEvent(db, "signed_out", signedIn.user.id, clock, {
        isIdle: context.url.searchParams.has("idle"),
      }),
    ]);
  }
  context.responseHeaders.append("set-cookie", sessionCookie("", context.isSecure, 0));
}

/** Ends every other session of one's own. */
export async function endOtherSessions(
  { db, clock }: RequestContext,
  { user, sessionId }: SignedIn,
): Promise<void> {
  await db.batch([endSessions(db, user.id, sessionId), accountEvent(db, "sessions_ended", user.id, clock)]);
}
