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
/** A run sends for so long: well below the five minutes after which cron comes back. */
const RUN_MS = MINUTE_MS;
/** At most so many, three calls each: the platform's bound of 1,000 calls leaves the other duties their share. */
const RUN_AT_MOST = 200;
/** Read at a time, so that what has just become due and cannot wait comes before the rest. */
const BATCH_SIZE = 20;
/** Sent at a time: a Worker may hold six connections open. */
const AT_ONCE = 5;

type OutboxRow = typeof outbox.$inferSelect;
/** Hands one mail to whatever carries it; throws when it was not accepted. */
export type Transport = (mail: OutboxRow) => Promise<void>;

type SendingOptions = {
  forMs?: number;
  nowMs?: () => number;
  onSent?: (mail: OutboxRow) => Promise<void>;
};

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
 * Sends the mail that is due, for a minute (`forMs`). A row is claimed first, by moving its next try into the future, so that two
 * runs at once never send it twice; a run that dies halfway leaves the row to the next try (at least once,
 * the Message-ID is the row's id). Outside production mail without SMTP settings only counts as sent.
 * Returns how many were sent. Never throws for a mail that was refused. `nowMs` measures the time; `onSent` hears of
 * each mail once the row says that it is out.
 */
export async function sendDueMail(
  settings: MailSettings,
  db: Db,
  clock: Clock,
  transport: Transport | null = chooseTransport(settings),
  { forMs = RUN_MS, nowMs = () => performance.now(), onSent }: SendingOptions = {},
): Promise<number> {
  const isProduction = settings.ENVIRONMENT === "production";
  const endsAtMs = nowMs() + forMs;
  const sendOne = async (mail: OutboxRow): Promise<number> => {
    if (!(await claim(db, mail, clock()))) return 0;
    try {
      await transport?.(mail);
    } catch (error) {
      await recordFailure(db, mail, error, clock());
      return 0;
    }
    // The words are needed no longer, and they hold links; outside production the mailbox page shows them.
    const forgotten = isProduction ? { textBody: "", htmlBody: "", unsubscribeUrl: null } : {};
    await db
      .update(outbox)
      .set({ sentAt: clock(), lastError: null, ...forgotten })
      .where(eq(outbox.id, mail.id));
    logEvent({ event: "mail_sent", outboxId: mail.id, kind: mail.kind });
    await onSent?.(mail);
    return 1;
  };
  let sentCount = 0;
  for (let triedCount = 0; triedCount < RUN_AT_MOST; ) {
    const due = await readDue(db, clock());
    if (due.length === 0) break;
    if (!transport && isProduction) {
      logEvent({ event: "mail_not_configured" });
      break;
    }
    for (const group of groupsOf(due)) {
      if (nowMs() >= endsAtMs) return sentCount;
      triedCount += group.length;
      for (const sent of await Promise.all(group.map(sendOne))) sentCount += sent;
    }
  }
  return sentCount;
}

/** What one can do without goes last: a safety alert never waits behind a week's cards. */
const readDue = (db: Db, now: Date): Promise<OutboxRow[]> =>
  db
    .select()
    .from(outbox)
    .where(and(isNull(outbox.sentAt), isNull(outbox.failedAt), lte(outbox.sendAfter, now)))
    .orderBy(sql`${outbox.unsubscribeUrl} is not null`, asc(outbox.sendAfter))
    .limit(BATCH_SIZE);

/** Mails that go out together; those that can wait begin when all others are out. */
function groupsOf(due: OutboxRow[]): OutboxRow[][] {
  const kinds = [due.filter((mail) => !mail.unsubscribeUrl), due.filter((mail) => mail.unsubscribeUrl)];
  return kinds.flatMap((mails) =>
    Array.from({ length: Math.ceil(mails.length / AT_ONCE) }, (_, i) =>
      mails.slice(i * AT_ONCE, (i + 1) * AT_ONCE),
    ),
  );
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
