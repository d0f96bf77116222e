import { desc, eq, sql } from "drizzle-orm";
import { z } from "zod";
import type { Db } from "~/db/index.server";
import { emotionLogs } from "~/db/schema";
import { progressEventStatements } from "~/features/progress/index.server";
import { assessText } from "~/features/safety";
import { raiseRefusedText } from "~/features/safety/index.server";
import { m } from "~/messages/compiled/messages.js";
import { localDateOf } from "~/platform/clock";
import type { RequestContext, UserRow } from "~/platform/context.server";
import { AppError } from "~/platform/errors";
import { createId } from "~/platform/ids";
import { CHECK_IN_CONTEXT, CHECK_IN_INTENSITY, EMOTIONS } from "./emotions";

export const logEmotionSchema = z.object({
  emotion: z.enum(EMOTIONS, { error: () => m.checkin_unknown_emotion() }),
  intensity: z.coerce.number().int().min(1).max(10).default(CHECK_IN_INTENSITY),
  context: z.string().trim().max(64).default(CHECK_IN_CONTEXT),
});

export const emotionSchema = z.object({
  id: z.string(),
  emotion: z.enum(EMOTIONS),
  intensity: z.number().int(),
  context: z.string(),
  createdAt: z.string(),
});
export type EmotionEntry = z.infer<typeof emotionSchema>;

const LIST_LIMIT = 400;

/** The owner's check-ins, newest first; at most the last year's. */
export async function listEmotions(db: Db, userId: string, limit = LIST_LIMIT): Promise<EmotionEntry[]> {
  const rows = await db
    .select()
    .from(emotionLogs)
    .where(eq(emotionLogs.userId, userId))
    .orderBy(desc(emotionLogs.createdAt), desc(emotionLogs.id))
    .limit(limit);
  return rows.map(toEntry);
}

/**
 * Logs the feeling of the user's own calendar day. A second one that day is refused by the database's
 * unique index (409 `already_checked_in`), so two tabs cannot both win.
 */
export async function logEmotion(
  request: Pick<RequestContext, "db" | "clock" | "origin">,
  user: UserRow,
  input: z.infer<typeof logEmotionSchema>,
): Promise<EmotionEntry> {
  const { db, clock } = request;
  await refuseCryForHelp(request, user, input.context);
  const now = clock();
  const id = createId();
  const localDate = localDateOf(now, user.timeZone);
  const [inserted] = await db.batch([
    db
      .insert(emotionLogs)
      .values({ id, userId: user.id, ...input, localDate, createdAt: now })
      .onConflictDoNothing({ target: [emotionLogs.userId, emotionLogs.localDate] })
      .returning(),
    ...progressEventStatements(db, {
      userId: user.id,
      kind: "check_in",
      sourceId: id,
      occurredAt: now,
      localDate,
      // Which feeling it was is nobody's achievement (safety.md P21).
      when: sql`exists (select 1 from ${emotionLogs} where ${emotionLogs.id} = ${id})`,
    }),
  ]);
  const [row] = inserted;
  if (!row) throw new AppError("already_checked_in", m.checkin_already());
  return toEntry(row);
}

/** The context is free text too (K12): a cry for help in it reaches an adult and is answered with help. */
async function refuseCryForHelp(
  request: Pick<RequestContext, "db" | "clock" | "origin">,
  user: UserRow,
  text: string,
): Promise<void> {
  if (text === CHECK_IN_CONTEXT) return;
  const { escalate, ...assessment } = assessText(text);
  if (!escalate) return;
  await raiseRefusedText(request, user, { sourceKind: "note", text, assessment });
  throw new AppError("refused", m.checkin_context_crisis());
}

function toEntry(row: typeof emotionLogs.$inferSelect): EmotionEntry {
  return emotionSchema.parse({ ...row, createdAt: row.createdAt.toISOString() });
}

/** Whether the newest of `entries` is of the user's own calendar day. */
export function hasCheckedInToday(entries: EmotionEntry[], timeZone: string, now: Date): boolean {
  const newest = entries[0];
  return (
    newest !== undefined && localDateOf(new Date(newest.createdAt), timeZone) === localDateOf(now, timeZone)
  );
}
