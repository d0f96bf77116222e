import { and, asc, desc, eq, isNotNull, ne, sql } from "drizzle-orm";
import type { Db } from "~/db/index.server";
import { safetyEvents, safetyUpdates } from "~/db/schema";
import type { Clock } from "~/platform/clock";
import { createId } from "~/platform/ids";
import type { CrisisCategory } from "../types";

export type HelpAnswer = Exclude<(typeof safetyUpdates.$inferSelect)["kind"], "alert">;

/** What is true about a talk's alert: who knows, since when, and what the child tapped last. */
export type TalkHelp = {
  category: CrisisCategory;
  told: {
    who: "school" | "parent" | "nobody";
    at: string;
    seenAt: string | null;
    isOffHours: boolean;
  } | null;
  answer: HelpAnswer | null;
};

const talkLimit = 100;

/** Who knows of a talk's newest event now; null when there is none. */
export async function readTold(db: Db, talkId: string): Promise<"school" | "parent" | "nobody" | null> {
  const [newest] = await db
    .select({ told: safetyEvents.told })
    .from(safetyEvents)
    .where(eq(safetyEvents.talkId, talkId))
    .orderBy(desc(safetyEvents.createdAt))
    .limit(1);
  return newest?.told ?? null;
}

/** The newest event of each of a student's talks that has one, by the talk's id. */
export async function listTalkHelp(db: Db, studentId: string): Promise<Map<string, TalkHelp>> {
  const [events, answers] = await Promise.all([
    db
      .select()
      .from(safetyEvents)
      .where(and(eq(safetyEvents.studentId, studentId), isNotNull(safetyEvents.talkId)))
      .orderBy(desc(safetyEvents.createdAt))
      .limit(talkLimit),
    db
      .select({ eventId: safetyUpdates.eventId, kind: safetyUpdates.kind })
      .from(safetyUpdates)
      .where(and(eq(safetyUpdates.studentId, studentId), ne(safetyUpdates.kind, "alert")))
      .orderBy(asc(safetyUpdates.createdAt), asc(safetyUpdates.id)),
  ]);
  const lastAnswer = new Map(answers.map(({ eventId, kind }) => [eventId, kind]));
  const byTalk = new Map<string, TalkHelp>();
  for (const event of events) {
    if (!event.talkId || byTalk.has(event.talkId)) continue;
    const kind = lastAnswer.get(event.id);
    byTalk.set(event.talkId, {
      category: event.category,
      told: event.told && {
        who: event.told,
        at: event.createdAt.toISOString(),
        seenAt: event.acknowledgedAt?.toISOString() ?? null,
        isOffHours: event.isOffHours,
      },
      answer: kind && kind !== "alert" ? kind : null,
    });
  }
  return byTalk;
}

/**
 * The statement that notes what a child tapped on the help card for the adults who look after the talk's newest
 * event. It changes nothing else: the event stays as open as it is (K9).
 */
export function helpAnswerStatement(
  db: Db,
  { studentId, talkId, answer }: { studentId: string; talkId: string; answer: HelpAnswer },
  clock: Clock,
) {
  const now = clock();
  const newest = db
    .select({
      id: sql`${createId()}`.as("id"),
      eventId: safetyEvents.id,
      studentId: sql`${studentId}`.as("student_id"),
      kind: sql`${answer}`.as("kind"),
      messageId: sql`null`.as("message_id"),
      category: sql`null`.as("category"),
      severity: sql`null`.as("severity"),
      createdAt: sql`${now.getTime()}`.as("created_at"),
    })
    .from(safetyEvents)
    .where(and(eq(safetyEvents.talkId, talkId), eq(safetyEvents.studentId, studentId)))
    .orderBy(desc(safetyEvents.createdAt))
    .limit(1);
  return db
    .insert(safetyUpdates)
    .select(newest)
    .onConflictDoUpdate({
      target: [safetyUpdates.eventId, safetyUpdates.kind],
      targetWhere: sql`kind <> 'alert'`,
      set: { createdAt: now },
    });
}
