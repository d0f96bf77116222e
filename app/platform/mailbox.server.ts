import { desc, eq, gt, lte, or } from "drizzle-orm";
import { outbox } from "~/db/schema";
import type { RequestContext } from "./context.server";

export type MailboxEntry = {
  id: string;
  to: string;
  subject: string;
  text: string;
  html: string;
  createdAt: string;
};
export type ScheduledMail = { id: string; to: string; subject: string; sendAfter: string };

type MailboxContext = Pick<RequestContext, "env" | "db" | "clock">;
const LIST_LIMIT = 200;

/** The mailbox exists everywhere but in production; there its addresses are a 404 like any other. */
export function refuseInProduction({ env }: Pick<RequestContext, "env">): void {
  if (env.ENVIRONMENT === "production") throw new Response(null, { status: 404 });
}

/** Mail that has gone out or would have, newest first. */
export async function listMailbox({ db, clock }: MailboxContext): Promise<MailboxEntry[]> {
  const rows = await db
    .select()
    .from(outbox)
    // A try moves `sendAfter` into the future.
    .where(or(lte(outbox.sendAfter, clock()), gt(outbox.attempts, 0)))
    .orderBy(desc(outbox.createdAt), desc(outbox.id))
    .limit(LIST_LIMIT);
  return rows.map((row) => ({
    id: row.id,
    to: row.recipient,
    subject: row.subject,
    text: row.textBody,
    html: row.htmlBody,
    createdAt: row.createdAt.toISOString(),
  }));
}

/** Mail that waits for its time, such as the second consent message. */
export async function listScheduledMail({ db, clock }: MailboxContext): Promise<ScheduledMail[]> {
  const rows = await db
    .select()
    .from(outbox)
    .where(gt(outbox.sendAfter, clock()))
    .orderBy(outbox.sendAfter)
    .limit(LIST_LIMIT);
  return rows
    .filter((row) => row.attempts === 0)
    .map((row) => ({
      id: row.id,
      to: row.recipient,
      subject: row.subject,
      sendAfter: row.sendAfter.toISOString(),
    }));
}

/** One mail's HTML, as a mail program would show it. */
export async function findMailHtml({ db }: MailboxContext, id: string): Promise<string | null> {
  const [row] = await db.select({ html: outbox.htmlBody }).from(outbox).where(eq(outbox.id, id));
  return row?.html ?? null;
}
