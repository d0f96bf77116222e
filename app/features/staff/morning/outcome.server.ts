import { and, eq, gt, inArray, isNull, or, type SQL, sql } from "drizzle-orm";
import { decideIf } from "~/db/decide.server";
import type { Db } from "~/db/index.server";
import { classrooms, needsYouCards } from "~/db/schema";
import { isClassOf } from "~/features/classrooms/index.server";
import { m } from "~/messages/compiled/messages.js";
import { auditStatement } from "~/platform/audit.server";
import type { Clock } from "~/platform/clock";
import { AppError } from "~/platform/errors";
import type { Staff } from "../visible-students.server";
import { isOnBoardOf } from "./board.server";
import type { OutcomeInput } from "./morning.schema";

/**
 * Notes what came of a card, once, with a line in the audit log; the same student's other open cards of that class and
 * day, as far as this person sees them, have the same outcome. Again the same outcome changes nothing. Returns the card's class. Throws 404 for a card
 * of another's class, 409 for a card with another outcome.
 */
export async function settleCard(
  { db, clock }: { db: Db; clock: Clock },
  staff: Staff,
  cardId: string,
  { outcome }: OutcomeInput,
): Promise<{ classroomId: string }> {
  const now = clock();
  const isShown = isShownTo(db, staff, now);
  const [card] = await db
    .select({
      classroomId: needsYouCards.classroomId,
      studentId: needsYouCards.studentId,
      localDate: needsYouCards.localDate,
    })
    .from(needsYouCards)
    .where(and(eq(needsYouCards.id, cardId), isShown));
  if (!card) throw new AppError("not_found", m.morning_card_not_found());
  const isTheirs = and(
    eq(needsYouCards.classroomId, card.classroomId),
    eq(needsYouCards.localDate, card.localDate),
    eq(needsYouCards.studentId, card.studentId),
    isNull(needsYouCards.outcome),
    isShown,
  );
  const settled = await decideIf(
    db,
    sql`exists (select 1 from ${needsYouCards} where ${needsYouCards.id} = ${cardId}
      and ${needsYouCards.outcome} is null and ${isShown})`,
    [
      db.update(needsYouCards).set({ outcome, outcomeAt: now, outcomeBy: staff.id }).where(isTheirs),
      auditStatement(
        db,
        {
          actorId: staff.id,
          subjectId: card.studentId,
          action: "needs_you_settled",
          details: { outcome, classroomId: card.classroomId },
        },
        clock,
      ),
    ],
  );
  if (!settled) {
    const [known] = await db
      .select({ outcome: needsYouCards.outcome })
      .from(needsYouCards)
      .where(eq(needsYouCards.id, cardId));
    if (!known) throw new AppError("not_found", m.morning_card_not_found());
    if (known.outcome !== outcome) throw new AppError("conflict", m.morning_outcome_other());
  }
  return { classroomId: card.classroomId };
}

/** Cards of the classes whose board this person may open; a substitute's are only those of students who asked. */
function isShownTo(db: Db, staff: Staff, now: Date): SQL | undefined {
  const led = db.select({ id: classrooms.id }).from(classrooms).where(isOnBoardOf(staff, now));
  const taught = db.select({ id: classrooms.id }).from(classrooms).where(isClassOf(staff, "teach"));
  return and(
    inArray(needsYouCards.classroomId, led),
    or(gt(needsYouCards.askedAtMs, 0), inArray(needsYouCards.classroomId, taught)),
  );
}
