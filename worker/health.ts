import { version } from "../package.json";

const DATABASE_TIMEOUT_MS = 2000;

export type HealthReport = {
  ok: boolean;
  version: string;
  database?: "failing";
  /** The last turn of the five-minute work; null before the first. */
  scheduled?: { startedAt: string; durationMs: number | null; failures: number | null } | null;
  /** Mails that were given up after the last try, of those that are kept (30 days). */
  undeliveredMails?: number;
  warnings?: string[];
};

/** Liveness, whether the database answers, and configuration problems a maintainer should see; writes nothing. */
export async function healthReport(env: Env): Promise<HealthReport> {
  const warnings: string[] = [];
  const hasMail = Boolean(env.SMTP_HOST || (env.MAILER && env.MAIL_FROM));
  if (env.ENVIRONMENT === "production" && !hasMail) {
    warnings.push("Mail is not configured: set MAIL_FROM with the send_email binding, or SMTP_HOST.");
  }
  if (env.ENVIRONMENT === "production" && !env.APP_ORIGIN) {
    warnings.push("APP_ORIGIN is not set: mail that the clock sends would carry links without an address.");
  }
  const state = await readState(env.DB);
  return {
    ok: state !== null,
    version,
    ...(state ?? { database: "failing" }),
    ...(warnings.length > 0 ? { warnings } : {}),
  };
}

const STATE_SQL = `select run.started_at as startedAt, run.duration_ms as durationMs, run.failures as failures,
    (select count(*) from outbox where sent_at is null and failed_at is not null) as undelivered
  from (select 1) left join scheduled_runs as run on run.name = 'all'`;
type StateRow = {
  startedAt: number | null;
  durationMs: number | null;
  failures: number | null;
  undelivered: number;
};

/** Null when the database does not answer in time: whoever asks here must not wait with it. */
async function readState(
  database: D1Database,
): Promise<Pick<HealthReport, "scheduled" | "undeliveredMails"> | null> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const isLate = new Promise<null>((resolve) => {
    timer = setTimeout(() => resolve(null), DATABASE_TIMEOUT_MS);
  });
  const asked = database
    .withSession("first-unconstrained")
    .prepare(STATE_SQL)
    .first<StateRow>()
    .catch(() => null);
  const row = await Promise.race([asked, isLate]);
  clearTimeout(timer);
  if (!row) return null;
  const { startedAt, durationMs, failures, undelivered } = row;
  return {
    scheduled:
      startedAt === null ? null : { startedAt: new Date(startedAt).toISOString(), durationMs, failures },
    undeliveredMails: undelivered,
  };
}
