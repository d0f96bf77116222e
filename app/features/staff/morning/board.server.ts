import { and, asc, eq, gt, gte, inArray, isNull, lte, type SQL, type SQLWrapper, sql } from "drizzle-orm";
import type { BatchResponse } from "drizzle-orm/batch";
import { builtOnce, type Late, type Place } from "~/db/built-once.server";
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
  type UserType,
  users,
} from "~/db/schema";
import { isEmotion, isPleasant } from "~/features/check-in/index.server";
import {
  classOrder,
  classRefusal,
  isClassOf,
  isHeldBy,
  type LateStaff,
} from "~/features/classrooms/index.server";
import { m } from "~/messages/compiled/messages.js";
import { listLookStatement } from "~/platform/audit.server";
import { addDays } from "~/platform/calendar";
import { startOfDay } from "~/platform/calendar.server";
import { type Clock, localDateOf } from "~/platform/clock";
import type { Work } from "~/platform/context.server";
import { AppError } from "~/platform/errors";
import { createId } from "~/platform/ids";
import { madeOnce } from "~/platform/made-once";
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
export const isOnBoardOf = (staff: LateStaff, now: Late<Date>): SQL | undefined =>
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
  context: Work,
  staff: Staff,
  classroomId?: string,
): Promise<BoardView> {
  const asked = askedBy(staff, classroomId, context.clock());
  const [colleagues, ...read] = await asked.statements.page(context.db, asked.values);
  return viewOf(context, { staff, classroomId }, read, colleagues);
}

/** The contract's board of a class, which names no colleagues. Throws the same. */
export async function readMorningBoard(
  context: Work,
  staff: Staff,
  classroomId?: string,
): Promise<MorningBoard> {
  const asked = askedBy(staff, classroomId, context.clock());
  const read = await asked.statements.board(context.db, asked.values);
  return (await viewOf(context, { staff, classroomId }, read, [])).board;
}

