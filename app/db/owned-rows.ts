import { eq, inArray, is, or, type SQL, sql } from "drizzle-orm";
import { getTableConfig, type SQLiteColumn, SQLiteTable } from "drizzle-orm/sqlite-core";
import type { Db } from "./index.server";
import * as schema from "./schema";

/** These only grow (migration 0001) and hold nothing but ids. */
const APPEND_ONLY = new Set(["consent_ledger", "audit_log"]);
/** Columns that name a person without a foreign key, because the row may outlive or precede the account. */
const OWNER_NAMES = new Set(["user_id", "child_id", "student_id"]);
/** Columns of the append-only tables that say whose record a line is about. */
const SUBJECT_NAMES = new Set(["subject_id"]);
/** Who did something to somebody else's row, or was handed it: the row stays, the name in it goes. */
const ACTOR_NAME = /_by$|^passed_to$/;
/** Stands where a column that must not be empty named somebody whose account is gone. */
const DELETED = "deleted";

type TableEntry = { table: SQLiteTable; config: ReturnType<typeof getTableConfig> };

/** What a column that names a person means for the row: it is theirs, is about them, or was done by them. */
export type PersonColumn = {
  table: SQLiteTable;
  tableName: string;
  column: SQLiteColumn;
  means: "owner" | "subject" | "actor";
};

/** Every column of the schema that names a person by id, read from the schema: a new table is never forgotten. */
export function personColumns(): PersonColumn[] {
  return allTables().flatMap(({ table, config }) =>
    config.columns.flatMap((column): PersonColumn[] => {
      const means = meaningOf(config, column);
      return means ? [{ table, tableName: config.name, column, means }] : [];
    }),
  );
}

function meaningOf(
  config: TableEntry["config"],
  { name, dataType, enumValues }: SQLiteColumn,
): PersonColumn["means"] | null {
  if (config.name === "users") return name === "id" ? "owner" : null;
  if (APPEND_ONLY.has(config.name)) {
    return OWNER_NAMES.has(name) || SUBJECT_NAMES.has(name) ? "subject" : null;
  }
  if (OWNER_NAMES.has(name) || refersTo(config, name, schema.users)) return "owner";
  // "linked by consent" names nobody.
  const isFreeText = dataType === "string" && !enumValues?.length;
  return ACTOR_NAME.test(name) && isFreeText ? "actor" : null;
}

/**
 * Statements that delete a child's account and every row that hangs on it, in an order the foreign keys
 * accept.
 */
export function deleteChildStatements(db: Db, childId: string) {
  return deleteAccountSteps(db, childId).map((step) => step.statement);
}

/**
 * The same for any account, each step with its table's name for the receipt. A teacher's classes go with the
 * teacher, and first of all what hangs on those classes.
 */
export function deleteAccountSteps(db: Db, userId: string) {
  const order = referringFirst(allTables()).map(({ config }) => config.name);
  const owned = personColumns()
    .filter(({ means, tableName }) => means === "owner" && tableName !== "users")
    .sort((a, b) => order.indexOf(a.tableName) - order.indexOf(b.tableName));
  return [
    ...deleteInOwnClasses(db, userId),
    ...deleteTraces(db, userId),
    ...owned.map(({ table, tableName, column }) => ({
      table: tableName,
      statement: db.delete(table).where(eq(column, userId)),
    })),
    ...forgetActor(db, userId),
    { table: "users", statement: db.delete(schema.users).where(eq(schema.users.id, userId)) },
  ];
}

/** Rows of other people that hang on a teacher's classes, which go as well. */
function deleteInOwnClasses(db: Db, teacherId: string) {
  const ownClasses = db
    .select({ id: schema.classrooms.id })
    .from(schema.classrooms)
    .where(eq(schema.classrooms.teacherId, teacherId));
  return allTables().flatMap(({ table, config }) =>
    config.columns
      .filter((column) => refersTo(config, column.name, schema.classrooms))
      .map((column) => ({
        table: config.name,
        statement: db.delete(table).where(inArray(column, ownClasses)),
      })),
  );
}

/** Rows that name a person in another way than by id: mail to them and about them, alerts, settings. */
function deleteTraces(db: Db, userId: string) {
  const { coachSettings, familyLinks, outbox, safetyEvents, safetyNotices, users } = schema;
  const ownEvents = db
    .select({ id: safetyEvents.id })
    .from(safetyEvents)
    .where(eq(safetyEvents.studentId, userId));
  const alertMails = db
    .select({ id: safetyNotices.outboxId })
    .from(safetyNotices)
    .where(inArray(safetyNotices.eventId, ownEvents));
  const ownAddress = db.select({ email: users.email }).from(users).where(eq(users.id, userId));
  const parents = db
    .select({ id: familyLinks.parentId })
    .from(familyLinks)
    .where(eq(familyLinks.childId, userId));
  return [
    {
      table: "outbox",
      statement: db
        .delete(outbox)
        .where(or(inArray(outbox.id, alertMails), inArray(outbox.recipient, ownAddress))),
    },
    {
      table: "safety_notices",
      statement: db.delete(safetyNotices).where(inArray(safetyNotices.eventId, ownEvents)),
    },
    {
      table: "coach_settings",
      statement: db.delete(coachSettings).where(eq(coachSettings.scope, coachScope(userId))),
    },
    {
      table: "users",
      // What a parent typed as the child's name when they registered.
      statement: db
        .update(users)
        .set({ childName: null })
        .where(sql`${users.id} in ${parents} and ${isNameOf(userId)}`),
    },
  ];
}

