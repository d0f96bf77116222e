import { env } from "cloudflare:test";
import { eq, inArray } from "drizzle-orm";
import { getTableConfig, type SQLiteTable } from "drizzle-orm/sqlite-core";
import { beforeAll, describe, expect, it } from "vitest";
import { openDatabase } from "~/db/index.server";
import { allTables, deleteAccountSteps, personColumns } from "~/db/owned-rows";
import { classStaff, users } from "~/db/schema";
import { findCircleSeat, listArchivedClasses, listClassrooms } from "~/features/classrooms/index.server";
import { RETENTION } from "~/features/privacy/retention";
import { openMorningBoard, settleCard, visibleStudentIds } from "~/features/staff/index.server";
import { DAY_MS } from "~/platform/durations";
import { scheduledTasks } from "../../../worker/scheduled";
import { fillSchool } from "../../fixtures/large-school";
import { testDb } from "../helpers";

/** Few rows however many people there are: one a duty, one a five minutes. */
const SMALL = /^(scheduled_runs|audit_seals|schools)$/;
/** Indexes of what is rare: reading one whole is what they are for. */
const RARE = /USING (COVERING )?INDEX (users_with_streak|users_short_keep|users_unfinished|outbox_failed)\b/;

type Asked = { sql: string; values: unknown[] };

/** The database, and every query that is asked of it. */
function listenTo(database: D1Database): { database: D1Database; asked: Asked[] } {
  const asked: Asked[] = [];
  const session = database.withSession("first-primary");
  const listening = {
    prepare: (sql: string) => {
      const statement = session.prepare(sql);
      const entry: Asked = { sql, values: [] };
      asked.push(entry);
      const bind = statement.bind.bind(statement);
      return Object.assign(statement, {
        bind: (...values: unknown[]) => {
          entry.values = values;
          return bind(...values);
        },
      });
    },
    batch: (statements: D1PreparedStatement[]) => session.batch(statements),
    getBookmark: () => session.getBookmark(),
  };
  return { database: { withSession: () => listening } as unknown as D1Database, asked };
}