async function viewOf(
  { db, clock }: Work,
  { staff, classroomId }: { staff: Staff; classroomId: string | undefined },
  [[room], members, logs, days, , allCards]: BoardRead,
  colleagues: ColleagueRow[],
): Promise<BoardView> {
  if (!room) throw await boardRefusal(db, staff, classroomId, clock());
  const date = localDateOf(clock(), room.schoolZone ?? room.teacherZone);
  const isOn = room.hasCheckIn ?? true;
  const holidays = room.holidays ?? [];
  const studentIds = members.map(({ id }) => id);
  let cards: CardRow[] = allCards;
  if (room.madeFor !== date) {
    const wanted = cardsToMake({
      ...{ date, holidays, isCheckInOn: isOn, studentIds, cards },
      answers: answersOf(logs, days),
      asks: asksOf(days),
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
    clock(),
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

type Values = {
  staffId: string;
  schoolId: string | null;
  classroomId: string;
  now: Date;
  /** The dates that may be today where the class is, of which there are three. */
  from: string;
  to: string;
  cardsSince: string;
  historySince: string;
};

/** Whose look it is, and whether at a class of their choice: what the statements' own words depend on. */
type Look = { userType: UserType; isNamed: boolean };

/** The statements of one look and what they are filled in with. */
function askedBy(staff: Staff, classroomId: string | undefined, now: Date) {
  const look: Look = { userType: staff.userType, isNamed: classroomId !== undefined };
  const utcDate = localDateOf(now, "UTC");
  const from = addDays(utcDate, -1);
  const values: Values = {
    ...{ staffId: staff.id, schoolId: staff.schoolId, classroomId: classroomId ?? "", now },
    ...{ from, to: addDays(utcDate, 1), cardsSince: addDays(from, -CARD_REACH_DAYS) },
    historySince: addDays(utcDate, -HISTORY_DAYS),
  };
  return {
    values,
    statements: statementsOf(`${look.userType} ${look.isNamed}`, () => buildStatements(look)),
  };
}

const statementsOf = madeOnce<ReturnType<typeof buildStatements>>();

const buildStatements = (look: Look) => ({
  board: builtOnce((db, place: Place<Values>) => boardStatements(db, place, look)),
  page: builtOnce(
    (db, place: Place<Values>) =>
      [colleaguesStatement(db, place, look), ...boardStatements(db, place, look)] as const,
  ),
});

type BoardRead = BatchResponse<ReturnType<typeof boardStatements>>;
type ColleagueRow = BatchResponse<[ReturnType<typeof colleaguesStatement>]>[0][number];

const lateStaff = (place: Place<Values>, { userType }: Look): LateStaff => ({
  ...{ id: place("staffId"), schoolId: place("schoolId"), userType },
});

/** The class that is looked at. */
const chosenClass = (db: Db, place: Place<Values>, look: Look) =>
  db
    .select({ id: classrooms.id })
    .from(classrooms)
    .where(
      and(
        isOnBoardOf(lateStaff(place, look), place("now")),
        look.isNamed ? eq(classrooms.id, place("classroomId")) : undefined,
      ),
    )
    .orderBy(...classOrder({ id: place("staffId") }))
    .limit(1);

const colleaguesStatement = (db: Db, place: Place<Values>, look: Look) =>
  db
    .select({ id: users.id, firstName: users.firstName, lastName: users.lastName })
    .from(users)
    .where(isColleagueOf(sql`(${chosenClass(db, place, look)})`, { id: place("staffId") }))
    .orderBy(asc(users.firstName), asc(users.lastName), asc(users.id));

/**
 * Everything one look asks and writes. Where the class is, and so which day it has, is only known afterwards: today is
 * one of three dates, and whether its cards were made is told by when that day ends. Before they are, the answers of
 * weeks are read instead of three days'.
 */
function boardStatements(db: Db, place: Place<Values>, look: Look) {
  const staff = lateStaff(place, look);
  const now = place("now");
  const chosen = chosenClass(db, place, look);
  const isActive = and(sql`${memberships.classroomId} = (${chosen})`, eq(memberships.status, "active"));
  const memberIds = db.select({ id: memberships.studentId }).from(memberships).where(isActive);
  const wholeIds = wholeDayIds(db, staff, chosen, isActive);
  /** A member's day that may be today where the class is. */
  const isNear = (table: DayTable) =>
    and(
      inArray(table.userId, memberIds),
      gte(table.localDate, place("from")),
      lte(table.localDate, place("to")),
    );
  const madeFor = db
    .select({ date: morningBoards.localDate })
    .from(morningBoards)
    .where(and(sql`${morningBoards.classroomId} = (${chosen})`, gt(morningBoards.endsAt, now)))
    .limit(1);
  /** A member's day that is shown, or of which the day's cards are yet to be made. */
  const isRead = (table: DayTable) =>
    and(
      isActive,
      eq(table.userId, memberships.studentId),
      sql`${table.localDate} >= case when exists ${madeFor} then ${place("from")} else ${place("historySince")} end`,
    );
  return [
    classStatement(db, staff, chosen, madeFor),
    db
      .select({ id: users.id, firstName: users.firstName, lastName: users.lastName, grade: users.grade })
      .from(users)
      .where(inArray(users.id, memberIds))
      .orderBy(asc(users.firstName), asc(users.lastName), asc(users.id)),
    db
      .select({ userId: emotionLogs.userId, localDate: emotionLogs.localDate, emotion: emotionLogs.emotion })
      .from(memberships)
      .crossJoin(emotionLogs)
      .where(isRead(emotionLogs)),
    db
      .select({
        userId: checkInDays.userId,
        localDate: checkInDays.localDate,
        skippedAt: checkInDays.skippedAt,
        wantsToTalkAt: checkInDays.wantsToTalkAt,
      })
      .from(memberships)
      .crossJoin(checkInDays)
      .where(isRead(checkInDays)),
    askCardsStatement(db, isActive, place),
    db
      .select()
      .from(needsYouCards)
      .where(
        and(
          sql`${needsYouCards.classroomId} = (${chosen})`,
          gte(needsYouCards.localDate, place("cardsSince")),
        ),
      ),
    listLookStatement(
      db,
      { readerId: place("staffId"), subjects: wholeIds, action: "record_read", view: "morning_board" },
      now,
    ),
    ...seenStatements(db, staff, chosen, isNear, now),
  ] as const;
}

type DayTable = typeof emotionLogs | typeof checkInDays;

/** Whose own day is shown: everybody's, but to a substitute, whose look at some is noted afterwards. */
const wholeDayIds = (db: Db, staff: LateStaff, chosen: SQLWrapper, isActive: SQL | undefined) =>
  db
    .select({ id: memberships.studentId })
    .from(memberships)
    .where(
      and(
        isActive,
        sql`exists (select 1 from ${classrooms} where ${classrooms.id} = (${chosen}) and ${isClassOf(staff, "teach")})`,
      ),
    );

/** The class, its days off, what of its clock is known, and the day whose cards are made. */
const classStatement = (db: Db, staff: LateStaff, chosen: SQLWrapper, madeFor: SQLWrapper) =>
  db
    .select({
      id: classrooms.id,
      name: classrooms.name,
      schoolZone: sql<string | null>`${schools.timeZone}`.as("school_zone"),
      teacherZone: sql<string>`${users.timeZone}`.as("teacher_zone"),
      hasCheckIn: schools.hasCheckIn,
      holidays: safetySettings.holidays,
      isShort: sql<number>`not (${isClassOf(staff, "teach")})`.as("is_short"),
      madeFor: sql<string | null>`${madeFor}`.as("made_for"),
    })
    .from(classrooms)
    .innerJoin(users, eq(users.id, classrooms.teacherId))
    .leftJoin(schools, eq(schools.id, classrooms.schoolId))
    .leftJoin(safetySettings, eq(safetySettings.schoolId, classrooms.schoolId))
    .where(sql`${classrooms.id} = (${chosen})`);

/** What a teacher has seen of the students' days; a substitute only of who asked to talk. */
function seenStatements(
  db: Db,
  staff: LateStaff,
  chosen: SQLWrapper,
  isNear: (table: DayTable) => SQL | undefined,
  now: Late<Date>,
) {
  const isTeacher = sql`${staff.userType} = 'teacher'`;
  const teaches = sql`(${isTeacher} and exists (select 1 from ${classrooms}
    where ${classrooms.id} = (${chosen}) and ${isHeldBy(staff, "teach")}))`;
  return [
    db
      .update(emotionLogs)
      .set({ seenByStaffAt: sql`${sql.param(now, emotionLogs.seenByStaffAt)}` })
      .where(and(teaches, isNear(emotionLogs), isNull(emotionLogs.seenByStaffAt))),
    db
      .update(checkInDays)
      .set({ seenByStaffAt: sql`${sql.param(now, checkInDays.seenByStaffAt)}` })
      .where(
        and(
          sql`(${teaches} or (${isTeacher} and ${checkInDays.wantsToTalkAt} is not null))`,
          isNear(checkInDays),
          isNull(checkInDays.seenByStaffAt),
        ),
      ),
  ] as const;
}

/**
 * A card for everybody who asks to talk, once for each time of asking. Over a weekend or holidays nobody looks: an ask of
 * the days before gets its card now.
 */
function askCardsStatement(db: Db, isActive: SQL | undefined, place: Place<Values>) {
  const createdAt = sql.param(place("now"), needsYouCards.createdAt);
  return db
    .insert(needsYouCards)
    .select(
      sql`select lower(hex(randomblob(16))), ${memberships.classroomId}, ${memberships.studentId},
          ${checkInDays.localDate}, 'asked', 0, ${checkInDays.wantsToTalkAt}, null, null, null, null, ${createdAt}
        from ${memberships} cross join ${checkInDays} on ${checkInDays.userId} = ${memberships.studentId}
        where ${isActive} and ${checkInDays.localDate} between ${place("cardsSince")} and ${place("to")}
          and ${checkInDays.wantsToTalkAt} is not null`,
    )
    .onConflictDoNothing();
}

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