const coachScope = (childId: string) => `child:${childId}`;

const isNameOf = (childId: string): SQL =>
  sql`lower(trim(${schema.users.childName})) in (
    select lower(trim(first_name)) from ${schema.users} where id = ${childId}
    union select lower(trim(first_name || ' ' || last_name)) from ${schema.users} where id = ${childId})`;

/** Takes a person out of rows that belong to others: "created by", "acknowledged by", "told". */
function forgetActor(db: Db, userId: string) {
  const columns = personColumns().filter(({ means }) => means === "actor");
  const { safetyNotices } = schema;
  return [
    ...columns.map(({ table, tableName, column }) => ({
      table: tableName,
      statement: db
        .update(table)
        .set({ [keyOf(table, column)]: column.notNull ? DELETED : null })
        .where(eq(column, userId)),
    })),
    {
      table: "safety_notices",
      statement: db
        .update(safetyNotices)
        .set({ recipient: DELETED })
        .where(inArray(safetyNotices.recipient, [`parent:${userId}`, `admin:${userId}`])),
    },
  ];
}

/** Every row that hangs on a user, by table name: what an export shows. Secrets' hashes are left out. */
export async function readOwnedRows(
  db: Db,
  userId: string,
): Promise<Record<string, Record<string, unknown>[]>> {
  const rowsByTable: Record<string, Record<string, unknown>[]> = {};
  const add = async (tableName: string, reading: PromiseLike<Record<string, unknown>[]>) => {
    const rows = await reading;
    const known = rowsByTable[tableName] ?? [];
    const ids = new Set(known.map((row) => row.id));
    const fresh = rows.filter((row) => !ids.has(row.id) || row.id === undefined).map(withoutSecrets);
    rowsByTable[tableName] = [...known, ...fresh];
  };
  const { coachSettings } = schema;
  await Promise.all([
    ...personColumns()
      .filter(({ means }) => means !== "actor")
      .map(({ table, tableName, column }) =>
        add(tableName, db.select().from(table).where(eq(column, userId))),
      ),
    add(
      "coach_settings",
      db
        .select()
        .from(coachSettings)
        .where(eq(coachSettings.scope, coachScope(userId))),
    ),
  ]);
  return rowsByTable;
}

const withoutSecrets = (row: Record<string, unknown>): Record<string, unknown> =>
  Object.fromEntries(Object.entries(row).filter(([name]) => !/hash$/i.test(name)));

/** All tables of the schema, for the tests that the retention list and the deletion miss none. */
export function allTables(): TableEntry[] {
  const exported: unknown[] = Object.values(schema);
  return exported.flatMap((value) =>
    is(value, SQLiteTable) ? [{ table: value, config: getTableConfig(value) }] : [],
  );
}

export const tableNames = (): string[] => allTables().map(({ config }) => config.name);

function refersTo(config: TableEntry["config"], columnName: string, target: SQLiteTable): boolean {
  return config.foreignKeys
    .map((key) => key.reference())
    .some(
      ({ foreignTable, columns }) =>
        foreignTable === target && columns.some((column) => column.name === columnName),
    );
}

/** The name by which code calls a column: `createdBy` for `created_by`. */
function keyOf(table: SQLiteTable, column: SQLiteColumn): string {
  const found = Object.entries(table).find(([, value]) => value === column);
  if (!found) throw new Error(`${column.name} is no column of its table`);
  return found[0];
}

/** Tables sorted so that one comes before those it refers to. */
function referringFirst(entries: TableEntry[]): TableEntry[] {
  const sorted: TableEntry[] = [];
  let waiting = entries;
  while (waiting.length > 0) {
    const targets = new Set<SQLiteTable>(
      waiting.flatMap(({ table, config }) =>
        config.foreignKeys.map((key) => key.reference().foreignTable).filter((target) => target !== table),
      ),
    );
    const free = waiting.filter(({ table }) => !targets.has(table));
    // A circle of references has no right order: the database then refuses the deletion as a whole.
    const next = free.length > 0 ? free : waiting;
    sorted.push(...next);
    waiting = waiting.filter((entry) => !next.includes(entry));
  }
  return sorted;
}
