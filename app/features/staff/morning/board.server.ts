import {
  and,
  asc,
  eq,
  gt,
  gte,
  inArray,
  isNull,
  lte,
  notExists,
  type SQL,
  type SQLWrapper,
  sql,
} from "drizzle-orm";
import { decideIf } from "~/db/decide.server";
import type { Db } from "~/db/index.server";
import { jsonValues } from "~/db/json-rows";
import {
  checkInDays,
  classrooms,
  emotionLogs,
  memberships,
  morningBoards,
  needsYouCards,
  safetySettings,
  schools,
  users,
} from "~/db/schema";
import { isEmotion, isPleasant } from "~/features/check-in";
import { classOrder, classRefusal, isClassOf, isHeldBy } from "~/features/classrooms/index.server";
import { m } from "~/messages/compiled/messages.js";
import { listLookStatement } from "~/platform/audit.server";
import { addDays } from "~/platform/calendar";
import { startOfDay } from "~/platform/calendar.server";
import { type Clock, localDateOf } from "~/platform/clock";
import { AppError } from "~/platform/errors";
import { createId } from "~/platform/ids";
import { isSchoolDay } from "~/platform/school-days";
import type { Staff } from "../visible-students.server";
import type { Answers, DayAnswer } from "./baseline";
import { type BoardView, toView } from "./board-view";
import {
  CARD_REACH_DAYS,
  type CardRow,
  cardsOnBoard,
  cardsPassedTo,
  cardsToMake,
  isAsk,
  type NewCard,
  waitingForTalk,
} from "./cards";
import { isColleagueOf } from "./colleagues.server";
import type { MorningBoard } from "./morning.schema";

/** Days of answers that a child's usual is made of: 35 school days and two weeks of holidays fit in. */
const HISTORY_DAYS = 65;

/** The classes whose board this person may open: those a teacher leads now, or of an administrator's verified school. */
export const isOnBoardOf = (staff: Staff, now: Date): SQL | undefined =>
  staff.userType === "admin"
    ? and(
        isClassOf(staff, "own"),
        sql`exists (select 1 from ${schools} where ${schools.id} = ${staff.schoolId} and ${schools.isVerified})`,
      )
    : isHeldBy(staff, { run: now });

/**
 * The morning board of a class, without an id of the first one: who answered on the class's day, who asked to talk and
 * the day's cards. One round trip; the day's first look makes the cards and takes a second one. The look is noted in
 * every shown student's disclosure log, and a teacher's own look as the receipt on the students' check-ins. A substitute
 * sees the day's counts and who asked to talk, and no card made of a child's weeks; only who asked has that look in the
 * log, as what it was. Throws 404, and 403 to a substitute on another day.
 */
export async function openMorningBoard(
  { db, clock }: { db: Db; clock: Clock },
  staff: Staff,
  classroomId?: string,
): Promise<BoardView> {
  const read = await db.batch(boardStatements(db, staff, classroomId, clock));
  const [[room], members, logs, days, , allCards, [made], pastLogs, pastDays, colleagues] = read;
  if (!room) throw await boardRefusal(db, staff, classroomId, clock());
  const date = localDateOf(clock(), room.schoolZone ?? room.teacherZone);
  const isOn = room.hasCheckIn ?? true;
  const holidays = room.holidays ?? [];
  const studentIds = members.map(({ id }) => id);
  let cards: CardRow[] = allCards;
  if (made?.localDate !== date) {
    const wanted = cardsToMake({
      ...{ date, holidays, isCheckInOn: isOn, studentIds, cards },
      answers: answersOf(pastLogs, pastDays),
      asks: asksOf(pastDays),
    });
    cards = await makeCards(
      db,
      { classroomId: room.id, date, zone: room.schoolZone ?? room.teacherZone },
      wanted,
      clock,
    );
  }
  const askedToday = new Map(
    days.flatMap((day) =>
      day.localDate === date && day.wantsToTalkAt ? [[day.userId, day.wantsToTalkAt.getTime()] as const] : [],
    ),
  );
  const shown = { date, studentIds, askedToday };
  const view = toView({
    ...{ room, date, isOn, members },
    isSchoolDay: isSchoolDay(date, holidays),
    answered: new Set(logs.filter((log) => log.localDate === date).map(({ userId }) => userId)),
    skipped: new Set(
      days.filter((day) => day.localDate === date && day.skippedAt).map(({ userId }) => userId),
    ),
    waiting: waitingForTalk(cards, shown),
    onBoard: cardsOnBoard(room.isShort ? cards.filter(isAsk) : cards, shown),
    passedOn: cardsPassedTo(room.isShort ? allCards.filter(isAsk) : allCards, staff.id, {
      ...shown,
      holidays,
    }),
    colleagues,
  });
  if (view.isShort) await noteShownTo(db, staff, view, clock);
  return view;
}

