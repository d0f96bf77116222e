import { and, asc, eq, gt, gte, inArray, isNull, lte, type SQL, type SQLWrapper, sql } from "drizzle-orm";
import type { BatchResponse } from "drizzle-orm/batch";
import { builtOnce, type Late, type Place } from "~/db/built-once.server";
import type { Db } from "~/db/index.server";
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
import { classOrder, isClassOf, isHeldBy, type LateStaff } from "~/features/classrooms/index.server";
import { listLookStatement } from "~/platform/audit.server";
import { addDays } from "~/platform/calendar";
import { localDateOf } from "~/platform/clock";
import { madeOnce } from "~/platform/made-once";
import type { Staff } from "../visible-students.server";
import { CARD_REACH_DAYS } from "./cards";
import { isColleagueOf } from "./colleagues.server";

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
export function askedBy(staff: Staff, classroomId: string | undefined, now: Date) {
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

export type BoardRead = BatchResponse<ReturnType<typeof boardStatements>>;
export type ColleagueRow = BatchResponse<[ReturnType<typeof colleaguesStatement>]>[0][number];

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
