import { and, asc, between, eq, inArray, isNotNull, isNull, sql } from "drizzle-orm";
import type { Db } from "~/db/index.server";
import { auditLog, type safetyEvents, safetyNotices, users } from "~/db/schema";
import type { TimelineStep } from "./alerts.schema";

const STEP_OF: Record<string, TimelineStep["step"]> = {
  safety_event_read: "read",
  safety_event_acknowledged: "taken",
  safety_event_passed_on: "passed_on",
  safety_event_closed: "closed",
};

/**
 * What happened to an event and when, oldest first: raised, who was told, who read it first, took it, passed it on
 * and closed it. Of several looks of one person the first is shown.
 */
export async function readTimeline(db: Db, event: typeof safetyEvents.$inferSelect): Promise<TimelineStep[]> {
  const [told, done] = await db.batch([
    db
      .select({ at: safetyNotices.createdAt, turn: safetyNotices.turn })
      .from(safetyNotices)
      .where(and(eq(safetyNotices.eventId, event.id), isNotNull(safetyNotices.turn))),
    db
      .select({
        action: auditLog.action,
        actorId: auditLog.actorId,
        at: auditLog.createdAt,
        firstName: users.firstName,
        lastName: users.lastName,
      })
      .from(auditLog)
      .leftJoin(users, eq(users.id, auditLog.actorId))
      .where(
        and(
          // A drill is about nobody. By subject and time, as the index has it.
          event.studentId ? eq(auditLog.subjectId, event.studentId) : isNull(auditLog.subjectId),
          between(auditLog.createdAt, event.createdAt, sql`9e15`),
          inArray(auditLog.action, Object.keys(STEP_OF)),
          sql`json_extract(${auditLog.details}, '$.eventId') = ${event.id}`,
        ),
      )
      .orderBy(asc(auditLog.seq)),
  ]);
  const seen = new Set<string>();
  const deeds = done.flatMap(({ action, actorId, at, firstName, lastName }) => {
    const step = STEP_OF[action];
    const isRepeat = step === "read" && seen.has(actorId ?? "");
    if (!step || isRepeat) return [];
    if (step === "read") seen.add(actorId ?? "");
    return [{ step, at, who: [firstName, lastName].filter(Boolean).join(" ") || null }];
  });
  const steps = [
    { step: "raised" as const, at: event.createdAt, who: null },
    ...told.map(({ at }) => ({ step: "told" as const, at, who: null })),
    ...(event.deliveredAt ? [{ step: "delivered" as const, at: event.deliveredAt, who: null }] : []),
    ...deeds,
  ];
  // The sort is stable: of one moment, the order above.
  return steps
    .sort((a, b) => a.at.getTime() - b.at.getTime())
    .map(({ step, at, who }) => ({ step, at: at.toISOString(), who }));
}