/** A substitute's look concerns only those who were shown by name: who asked to talk, and no day of theirs. */
async function noteShownTo(
  db: Db,
  staff: Staff,
  { students, board, passedOn }: BoardView,
  clock: Clock,
): Promise<void> {
  const cards = [...board.needsYou, ...passedOn].map(({ student }) => student.id);
  const ids = new Set([...students.map(({ id }) => id), ...cards]);
  if (ids.size === 0) return;
  const subjects = jsonValues(JSON.stringify([...ids]));
  await listLookStatement(
    db,
    { readerId: staff.id, subjects, action: "record_read", view: "morning_board_asked" },
    clock,
  );
}

async function boardRefusal(
  db: Db,
  staff: Staff,
  classroomId: string | undefined,
  now: Date,
): Promise<AppError> {
  if (classroomId !== undefined) return classRefusal(db, staff, classroomId, { run: now });
  return new AppError("not_found", m.circle_class_not_found());
}

/** The contract's board of a class. Throws the same. */
export const readMorningBoard = async (
  context: { db: Db; clock: Clock },
  staff: Staff,
  classroomId?: string,
): Promise<MorningBoard> => (await openMorningBoard(context, staff, classroomId)).board;

/**
 * Everything one look asks and writes. Where the class is, and so which day it has, is only known afterwards: today is
 * one of three dates, and whether its cards were made is told by when that day ends.
 */
function boardStatements(db: Db, staff: Staff, classroomId: string | undefined, clock: Clock) {
  const now = clock();
  const utcDate = localDateOf(now, "UTC");
  const [from, to] = [addDays(utcDate, -1), addDays(utcDate, 1)];
  const chosen = chosenClass(db, staff, classroomId, now);
  const isActive = and(sql`${memberships.classroomId} = (${chosen})`, eq(memberships.status, "active"));
  const memberIds = db.select({ id: memberships.studentId }).from(memberships).where(isActive);
  const wholeIds = wholeDayIds(db, staff, chosen, isActive);
  /** A member's day that may be today where the class is. */
  const isNear = (table: typeof emotionLogs | typeof checkInDays) =>
    and(inArray(table.userId, memberIds), gte(table.localDate, from), lte(table.localDate, to));
  const madeToday = and(sql`${morningBoards.classroomId} = (${chosen})`, gt(morningBoards.endsAt, now));
  const isFirstLook = notExists(db.select({ id: morningBoards.id }).from(morningBoards).where(madeToday));
  return [
    classStatement(db, staff, chosen),
    db
      .select({ id: users.id, firstName: users.firstName, lastName: users.lastName, grade: users.grade })
      .from(users)
      .where(inArray(users.id, memberIds))
      .orderBy(asc(users.firstName), asc(users.lastName), asc(users.id)),
    db
      .select({ userId: emotionLogs.userId, localDate: emotionLogs.localDate })
      .from(emotionLogs)
      .where(isNear(emotionLogs)),
    db
      .select({
        userId: checkInDays.userId,
        localDate: checkInDays.localDate,
        skippedAt: checkInDays.skippedAt,
        wantsToTalkAt: checkInDays.wantsToTalkAt,
      })
      .from(checkInDays)
      .where(isNear(checkInDays)),
    // Over a weekend or holidays nobody looks: an ask of the days before gets its card now.
    askCardsStatement(db, isActive, { from: addDays(from, -CARD_REACH_DAYS), to, now }),
    db
      .select()
      .from(needsYouCards)
      .where(
        and(
          sql`${needsYouCards.classroomId} = (${chosen})`,
          gte(needsYouCards.localDate, addDays(from, -CARD_REACH_DAYS)),
        ),
      ),
    db.select({ localDate: morningBoards.localDate }).from(morningBoards).where(madeToday),
    pastLogsStatement(db, isActive, isFirstLook, addDays(utcDate, -HISTORY_DAYS)),
    pastDaysStatement(db, isActive, isFirstLook, addDays(utcDate, -HISTORY_DAYS)),
    db
      .select({ id: users.id, firstName: users.firstName, lastName: users.lastName })
      .from(users)
      .where(isColleagueOf(sql`(${chosen})`, staff))
      .orderBy(asc(users.firstName), asc(users.lastName), asc(users.id)),
    listLookStatement(
      db,
      { readerId: staff.id, subjects: wholeIds, action: "record_read", view: "morning_board" },
      clock,
    ),
    ...seenStatements(db, staff, chosen, isNear, now),
  ] as const;
}

