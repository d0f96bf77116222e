import { and, eq, getTableColumns, gt, isNotNull, isNull, ne, or, sql } from "drizzle-orm";
import { builtOnce, type Late, type Place } from "~/db/built-once.server";
import { decideIf } from "~/db/decide.server";
import type { Db } from "~/db/index.server";
import { sessions, users } from "~/db/schema";
import type { Clock } from "~/platform/clock";
import type { RequestContext, SignedIn, UserRow } from "~/platform/context.server";
import { HOUR_MS } from "~/platform/durations";
import { createToken, sha256Hex } from "~/platform/hash.server";

/** Absolute life of a session (S3). */
const lifetimeMs = (user: Pick<UserRow, "userType">) =>
  user.userType === "teacher" || user.userType === "admin" ? 8 * HOUR_MS : 12 * HOUR_MS;
/** How far `lastSeenAt` may lag, so that reading does not write on every request. */
const TOUCH_EVERY_MS = 5 * 60 * 1000;
/** A shared device's session ends after this long without use (S3). */
export const IDLE_MINUTES = 30;
const IDLE_MS = IDLE_MINUTES * 60 * 1000;

/** Whether a session is still open: no decision about consent ended it, and its time is not over. */
export const isSessionOpen = (now: Date) => isOpenAt(momentsOf(now));

const isOpenAt = (moments: Moments<Late<Date>>) => and(isNull(sessions.supersededAt), isInTime(moments));

/** Now, and when a session on a shared device must have been used last. */
type Moments<Moment = Date> = { now: Moment; usedSince: Moment };

const momentsOf = (now: Date): Moments => ({
  now,
  usedSince: new Date(now.getTime() - IDLE_MS - TOUCH_EVERY_MS),
});

/** Not too old, and on a shared device not left alone for too long. */
const isInTime = ({ now, usedSince }: Moments<Late<Date>>) =>
  and(gt(sessions.expiresAt, now), or(eq(sessions.isShared, false), gt(sessions.lastSeenAt, usedSince)));

/** The `__Host-` prefix needs https; a laptop on http gets the plain name. */
export const sessionCookieName = (isSecure: boolean) => (isSecure ? "__Host-beats_session" : "beats_session");

/**
 * Statement and Set-Cookie value for a new session. The token is 256 random bits and only its SHA-256 is stored.
 * The caller puts the statement into its batch and the cookie on the reply.
 */
export async function createSession(
  context: Pick<RequestContext, "db" | "clock" | "isSecure">,
  user: Pick<UserRow, "id" | "userType">,
  deviceLabel = "",
  isShared = true,
  badgeId: string | null = null,
) {
  const token = createToken();
  const now = context.clock();
  const expiresAt = new Date(now.getTime() + lifetimeMs(user));
  const statement = context.db.insert(sessions).values({
    id: await sha256Hex(token),
    userId: user.id,
    createdAt: now,
    lastSeenAt: now,
    expiresAt,
    deviceLabel,
    isShared,
    badgeId,
  });
  return {
    statement,
    cookie: sessionCookie(token, context.isSecure, (expiresAt.getTime() - now.getTime()) / 1000),
  };
}

/** Set-Cookie value for a session token; an empty token with 0 seconds removes it. */
export function sessionCookie(token: string, isSecure: boolean, maxAgeSeconds: number): string {
  const attributes = `Path=/; HttpOnly; SameSite=Lax; Max-Age=${Math.floor(maxAgeSeconds)}${isSecure ? "; Secure" : ""}`;
  return `${sessionCookieName(isSecure)}=${token}; ${attributes}`;
}