/** The steps of a query's plan that walk through a whole table. */
async function scansOf({ sql, values }: Asked): Promise<string[]> {
  const { results } = await env.DB.prepare(`explain query plan ${sql}`)
    .bind(...values)
    .all<{ detail: string }>();
  return (
    results
      .map(({ detail }) => detail)
      .filter((detail) => /^SCAN /.test(detail))
      .filter((detail) => !RARE.test(detail) && !SMALL.test(detail.split(" ")[1] ?? ""))
      // Of a list of constants or of the rows a part of this query has found.
      .filter((detail) => !/^SCAN (CONSTANT|\(?subquery|seen|n$|\d+ )/i.test(detail))
  );
}

const now = new Date("2026-11-22T12:00:00Z");

beforeAll(async () => {
  await fillSchool(env.DB, { name: "plans", students: 30, now });
});

describe("this test", () => {
  it.each([
    ["select * from users where first_name = ?", ["Leo"]],
    ["delete from outbox where subject = ?", ["x"]],
    ["update memberships set status = 'removed' where decided_at < ?", [1]],
  ])("finds a walk through a whole table: %s", async (sql, values) => {
    expect(await scansOf({ sql, values })).toHaveLength(1);
  });
});

describe("the five-minute work reads through an index", () => {
  it.each(scheduledTasks)("$name", async ({ run }) => {
    const { database, asked } = listenTo(env.DB);
    // Far enough ahead that everything is due.
    for (const days of [1, 30]) {
      const clock = () => new Date(now.getTime() + days * DAY_MS);
      await run({ env, db: openDatabase(database).db, clock });
    }
    expect(asked.length).toBeGreaterThan(0);
    const different = [...new Map(asked.map((each) => [each.sql, each])).values()];
    const scans = await Promise.all(
      different.map(async (each) => (await scansOf(each)).map((detail) => `${detail}: ${each.sql}`)),
    );
    expect(scans.flat()).toEqual([]);
  });
});

describe("the morning board reads through an index", () => {
  it.each([
    ["teacher", "plans-t0", undefined],
    ["teacher", "plans-t0", "plans-c0"],
    ["admin", "plans-admin", undefined],
    ["admin", "plans-admin", "plans-c1"],
  ] as const)("for a %s (%s, %s)", async (userType, id, classroomId) => {
    const { database, asked } = listenTo(env.DB);
    const staff = { id, userType, schoolId: "plans", firstName: "Test", lastName: "Staff" };
    const context = { db: openDatabase(database).db, clock: () => now, origin: "http://localhost" };
    const { board } = await openMorningBoard(context, staff, classroomId);
    await expect(settleCard(context, staff, "no such card", { outcome: "talked" })).rejects.toThrow();
    expect(board.answered + board.notYet + board.ratherNot).toBeGreaterThan(0);
    const scans = await Promise.all(
      asked.map(async (each) => (await scansOf(each)).map((detail) => `${detail}: ${each.sql}`)),
    );
    expect(scans.flat()).toEqual([]);
  });
});

describe("a class led with others reads through an index", () => {
  it.each([
    ["co_teacher", "plans-t0", "plans-c1"],
    ["substitute", "plans-t1", "plans-c0"],
  ] as const)("for a %s: classes, board, students, circle", async (role, userId, classroomId) => {
    const endsAt = role === "substitute" ? new Date(now.getTime() + DAY_MS) : null;
    const facts = { role, startsAt: now, endsAt, addedBy: "plans-admin", createdAt: now };
    await testDb()
      .insert(classStaff)
      .values({ id: `plans-${role}`, classroomId, userId, ...facts });
    const [staff] = await testDb().select().from(users).where(eq(users.id, userId));
    if (!staff) throw new Error("there is no such teacher");
    const { database, asked } = listenTo(env.DB);
    const { db } = openDatabase(database);
    const clock = () => now;
    expect(await listClassrooms({ db, clock }, staff)).toHaveLength(2);
    await openMorningBoard({ db, clock }, staff, classroomId);
    expect(await findCircleSeat(db, staff, clock, classroomId)).not.toBeNull();
    await db
      .select()
      .from(users)
      .where(inArray(users.id, visibleStudentIds(db, staff)));
    await listArchivedClasses({ db, clock }, staff);
    const scans = await Promise.all(
      asked.map(async (each) => (await scansOf(each)).map((detail) => `${detail}: ${each.sql}`)),
    );
    expect(scans.flat()).toEqual([]);
  });
});

describe("a deletion reads through an index", () => {
  it.each(
    deleteAccountSteps(testDb(), "plans-s000001").map(({ table, statement }) => ({ table, statement })),
  )("$table", async ({ statement }) => {
    const { sql, params } = (statement as unknown as { toSQL(): { sql: string; params: unknown[] } }).toSQL();
    expect(await scansOf({ sql, values: params }), sql).toEqual([]);
  });
});

describe("every column by which rows are looked for has an index that begins with it", () => {
  const isIndexed = (table: SQLiteTable, name: string): boolean => {
    const { columns, indexes, primaryKeys } = getTableConfig(table);
    const column = columns.find((each) => each.name === name);
    const firsts = [
      ...indexes.map(({ config }) => config.columns[0]),
      ...primaryKeys.map((key) => key.columns[0]),
    ];
    return Boolean(
      column?.primary ||
        column?.isUnique ||
        firsts.some((first) => first && "name" in first && first.name === name),
    );
  };

  it("that names a person, which a deletion follows", () => {
    const missing = personColumns().filter(({ table, column }) => !isIndexed(table, column.name));
    expect(missing.map(({ tableName, column }) => `${tableName}.${column.name}`)).toEqual([]);
  });

  it("that refers to another table, which the database checks when a row there goes", () => {
    const missing = allTables().flatMap(({ table, config }) =>
      config.foreignKeys
        .flatMap((key) => key.reference().columns)
        .filter((column) => !isIndexed(table, column.name))
        .map((column) => `${config.name}.${column.name}`),
    );
    expect(missing).toEqual([]);
  });

  it("from which the days of the retention list are counted", () => {
    const missing = RETENTION.filter(({ table: tableName, column }) => {
      const entry = allTables().find(({ config }) => config.name === tableName);
      return column && (!entry || !isIndexed(entry.table, column));
    });
    expect(missing.map(({ table, column }) => `${table}.${column}`)).toEqual([]);
  });
});
