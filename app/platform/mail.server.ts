import { and, asc, eq, isNull, lte, sql } from "drizzle-orm";
import type { Db } from "~/db/index.server";
import { outbox } from "~/db/schema";
import { type Clock, clockOf } from "./clock";
import { describeError, logEvent } from "./log";
import { buildMimeMessage, isPlainAddress, unsubscribeHeaders } from "./mime";
import { type SmtpServer, sendBySmtp } from "./smtp.server";

const SENDER_NAME = "Beats";
const MINUTE_MS = 60 * 1000;
/** Wait before try 2, 3, …: from a hiccup to a day without a mail server. After the last one a mail has failed. */
export const RETRY_DELAYS_MS = [1, 5, 15, 60, 240, 720, 1440].map((minutes) => minutes * MINUTE_MS);
export const MAX_ATTEMPTS = RETRY_DELAYS_MS.length + 1;
/** Mails of one run: a Worker may open only so many connections, and cron comes back in five minutes. */
const BATCH_SIZE = 20;

type OutboxRow = typeof outbox.$inferSelect;
/** Hands one mail to whatever carries it; throws when it was not accepted. */
export type Transport = (mail: OutboxRow) => Promise<void>;

export type MailSettings = Pick<
  Env,
  | "ENVIRONMENT"
  | "CLOCK_OFFSET_MS"
  | "MAILER"
  | "MAIL_FROM"
  | "SMTP_HOST"
  | "SMTP_PORT"
  | "SMTP_USER"
  | "SMTP_PASSWORD"
  | "SMTP_SECURE"
>;

/**
 * Sends the mail that is due. A row is claimed first, by moving its next try into the future, so that two
 * runs at once never send it twice; a run that dies halfway leaves the row to the next try (at least once,
 * the Message-ID is the row's id). Outside production mail without SMTP settings only counts as sent.
 * Returns how many were sent. Never throws for a mail that was refused.
 */
export async function sendDueMail(
  settings: MailSettings,
  db: Db,
  clock: Clock,
  transport: Transport | null = chooseTransport(settings),
): Promise<number> {
  const isProduction = settings.ENVIRONMENT === "production";
  const due = await db
    .select()
    .from(outbox)
    .where(and(isNull(outbox.sentAt), isNull(outbox.failedAt), lte(outbox.sendAfter, clock())))
    // What one can do without goes last: a safety alert never waits behind a week's cards.
    .orderBy(sql`${outbox.unsubscribeUrl} is not null`, asc(outbox.sendAfter))
    .limit(BATCH_SIZE);
  if (due.length === 0) return 0;
  if (!transport && isProduction) {
    logEvent({ event: "mail_not_configured" });
    return 0;
  }
  let sentCount = 0;
  for (const mail of due) {
    if (!(await claim(db, mail, clock()))) continue;
    try {
      await transport?.(mail);
    } catch (error) {
      await recordFailure(db, mail, error, clock());
      continue;
    }
    // The words are needed no longer, and they hold links; outside production the mailbox page shows them.
    const forgotten = isProduction ? { textBody: "", htmlBody: "", unsubscribeUrl: null } : {};
    await db
      .update(outbox)
      .set({ sentAt: clock(), lastError: null, ...forgotten })
      .where(eq(outbox.id, mail.id));
    logEvent({ event: "mail_sent", outboxId: mail.id, kind: mail.kind });
    sentCount += 1;
  }
  return sentCount;
}

/** Takes a mail for this run by scheduling its next try; false when another run took it first. */
async function claim(db: Db, mail: OutboxRow, now: Date): Promise<boolean> {
  const delayMs = RETRY_DELAYS_MS[Math.min(mail.attempts, RETRY_DELAYS_MS.length - 1)] ?? MINUTE_MS;
  const claimed = await db
    .update(outbox)
    .set({ attempts: mail.attempts + 1, sendAfter: new Date(now.getTime() + delayMs) })
    .where(
      and(
        eq(outbox.id, mail.id),
        eq(outbox.attempts, mail.attempts),
        isNull(outbox.sentAt),
        isNull(outbox.failedAt),
      ),
    )
    .returning({ id: outbox.id });
  return claimed.length === 1;
}

async function recordFailure(db: Db, mail: OutboxRow, error: unknown, now: Date): Promise<void> {
  const attempts = mail.attempts + 1;
  const { errorName } = describeError(error);
  await db
    .update(outbox)
    .set({ lastError: errorName, ...(attempts >= MAX_ATTEMPTS ? { failedAt: now } : {}) })
    .where(eq(outbox.id, mail.id));
  logEvent({ event: "mail_failed", outboxId: mail.id, kind: mail.kind, attempts, errorName });
}

/** SMTP when it is configured, else in production the `send_email` binding, else nothing. */
export function chooseTransport(settings: MailSettings): Transport | null {
  const { MAILER: mailer, MAIL_FROM: from } = settings;
  if (settings.SMTP_HOST) return smtpTransport(settings, settings.SMTP_HOST);
  if (settings.ENVIRONMENT === "production" && mailer && from) {
    return async (mail) => {
      await mailer.send({
        from: { email: from, name: SENDER_NAME },
        to: mail.recipient,
        subject: mail.subject,
        text: mail.textBody,
        html: mail.htmlBody,
        headers: unsubscribeHeaders(mail.unsubscribeUrl),
      });
    };
  }
  return null;
}

function smtpTransport(settings: MailSettings, host: string): Transport {
  const from = settings.MAIL_FROM ?? `beats@${host}`;
  const server: SmtpServer = {
    host,
    port: Number(settings.SMTP_PORT ?? 587),
    security: smtpSecurity(settings, host),
    ...(settings.SMTP_USER
      ? { credentials: { user: settings.SMTP_USER, password: settings.SMTP_PASSWORD ?? "" } }
      : {}),
  };
  return async (mail) => {
    if (!isPlainAddress(mail.recipient)) throw new TypeError("the recipient is not one plain address");
    const message = buildMimeMessage({
      id: mail.id,
      from: { name: SENDER_NAME, address: from },
      to: mail.recipient,
      subject: mail.subject,
      text: mail.textBody,
      html: mail.htmlBody,
      unsubscribeUrl: mail.unsubscribeUrl,
      date: clockOf(settings)(),
    });
    await sendBySmtp(server, { from, to: mail.recipient }, message);
  };
}

/** Encrypted unless somebody says otherwise, or the server is on the same machine. */
function smtpSecurity(settings: MailSettings, host: string): SmtpServer["security"] {
  const wish = settings.SMTP_SECURE?.toLowerCase() ?? "";
  if (wish === "true" || wish === "tls" || (wish === "" && settings.SMTP_PORT === "465")) return "tls";
  if (wish === "none" || wish === "false") return "none";
  const isLocal = host === "localhost" || host === "127.0.0.1" || host === "::1";
  return wish === "" && isLocal && !settings.SMTP_USER ? "none" : "starttls";
}
