import { env } from "cloudflare:test";
import { type Db, openDatabase } from "~/db/index.server";
import { settleUnansweredConsent } from "~/features/consent/index.server";
import { executeDeletions } from "~/features/privacy/index.server";
import { advanceEscalations } from "~/features/safety/index.server";
import { testDb } from "../helpers";
import { later } from "../safety/school";
import { atTheLine } from "./sweep";

export type Send = () => Promise<Response>;
/** Requests that contradict each other, and what is wrong with what they left behind; null when nothing is. */
export type Pair = { sends: Send[]; judge: (statuses: number[]) => Promise<string | null> };

export const DAY_MINUTES = 24 * 60;
/**
 * Does first what other tests have left for the clock, as it stands for a duty later: each takes only so many at a
 * time, and ours must be among them.
 */
export async function clearDuties(): Promise<void> {
  const db = testDb();
  for (let turn = 0; turn < 20; turn += 1) {
    const left = [
      await executeDeletions(env as Env, db, later(8 * DAY_MINUTES)),
      await settleUnansweredConsent(db, later(15 * DAY_MINUTES)),
      await advanceEscalations(db, later(20)),
    ];
    if (left.every((count) => count === 0)) return;
  }
}

/** A duty of the clock as one of the requests. */
export const duty =
  (minutesLater: number, work: (db: Db, clock: () => Date, database: D1Database) => Promise<unknown>): Send =>
  () =>
    atTheLine(async (database) => {
      await work(openDatabase(database).db, later(minutesLater), database);
      return new Response(null, { status: 204 });
    });

export const times = (count: number, send: Send): Send[] => Array.from({ length: count }, () => send);
export const isOk = (status: number | undefined) => status !== undefined && status < 300;
/** The fault's words when something that must hold does not. */
export const unless = (holds: boolean, fault: string): string | null => (holds ? null : fault);
