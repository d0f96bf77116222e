import { and, eq, isNull } from "drizzle-orm";
import { z } from "zod";
import type { Db } from "~/db/index.server";
import { outbox, users } from "~/db/schema";
import { m } from "~/messages/compiled/messages.js";
import type { RequestContext, UserRow, Work } from "~/platform/context.server";
import { DAY_MS } from "~/platform/durations";
import { AppError } from "~/platform/errors";
import { seal, unseal } from "~/platform/sealed.server";

const PURPOSE = "weekly card stop";
/** CAN-SPAM asks for 30 days; a mail found again at the end of a term still works. */
const LINK_LIVES_MS = 180 * DAY_MS;
const linkSchema = z.object({ parentId: z.string() });

type StopContext = Pick<RequestContext, "db" | "env" | "clock">;

/** The end of a link that stops the weekly mail to a parent and can do nothing else; it holds no name and no address. */
export const sealStopToken = (secret: string, parentId: string, now: Date): Promise<string> =>
  seal(secret, PURPOSE, { parentId }, now.getTime() + LINK_LIVES_MS);

/** The parent behind a link; null for one we did not make, that is too old, or whose account is gone. */
async function findParent({ db, env, clock }: StopContext, token: string) {
  const { SIGNING_SECRET: secret } = env;
  const link = secret ? await unseal(secret, PURPOSE, token, linkSchema, clock().getTime()) : null;
  if (!link) return null;
  const [parent] = await db
    .select({ id: users.id, email: users.email, isStopped: users.weeklyCardOptOut })
    .from(users)
    .where(and(eq(users.id, link.parentId), eq(users.userType, "parent")));
  return parent ?? null;
}

export type StopPage = { state: "open" | "stopped" | "unknown"; token: string };

/** What the page behind a mailed link shows, with its HTTP status. Opening it changes nothing: scanners open links. */
export async function loadStopPage(
  context: StopContext,
  token: string,
): Promise<{ status: number; page: StopPage }> {
  const parent = await findParent(context, token);
  if (!parent) return { status: 404, page: { state: "unknown", token } };
  return { status: 200, page: { state: parent.isStopped ? "stopped" : "open", token } };
}

/** Ends the weekly mail with a mailed link, as often as it is pressed. Throws 404 as `loadStopPage`. */
export async function stopByLink(context: StopContext, token: string): Promise<{ byMail: false }> {
  const parent = await findParent(context, token);
  if (!parent) throw new AppError("not_found", m.family_stop_unknown_text());
  await stop(context.db, parent);
  return { byMail: false };
}

/** Throws 404 for a link that `stopByLink` would not know. */
export async function requireStopLink(context: StopContext, token: string): Promise<void> {
  if (!(await findParent(context, token))) throw new AppError("not_found", m.family_stop_unknown_text());
}

/** A signed-in parent's own choice. */
export async function chooseWeeklyMail(
  { db }: Pick<Work, "db">,
  parent: UserRow,
  byMail: boolean,
): Promise<{ byMail: boolean }> {
  if (byMail) await db.update(users).set({ weeklyCardOptOut: false }).where(eq(users.id, parent.id));
  else await stop(db, parent);
  return { byMail };
}

/** No card any more, nor the one that waits to be sent. */
const stop = (db: Db, parent: Pick<UserRow, "id" | "email">) =>
  db.batch([
    db.update(users).set({ weeklyCardOptOut: true }).where(eq(users.id, parent.id)),
    db
      .delete(outbox)
      .where(and(eq(outbox.recipient, parent.email), eq(outbox.kind, "weekly_card"), isNull(outbox.sentAt))),
  ]);