/** A session and whose it is. Built once, because every request asks. */
const readOpenSession = builtOnce((db, place: Place<{ id: string } & Moments>) => [
  db
    .select({
      // Aliases because a session and a user both have id and created_at.
      lastSeenAtMs: sql<number>`${sessions.lastSeenAt}`.as("session_last_seen_at"),
      isShared: sql<number>`${sessions.isShared}`.as("session_is_shared"),
      badgeId: sql<string | null>`${sessions.badgeId}`.as("session_badge_id"),
      user: getTableColumns(users),
    })
    .from(sessions)
    .innerJoin(users, eq(users.id, sessions.userId))
    .where(and(eq(sessions.id, place("id")), isOpenAt({ now: place("now"), usedSince: place("usedSince") }))),
]);

/** The signed-in user for a cookie's token, or null when there is none, it expired or was ended. */
export async function findSession(db: Db, token: string | undefined, clock: Clock): Promise<SignedIn | null> {
  if (!token) return null;
  const now = clock();
  const id = await sha256Hex(token);
  const [[found]] = await readOpenSession(db, { id, ...momentsOf(now) });
  if (!found) return null;
  if (now.getTime() - found.lastSeenAtMs > TOUCH_EVERY_MS) {
    await db.update(sessions).set({ lastSeenAt: now }).where(eq(sessions.id, id));
  }
  return { user: found.user, sessionId: id, isShared: found.isShared === 1, badgeId: found.badgeId };
}

/**
 * Ends every token of a child whose consent was just decided; goes into the decision's batch.
 * From then on such a token opens nothing: all it can do is be traded once for a new one (`tradeSession`).
 */
export const supersedeSessions = (db: Db, childId: string, now: Date) =>
  db
    .update(sessions)
    .set({ supersededAt: now })
    .where(and(eq(sessions.userId, childId), isNull(sessions.supersededAt)));

type TradeContext = Pick<RequestContext, "db" | "clock" | "cookies" | "isSecure" | "responseHeaders">;

/** The superseded session of this browser's cookie; null when there is none that may still be traded. */
async function findSuperseded({ db, clock, cookies, isSecure }: TradeContext) {
  const token = cookies.get(sessionCookieName(isSecure));
  if (!token) return null;
  const [found] = await db
    .select({
      sessionId: sql<string>`${sessions.id}`.as("session_id"),
      deviceLabel: sessions.deviceLabel,
      isShared: sessions.isShared,
      user: getTableColumns(users),
    })
    .from(sessions)
    .innerJoin(users, eq(users.id, sessions.userId))
    .where(
      and(
        eq(sessions.id, await sha256Hex(token)),
        isNotNull(sessions.supersededAt),
        isInTime(momentsOf(clock())),
      ),
    );
  return found ?? null;
}

/** Whether this browser holds a token that a decision about consent ended and that can be traded. */
export const isTradable = async (context: TradeContext): Promise<boolean> =>
  (await findSuperseded(context)) !== null;

/**
 * Trades a superseded token for a new one, once: of two copies one gets the new token, and the old one is dead.
 * Returns whose it is; null when there is nothing to trade.
 */
export async function tradeSession(context: TradeContext): Promise<UserRow | null> {
  const { db } = context;
  const old = await findSuperseded(context);
  if (!old) return null;
  const { statement, cookie } = await createSession(context, old.user, old.deviceLabel, old.isShared);
  const isThere = sql`exists (select 1 from ${sessions} where ${sessions.id} = ${old.sessionId})`;
  if (!(await decideIf(db, isThere, [endSession(db, old.sessionId), statement]))) return null;
  context.responseHeaders.append("set-cookie", cookie);
  return old.user;
}

/** Ends one session; a second call changes nothing. */
export const endSession = (db: Db, sessionId: string) =>
  db.delete(sessions).where(eq(sessions.id, sessionId));

/** Ends every session of a user, or every other one than `exceptSessionId`. */
export const endSessions = (db: Db, userId: string, exceptSessionId?: string) =>
  db
    .delete(sessions)
    .where(and(eq(sessions.userId, userId), exceptSessionId ? ne(sessions.id, exceptSessionId) : undefined));