/** The class that was asked for, or the first of theirs. */
const chosenClass = (db: Db, staff: Staff, classroomId: string | undefined, now: Date) =>
  db
    .select({ id: classrooms.id })
    .from(classrooms)
    .where(
      and(isOnBoardOf(staff, now), classroomId === undefined ? undefined : eq(classrooms.id, classroomId)),
    )
    .orderBy(...classOrder(staff))
    .limit(1);

/** Whose own day is shown: everybody's, but to a substitute, whose look at some is noted afterwards. */
const wholeDayIds = (db: Db, staff: Staff, chosen: SQLWrapper, isActive: SQL | undefined) =>
  db
    .select({ id: memberships.studentId })
    .from(memberships)
    .where(
      and(
        isActive,
        sql`exists (select 1 from ${classrooms} where ${classrooms.id} = (${chosen}) and ${isClassOf(staff, "teach")})`,
      ),
    );

/** The class, its days off and what of its clock is known. */
const classStatement = (db: Db, staff: Staff, chosen: SQLWrapper) =>
  db
    .select({
      id: classrooms.id,
      name: classrooms.name,
      schoolZone: sql<string | null>`${schools.timeZone}`.as("school_zone"),
      teacherZone: sql<string>`${users.timeZone}`.as("teacher_zone"),
      hasCheckIn: schools.hasCheckIn,
      holidays: safetySettings.holidays,
      isShort: sql<number>`not (${isClassOf(staff, "teach")})`.as("is_short"),
    })
    .from(classrooms)
    .innerJoin(users, eq(users.id, classrooms.teacherId))
    .leftJoin(schools, eq(schools.id, classrooms.schoolId))
    .leftJoin(safetySettings, eq(safetySettings.schoolId, classrooms.schoolId))
    .where(sql`${classrooms.id} = (${chosen})`);

type Near = (table: typeof emotionLogs | typeof checkInDays) => SQL | undefined;

/** What a teacher has seen of the students' days. */
function seenStatements(db: Db, staff: Staff, chosen: SQLWrapper, isNear: Near, now: Date) {
  const teaches = sql`(${staff.userType} = 'teacher' and exists (select 1 from ${classrooms}
    where ${classrooms.id} = (${chosen}) and ${isHeldBy(staff, "teach")}))`;
  return [
    db
      .update(emotionLogs)
      .set({ seenByStaffAt: now })
      .where(and(teaches, isNear(emotionLogs), isNull(emotionLogs.seenByStaffAt))),
    db
      .update(checkInDays)
      .set({ seenByStaffAt: now })
      .where(
        and(
          // A substitute sees who asked, and nobody else's day.
          sql`(${teaches} or (${staff.userType} = 'teacher' and ${checkInDays.wantsToTalkAt} is not null))`,
          isNear(checkInDays),
          isNull(checkInDays.seenByStaffAt),
        ),
      ),
  ] as const;
}

