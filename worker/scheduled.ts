import { type Db, openDatabase } from "~/db/index.server";
import { settleUnansweredConsent } from "~/features/consent/index.server";
import { sendWeeklyCards } from "~/features/family/index.server";
import {
  clearExpiredExports,
  executeDeletions,
  finishOpenExports,
  mailReceipts,
  purgeExpired,
} from "~/features/privacy/index.server";
import { closeBrokenStreaks } from "~/features/progress/index.server";
import { advanceEscalations, noteAlertSent } from "~/features/safety/index.server";
import { clearUnfinishedAccounts } from "~/features/sign-up/index.server";
import { cleanUpUploads } from "~/features/uploads/index.server";
import { checkAuditLog, sealAuditLog } from "~/platform/audit-chain.server";
import { type Clock, clockOf, localDateOf } from "~/platform/clock";
import { HOUR_MS } from "~/platform/durations";
import { describeError, logEvent } from "~/platform/log";
import { sendDueMail } from "~/platform/mail.server";
import { endLease, noteDone, readDoneDays, renewLease, takeLease } from "./run-lease";

type Duty = { env: Env; db: Db; clock: Clock };

/** One duty of the clock; returns how many rows it handled. */
export type ScheduledTask = { name: string; isDaily?: true; run(duty: Duty): Promise<number> };

/** The hour (UTC) from which daily duties are due: before school on every side of the country. */
const DAILY_HOUR_UTC = 9;

/** Duties run every five minutes, or once a day, each on its own: one that fails does not stop the others. */
export const scheduledTasks: ScheduledTask[] = [
  { name: "settle_unanswered_consent", run: ({ db, clock }) => settleUnansweredConsent(db, clock) },
  { name: "advance_safety_escalations", run: ({ db, clock }) => advanceEscalations(db, clock) },
  {
    name: "finish_exports",
    run: ({ env, db, clock }) => finishOpenExports({ env, db, clock, origin: env.APP_ORIGIN ?? "" }),
  },
  { name: "execute_deletions", run: ({ env, db, clock }) => executeDeletions(env, db, clock) },
  {
    name: "mail_deletion_receipts",
    run: ({ env, db, clock }) => mailReceipts(db, clock, env.APP_ORIGIN ?? ""),
  },
  {
    name: "clear_expired_exports",
    isDaily: true,
    run: ({ env, db, clock }) => clearExpiredExports(env, db, clock),
  },
  { name: "clean_up_uploads", isDaily: true, run: ({ env, db, clock }) => cleanUpUploads(env, db, clock) },
  // What people see on their own pages is counted when they look; this is for the lists others see.
  { name: "close_broken_streaks", isDaily: true, run: ({ db, clock }) => closeBrokenStreaks(db, clock()) },
  {
    name: "clear_unfinished_accounts",
    isDaily: true,
    run: ({ db, clock }) => clearUnfinishedAccounts(db, clock),
  },
  { name: "purge_expired", isDaily: true, run: ({ db, clock }) => purgeExpired(db, clock) },
  { name: "seal_audit_log", run: ({ db, clock }) => sealAuditLog(db, clock) },
  { name: "check_audit_log", isDaily: true, run: ({ db }) => checkAuditLog(db) },
  { name: "send_weekly_cards", run: sendWeeklyCards },
  {
    name: "send_mail",
    run: ({ env, db, clock }) =>
      sendDueMail(env, db, clock, undefined, { onSent: (mail) => noteAlertSent(db, mail) }),
  },
];

export type ScheduledReport = {
  /** False when another run had not ended yet: then nothing was done. */
  hasRun: boolean;
  tasks: { name: string; count?: number; failed?: true }[];
};

/**
 * Runs every duty that is due and logs what it did. Two runs never overlap: the second one leaves at once. A daily
 * duty is due until it succeeded on that day, so a late or lost turn of the clock loses nothing.
 */
export async function runScheduled(
  env: Env,
  { clock = clockOf(env), tasks = scheduledTasks }: { clock?: Clock; tasks?: ScheduledTask[] } = {},
): Promise<ScheduledReport> {
  const { db } = openDatabase(env.DB);
  let lease = await takeLease(db, clock);
  if (!lease) {
    logEvent({ event: "schedule_skipped" });
    return { hasRun: false, tasks: [] };
  }
  const startedAtMs = performance.now();
  const today = localDateOf(new Date(clock().getTime() - DAILY_HOUR_UTC * HOUR_MS), "UTC");
  const doneOn = await readDoneDays(db);
  const report: ScheduledReport = { hasRun: true, tasks: [] };
  for (const task of tasks) {
    if (task.isDaily && doneOn.get(task.name) === today) continue;
    const renewed = await renewLease(db, lease, clock);
    if (!renewed) {
      logEvent({ event: "schedule_taken_over" });
      return report;
    }
    lease = renewed;
    report.tasks.push(await runTask(task, env, clock));
    if (task.isDaily && !report.tasks.at(-1)?.failed) await noteDone(db, task.name, today);
  }
  const failures = report.tasks.filter(({ failed }) => failed).length;
  await endLease(db, lease, { durationMs: Math.round(performance.now() - startedAtMs), failures });
  return report;
}

async function runTask(
  task: ScheduledTask,
  env: Env,
  clock: Clock,
): Promise<ScheduledReport["tasks"][number]> {
  try {
    const count = await task.run({ env, db: openDatabase(env.DB).db, clock });
    if (count > 0) logEvent({ event: "task_done", task: task.name, count });
    return { name: task.name, count };
  } catch (error) {
    logEvent({ event: "task_failed", task: task.name, errorName: describeError(error).errorName });
    return { name: task.name, failed: true };
  }
}
