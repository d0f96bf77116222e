import { getTableColumns, type SQL, sql } from "drizzle-orm";
import type { SQLiteColumn, SQLiteTable } from "drizzle-orm/sqlite-core";
import type { Db } from "./index.server";

/** Rows of one JSON parameter: a bound value may have 2 MB. */
const ROWS_IN_JSON = 1000;

/** Rows as JSON texts of which each fits one bound parameter, for `json_each(?)`; none for no rows. */
export function jsonChunks(rows: readonly unknown[]): string[] {
  const chunks: string[] = [];
  for (let start = 0; start < rows.length; start += ROWS_IN_JSON) {
    chunks.push(JSON.stringify(rows.slice(start, start + ROWS_IN_JSON)));
  }
  return chunks;
}

/** The values of one JSON text, as a list for `in`. */
export const jsonValues = (chunk: string): SQL => sql`(select value from json_each(${chunk}))`;

/** What stands at a place of a row, where `json_each` is read as `r`. */
export const jsonCell = (place: number): SQL => sql.raw(`json_extract(r.value, '$[${place}]')`);

/**
 * Inserts thousands of rows by a few statements of one parameter each, because D1 takes no more than 100.
 * `computed` gives a column its SQL instead of a value; `extra` is a row's own JSON beside its columns, `jsonExtra`
 * reads it there.
 */
export function insertRows<Table extends SQLiteTable>(
  db: Db,
  table: Table,
  rows: (Table["$inferInsert"] & { extra?: unknown })[],
  computed: Record<string, SQL> = {},
) {
  const columns = Object.entries(getTableColumns(table)) as [string, SQLiteColumn][];
  const cellsOf = (row: Record<string, unknown>) => [
    ...columns.map(([name, column]) => (name in computed ? null : driverValue(column, row[name]))),
    row.extra ?? null,
  ];
  const selected = sql.join(
    columns.map(([name], place) => computed[name] ?? jsonCell(place)),
    sql`, `,
  );
  // "where true" keeps SQLite from reading a following "on conflict" as part of the select.
  return jsonChunks(rows.map(cellsOf)).map((chunk) =>
    db.insert(table).select(sql`select ${selected} from json_each(${chunk}) as r where true`),
  );
}

/** A field of a row's own JSON in `insertRows` into `table`. */
export const jsonExtra = (table: SQLiteTable, name: string): SQL =>
  sql.raw(`json_extract(r.value, '$[${Object.keys(getTableColumns(table)).length}].${name}')`);

function driverValue(column: SQLiteColumn, value: unknown): unknown {
  const known = value === undefined ? column.default : value;
  return known === undefined || known === null ? null : column.mapToDriverValue(known);
}
