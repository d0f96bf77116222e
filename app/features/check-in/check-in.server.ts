import { and, desc, eq, gt, type SQL, sql } from "drizzle-orm";
import { z } from "zod";
import type { Db } from "~/db/index.server";
import { checkInDays, emotionLogs, progressEvents } from "~/db/schema";
import { progressEventStatements } from "~/features/progress/index.server";
import { answerRefusedText, assessText } from "~/features/safety/index.server";
import { m } from "~/messages/compiled/messages.js";
import { localDateOf } from "~/platform/clock";
import type { RequestContext, UserRow, Work } from "~/platform/context.server";
import { AppError } from "~/platform/errors";
import { keepAnswer } from "~/platform/idempotency.server";
import { createId } from "~/platform/ids";
import { type EmotionEntry, emotionSchema, type logEmotionSchema } from "./check-in.schema";
import { CHECK_IN_CONTEXT, EMOTIONS, type Emotion } from "./emotions";
import { refuseWhenSwitchedOff } from "./school-switch.server";

const LIST_LIMIT = 400;

/** The owner's check-ins, newest first; at most the last year's. */
export async function listEmotions(
  { db }: Pick<Work, "db">,
  userId: string,
  limit = LIST_LIMIT,
): Promise<EmotionEntry[]> {
  const rows = await db
    .select()
    .from(emotionLogs)
    .where(eq(emotionLogs.userId, userId))
    .orderBy(desc(emotionLogs.createdAt), desc(emotionLogs.id))
    .limit(limit);
  return rows.map(toEntry);
}

/** A feeling and the day it was for the child, wherever anybody reads of it and whenever it was sent. */
export type FeelingDay = { id: string; emotion: Emotion; localDate: string };

/** The latest days with a check-in, newest first: the feeling alone, no strength, note or words. */
export async function listFeelingDays(db: Db, userId: string, limit: number): Promise<FeelingDay[]> {
  const rows = await db
    .select({ id: emotionLogs.id, emotion: emotionLogs.emotion, localDate: emotionLogs.localDate })
    .from(emotionLogs)
    .where(eq(emotionLogs.userId, userId))
    .orderBy(desc(emotionLogs.localDate))
    .limit(limit);
  return rows.map(({ emotion, ...day }) => ({ ...day, emotion: z.enum(EMOTIONS).parse(emotion) }));
}

/**
 * Logs the feeling of the user's own calendar day. A second one that day is refused by the database's
 * unique index (409 `already_checked_in`), so two tabs cannot both win, and one that comes late from a device (`clock`)
 * gives way to "I'd rather not say" said after it. Throws 403 when the school switched it off.
 */
export async function logEmotion(
  request: Pick<RequestContext, "db" | "clock" | "origin">,
  user: UserRow,
  input: z.infer<typeof logEmotionSchema>,
): Promise<EmotionEntry> {
  const { db, clock } = request;
  await refuseCryForHelp(request, user, input.context);
  await refuseWhenSwitchedOff(db, user);
  const now = clock();
  const id = createId();
  const localDate = localDateOf(now, user.timeZone);
  const [skipped] = await db
    .select({ id: checkInDays.id })
    .from(checkInDays)
    .where(
      and(
        eq(checkInDays.userId, user.id),
        eq(checkInDays.localDate, localDate),
        gt(checkInDays.skippedAt, now),
      ),
    );
  if (skipped) throw new AppError("already_checked_in", m.checkin_already());
  const newRow = { id, userId: user.id, ...input, localDate, createdAt: now };
  keepAnswer(db, { table: emotionLogs, id }, toEntry(newRow));
  const [inserted] = await db.batch([
    db
      .insert(emotionLogs)
      .values(newRow)
      .onConflictDoNothing({ target: [emotionLogs.userId, emotionLogs.localDate] })
      .returning(),
    ...checkInStatements(
      db,
      user,
      { id, now, localDate },
      sql`exists (select 1 from ${emotionLogs} where ${emotionLogs.id} = ${id})`,
    ),
  ]);
  const [row] = inserted;
  if (!row) throw new AppError("already_checked_in", m.checkin_already());
  return toEntry(row);
}

/**
 * The day's check-in in the progress, once a day whatever was answered: which feeling it was is nobody's
 * achievement, nor that one was named at all (P21). `isAnswered` holds when the answer was stored.
 */
export function checkInStatements(
  db: Db,
  user: Pick<UserRow, "id">,
  { id, now, localDate }: { id: string; now: Date; localDate: string },
  isAnswered: SQL = sql`1`,
) {
  return progressEventStatements(db, {
    userId: user.id,
    kind: "check_in",
    sourceId: id,
    occurredAt: now,
    localDate,
    when: sql`${isAnswered} and not exists (select 1 from ${progressEvents}
      where ${progressEvents.userId} = ${user.id} and ${progressEvents.kind} = 'check_in'
        and ${progressEvents.localDate} = ${localDate})`,
  });
}

/** The context is free text too (K12): a cry for help in it reaches an adult and is answered with help and with who was told. */
export async function refuseCryForHelp(
  request: Pick<RequestContext, "db" | "clock" | "origin">,
  user: UserRow,
  text: string,
): Promise<void> {
  if (text === CHECK_IN_CONTEXT) return;
  const { escalate, ...assessment } = assessText(text);
  if (!escalate) return;
  const refused = { sourceKind: "note", text, assessment } as const;
  throw new AppError("refused", await answerRefusedText(request, user, refused, m.checkin_context_crisis()));
}

/** A stored check-in as the API shows it. */
export function toEntry(
  row: Pick<typeof emotionLogs.$inferSelect, "id" | "emotion" | "intensity" | "context" | "createdAt">,
): EmotionEntry {
  return emotionSchema.parse({ ...row, createdAt: row.createdAt.toISOString() });
}