/** A card for everybody who asks to talk, once for each time of asking. */
function askCardsStatement(
  db: Db,
  isActive: SQL | undefined,
  { from, to, now }: { from: string; to: string; now: Date },
) {
  return db
    .insert(needsYouCards)
    .select(
      sql`select lower(hex(randomblob(16))), ${memberships.classroomId}, ${memberships.studentId},
          ${checkInDays.localDate}, 'asked', 0, ${checkInDays.wantsToTalkAt}, null, null, null, null, ${now.getTime()}
        from ${memberships} cross join ${checkInDays} on ${checkInDays.userId} = ${memberships.studentId}
        where ${isActive} and ${checkInDays.localDate} between ${from} and ${to}
          and ${checkInDays.wantsToTalkAt} is not null`,
    )
    .onConflictDoNothing();
}

/** The class's answers of the last weeks; nothing once today's cards are made. */
const pastLogsStatement = (db: Db, isActive: SQL | undefined, isWanted: SQL, since: string) =>
  db
    .select({ userId: emotionLogs.userId, localDate: emotionLogs.localDate, emotion: emotionLogs.emotion })
    .from(memberships)
    .crossJoin(emotionLogs)
    .where(
      and(
        isActive,
        isWanted,
        eq(emotionLogs.userId, memberships.studentId),
        gte(emotionLogs.localDate, since),
      ),
    );

const pastDaysStatement = (db: Db, isActive: SQL | undefined, isWanted: SQL, since: string) =>
  db
    .select({
      userId: checkInDays.userId,
      localDate: checkInDays.localDate,
      skippedAt: checkInDays.skippedAt,
      wantsToTalkAt: checkInDays.wantsToTalkAt,
    })
    .from(memberships)
    .crossJoin(checkInDays)
    .where(
      and(
        isActive,
        isWanted,
        eq(checkInDays.userId, memberships.studentId),
        gte(checkInDays.localDate, since),
      ),
    );

type PastLog = { userId: string; localDate: string; emotion: string };
type PastDay = { userId: string; localDate: string; skippedAt: Date | null; wantsToTalkAt: Date | null };

function answersOf(logs: PastLog[], days: PastDay[]): Map<string, Answers> {
  const answers = new Map<string, Map<string, DayAnswer>>();
  const note = (userId: string, date: string, answer: DayAnswer) => {
    const own = answers.get(userId) ?? new Map<string, DayAnswer>();
    answers.set(userId, own.set(date, answer));
  };
  for (const { userId, localDate, skippedAt } of days) if (skippedAt) note(userId, localDate, "rather_not");
  for (const { userId, localDate, emotion } of logs) {
    if (isEmotion(emotion)) note(userId, localDate, isPleasant(emotion) ? "pleasant" : "unpleasant");
  }
  return answers;
}

function asksOf(days: PastDay[]): Map<string, number[]> {
  const asks = new Map<string, number[]>();
  for (const { userId, wantsToTalkAt } of days) {
    if (wantsToTalkAt) asks.set(userId, [...(asks.get(userId) ?? []), wantsToTalkAt.getTime()]);
  }
  return asks;
}

/** Makes the day's cards unless another look has just done so, and returns all cards as they are then. */
async function makeCards(
  db: Db,
  { classroomId, date, zone }: { classroomId: string; date: string; zone: string },
  wanted: NewCard[],
  clock: Clock,
): Promise<CardRow[]> {
  const now = clock();
  const day = { classroomId, localDate: date, createdAt: now };
  const all = db
    .select()
    .from(needsYouCards)
    .where(and(eq(needsYouCards.classroomId, classroomId), eq(needsYouCards.localDate, date)));
  const made = await decideIf(
    db,
    sql`not exists (select 1 from ${morningBoards}
      where ${morningBoards.classroomId} = ${classroomId} and ${morningBoards.localDate} = ${date})`,
    [
      all,
      db.insert(morningBoards).values({ id: createId(), endsAt: startOfDay(addDays(date, 1), zone), ...day }),
      ...wanted.map((card) =>
        db
          .insert(needsYouCards)
          .values({ id: createId(), ...card, ...day })
          .onConflictDoNothing(),
      ),
      all,
    ],
  );
  return made ? (made.at(-1) as CardRow[]) : all;
}
