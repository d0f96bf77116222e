import type { Db } from "~/db/index.server";
import { outbox } from "~/db/schema";
import type { Clock } from "./clock";
import { createId } from "./ids";

export type Mail = {
  kind: string;
  to: string;
  subject: string;
  text: string;
  html: string;
  /** Whose account it concerns, so that a deletion finds it. */
  userId?: string;
  /** Not to be sent before this moment. */
  sendAfter?: Date;
  /** Where one POST without a session ends mail of this kind; such mail waits for all other mail. */
  unsubscribeUrl?: string;
  /** Id of the row, when the caller has to find the mail again. */
  id?: string;
};

/**
 * The statement that puts a mail into the outbox: goes into the same batch as the change that caused it,
 * so that neither exists without the other. `sendDueMail` delivers it.
 */
export function queueMail(db: Db, mail: Mail, clock: Clock) {
  const now = clock();
  return db.insert(outbox).values({
    id: mail.id ?? createId(),
    kind: mail.kind,
    userId: mail.userId ?? null,
    recipient: mail.to,
    subject: mail.subject,
    textBody: mail.text,
    htmlBody: mail.html,
    unsubscribeUrl: mail.unsubscribeUrl ?? null,
    createdAt: now,
    sendAfter: mail.sendAfter ?? now,
  });
}
