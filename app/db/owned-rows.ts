import { eq, inArray, is } from "drizzle-orm";
import { getTableConfig, SQLiteTable } from "drizzle-orm/sqlite-core";
import type { Db } from "./index.server";
import * as schema from "./schema";

/** These only grow (migration 0001) and hold nothing but ids. */
const APPEND_ONLY = new Set(["consent_ledger", "audit_log"]);
/** Columns that name a person without a foreign key, because the row may outlive or precede the account. */
const OWNER_NAMES = new Set(["user_id", "child_id", "student_id"]);

type TableEntry = { table: SQLiteTable; config: ReturnType<typeof getTableConfig> };

/**
 * Statements that delete a child's account and every row that hangs on it, in an order the foreign keys
 * accept. Read from the schema, so that a new table is never forgotten.
 */
export function deleteChildStatements(db: Db, childId: string) {
  return deleteAccountSteps(db, childId).map((step) => step.statement);
}

/**
 * The same for any account, each step with its table's name for the receipt. A teacher's classes go with the
 * teacher: their memberships and kept circles first.
 */
export function deleteAccountSteps(db: Db, childId: string) {
  const owned = referringFirst(
    allTables().filter(({ config }) => config.name !== "users" && !APPEND_ONLY.has(config.name)),
  );
  const statements = owned.flatMap(({ table, config }) =>
    config.columns
      .filter((column) => OWNER_NAMES.has(column.name) || isUserReference(config, column.name))
      .map((column) => ({ table: config.name, statement: db.delete(table).where(eq(column, childId)) })),
  );
  const ownClasses = db
    .select({ id: schema.classrooms.id })
    .from(schema.classrooms)
    .where(eq(schema.classrooms.teacherId, childId));
  return [
    {
      table: "memberships",
      statement: db.delete(schema.memberships).where(inArray(schema.memberships.classroomId, ownClasses)),
    },
    {
      table: "saved_circles",
      statement: db.delete(schema.savedCircles).where(inArray(schema.savedCircles.classroomId, ownClasses)),
    },
    ...statements,
    { table: "users", statement: db.delete(schema.users).where(eq(schema.users.id, childId)) },
  ];
}

/** Every row that hangs on a user, by table name: what an export shows. Secrets' hashes are left out. */
export async function readOwnedRows(
  db: Db,
  userId: string,
): Promise<Record<string, Record<string, unknown>[]>> {
  const rowsByTable: Record<string, Record<string, unknown>[]> = {};
  const reads = allTables().flatMap(({ table, config }) =>
    config.columns
      .filter((column) =>
        config.name === "users"
          ? column.name === "id"
          : OWNER_NAMES.has(column.name) ||
            SUBJECT_NAMES.has(column.name) ||
            isUserReference(config, column.name),
      )
      .map(async (column) => {
        const rows = await db.select().from(table).where(eq(column, userId));
        const known = rowsByTable[config.name] ?? [];
        const ids = new Set(known.map((row) => row.id));
        const fresh = rows.filter((row) => !ids.has(row.id) || row.id === undefined).map(withoutSecrets);
        rowsByTable[config.name] = [...known, ...fresh];
      }),
  );
  await Promise.all(reads);
  return rowsByTable;
}

/** Columns of the append-only tables that say whose record a line is about. */
const SUBJECT_NAMES = new Set(["subject_id"]);

const withoutSecrets = (row: Record<string, unknown>): Record<string, unknown> =>
  Object.fromEntries(Object.entries(row).filter(([name]) => !/hash$/i.test(name)));

/** Names of all tables of the schema, for the test that the retention list misses none. */
export const tableNames = (): string[] => allTables().map(({ config }) => config.name);

function allTables(): TableEntry[] {
  const exported: unknown[] = Object.values(schema);
  return exported.flatMap((value) =>
    is(value, SQLiteTable) ? [{ table: value, config: getTableConfig(value) }] : [],
  );
}

const isUserReference = (config: TableEntry["config"], columnName: string): boolean =>
  config.foreignKeys
    .map((key) => key.reference())
    .some(
      ({ foreignTable, columns }) =>
        foreignTable === schema.users && columns.some((column) => column.name === columnName),
    );

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
