import { version } from "../package.json";

/** Liveness and configuration problems a maintainer should see; reads and writes nothing. */
export function healthReport(env: Env): { ok: true; version: string; warnings?: string[] } {
  const warnings: string[] = [];
  const hasMail = Boolean(env.SMTP_HOST || (env.MAILER && env.MAIL_FROM));
  if (env.ENVIRONMENT === "production" && !hasMail) {
    warnings.push("Mail is not configured: set MAIL_FROM with the send_email binding, or SMTP_HOST.");
  }
  if (env.ENVIRONMENT === "production" && !env.APP_ORIGIN) {
    warnings.push("APP_ORIGIN is not set: mail that the clock sends would carry links without an address.");
  }
  return { ok: true, version, ...(warnings.length > 0 ? { warnings } : {}) };
}
