import { and, eq, gt, inArray, isNull, or, type SQL, sql } from "drizzle-orm";
import { type Condition, decide } from "~/db/decide.server";
import type { Db } from "~/db/index.server";
import { classrooms, needsYouCards, users } from "~/db/schema";
import { isClassOf } from "~/features/classrooms/index.server";
import { m } from "~/messages/compiled/messages.js";
import { auditStatement } from "~/platform/audit.server";
import type { Clock } from "~/platform/clock";
import type { UserRow } from "~/platform/context.server";
import { AppError } from "~/platform/errors";
import { queueMail } from "~/platform/outbox.server";
import type { Staff } from "../visible-students.server";
import { isOnBoardOf } from "./board-statements.server";
import { isColleagueOf } from "./colleagues.server";
import type { OutcomeInput } from "./morning.schema";
import { passedOnMail } from "./passed-on-mail";

type Sender = Staff & Pick<UserRow, "firstName" | "lastName">;

type Context = { db: Db; clock: Clock; origin: string };
/** The card's class, and the colleague's name where one is told. */
type Settled = { classroomId: string; told: string | null };

/**
 * Notes what came of a card, once, with a line in the audit log; the same student's other open cards of that class and
 * day, as far as this person sees them, have the same outcome. A colleague it is passed on to by name gets one mail.
 * Again the same outcome changes nothing. Throws 404 for a card of another's class, 409 for a card with another outcome,
 * 422 for a colleague who may not see the class as it is.
 */
export async function settleCard(
  { db, clock, origin }: Context,
  staff: Sender,
  cardId: string,
  { outcome, colleagueId }: OutcomeInput,
): Promise<Settled> {
  const now = clock();
  const isShown = isShownTo(db, staff, now);
  const card = await findCard(db, cardId, isShown);
  const colleague =
    colleagueId === undefined ? null : await findColleague(db, staff, card.classroomId, colleagueId);
  const passedTo = colleague?.id ?? null;
  const pass = colleague ? passOn({ db, clock, origin }, staff, card, colleague) : null;
  const isTheirs = and(
    eq(needsYouCards.classroomId, card.classroomId),
    eq(needsYouCards.localDate, card.localDate),
    eq(needsYouCards.studentId, card.studentId),
    isNull(needsYouCards.outcome),
    isShown,
  );
  const lost = new Error("settled already");
  const isOpen: Condition = {
    holds: sql`exists (select 1 from ${needsYouCards} where ${needsYouCards.id} = ${cardId}
      and ${needsYouCards.outcome} is null and ${isShown})`,
    otherwise: () => lost,
  };
  try {
    await decide(db, pass ? [isOpen, pass.condition] : [isOpen], [
      db
        .update(needsYouCards)
        .set({ outcome, outcomeAt: now, outcomeBy: staff.id, passedTo })
        .where(isTheirs),
      auditStatement(
        db,
        {
          actorId: staff.id,
          subjectId: card.studentId,
          action: "needs_you_settled",
          details: { outcome, classroomId: card.classroomId, ...(passedTo ? { passedTo } : {}) },
        },
        clock,
      ),
      ...(pass ? [pass.mail] : []),
    ]);
  } catch (error) {
    if (error !== lost) throw error;
    await requireSameOutcome(db, cardId, { outcome, passedTo });
  }
  const told = colleague && `${colleague.firstName} ${colleague.lastName}`;
  return { classroomId: card.classroomId, told };
}

type Card = Awaited<ReturnType<typeof findCard>>;
type Colleague = Awaited<ReturnType<typeof findColleague>>;

async function findCard(db: Db, cardId: string, isShown: SQL | undefined) {
  const [card] = await db
    .select({
      classroomId: needsYouCards.classroomId,
      className: classrooms.name,
      studentId: needsYouCards.studentId,
      localDate: needsYouCards.localDate,
    })
    .from(needsYouCards)
    .innerJoin(classrooms, eq(classrooms.id, needsYouCards.classroomId))
    .where(and(eq(needsYouCards.id, cardId), isShown));
  if (!card) throw new AppError("not_found", m.morning_card_not_found());
  return card;
}

/** The mail to a colleague, and that they still may see the class and have that address when it is queued. */
function passOn({ db, clock, origin }: Context, staff: Sender, card: Card, colleague: Colleague) {
  const isStill = and(
    isColleagueOf(card.classroomId, staff),
    eq(users.id, colleague.id),
    eq(users.email, colleague.email),
  );
  const condition: Condition = {
    holds: sql`exists (select 1 from ${users} where ${isStill})`,
    otherwise: unknownColleague,
  };
  const letter = passedOnMail({
    ...{ firstName: colleague.firstName, locale: colleague.locale, className: card.className },
    from: `${staff.firstName} ${staff.lastName}`,
    url: `${origin}/?board=${card.classroomId}#morning`,
  });
  const mail = { kind: "needs_you_passed_on", to: colleague.email, userId: colleague.id, ...letter };
  return { condition, mail: queueMail(db, mail, clock) };
}

/** Somebody was first: that changes nothing where they noted the same. */
async function requireSameOutcome(
  db: Db,
  cardId: string,
  wanted: { outcome: OutcomeInput["outcome"]; passedTo: string | null },
): Promise<void> {
  const [known] = await db
    .select({ outcome: needsYouCards.outcome, passedTo: needsYouCards.passedTo })
    .from(needsYouCards)
    .where(eq(needsYouCards.id, cardId));
  if (!known) throw new AppError("not_found", m.morning_card_not_found());
  if (known.outcome !== wanted.outcome || known.passedTo !== wanted.passedTo) {
    throw new AppError("conflict", m.morning_outcome_other());
  }
}

/** The colleague of that id; for everybody else the same refusal, whether there is such a person or not. */
async function findColleague(db: Db, staff: Sender, classroomId: string, colleagueId: string) {
  const [colleague] = await db
    .select({
      id: users.id,
      firstName: users.firstName,
      lastName: users.lastName,
      email: users.email,
      locale: users.locale,
    })
    .from(users)
    .where(and(isColleagueOf(classroomId, staff), eq(users.id, colleagueId)));
  if (!colleague) throw unknownColleague();
  return colleague;
}

const unknownColleague = () => {
  const message = m.morning_colleague_unknown();
  return new AppError("refused", message, { fieldErrors: { colleagueId: message } });
};

/** Cards of the classes whose board this person may open; a substitute's are only those of students who asked. */
function isShownTo(db: Db, staff: Staff, now: Date): SQL | undefined {
  const led = db.select({ id: classrooms.id }).from(classrooms).where(isOnBoardOf(staff, now));
  const taught = db.select({ id: classrooms.id }).from(classrooms).where(isClassOf(staff, "teach"));
  return and(
    inArray(needsYouCards.classroomId, led),
    or(gt(needsYouCards.askedAtMs, 0), inArray(needsYouCards.classroomId, taught)),
  );
}
