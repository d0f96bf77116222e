type Column = {
  type: string;
  isNotNull: boolean;
  defaultSql: string | null;
  keyPosition: number;
  /** The table a foreign key points to, with its column. */
  refersTo: string | null;
};
type Table = { sql: string; columns: Map<string, Column> };
export type Schema = {
  tables: Map<string, Table>;
  /** Indexes and triggers by name, with the statement that makes them. */
  others: Map<string, { type: string; sql: string }>;
};

/** What a live database lacks: statements that add it without touching a row, or what no statement can add. */
export type Difference = { statements: string[]; obstacles: string[] };

const OWN_TABLES = "name not like 'sqlite_%' and name not like '_cf_%' and name <> 'd1_migrations'";

/** Tables, columns, indexes and triggers of a database. */
export async function readSchema(d1: D1Database): Promise<Schema> {
  const { results } = await d1
    .prepare(`select type, name, sql from sqlite_master where sql is not null and ${OWN_TABLES}`)
    .all<{ type: string; name: string; sql: string }>();
  const made = results.filter(({ type }) => type === "table");
  // One batch for all: a statement of its own for each would take seconds.
  const pragmas =
    made.length === 0
      ? []
      : await d1.batch<PragmaRow>(
          made.flatMap(({ name }) => [
            d1.prepare(
              `select name, type, "notnull" as isNotNull, dflt_value, pk from pragma_table_info('${name}')`,
            ),
            d1.prepare(`select "from", "table", "to" from pragma_foreign_key_list('${name}')`),
          ]),
        );
  const tables = made.map(({ name, sql }, index): [string, Table] => {
    const columns = toColumns(pragmas[index * 2]?.results ?? [], pragmas[index * 2 + 1]?.results ?? []);
    return [name, { sql, columns }];
  });
  const others = results.filter(({ type }) => type === "index" || type === "trigger");
  return {
    tables: new Map(tables),
    others: new Map(others.map(({ type, name, sql }) => [name, { type, sql }])),
  };
}

type PragmaRow = Record<string, string | number | null>;

function toColumns(info: PragmaRow[], keys: PragmaRow[]): Map<string, Column> {
  const references = new Map(keys.map((key) => [key.from, `\`${key.table}\`(\`${key.to}\`)`]));
  return new Map(
    info.map((row) => [
      String(row.name),
      {
        type: String(row.type),
        isNotNull: row.isNotNull === 1,
        defaultSql: row.dflt_value === null ? null : String(row.dflt_value),
        keyPosition: Number(row.pk),
        refersTo: references.get(String(row.name ?? "")) ?? null,
      },
    ]),
  );
}

/** What has to be added to `live` so that code written for `expected` runs on it. */
export function compareSchemas(live: Schema, expected: Schema): Difference {
  const difference: Difference = { statements: [], obstacles: [] };
  for (const [name, table] of expected.tables) {
    const known = live.tables.get(name);
    if (known) compareColumns(name, known, table, difference);
    else difference.statements.push(table.sql);
  }
  for (const [name, { type, sql }] of live.others) {
    // What an older version forbade may be allowed now.
    const isInTheWay = type === "index" && /^create unique/i.test(sql) && !expected.others.has(name);
    if (isInTheWay) difference.statements.push(`drop index \`${name}\``);
  }
  for (const [name, { sql }] of expected.others) {
    if (!live.others.has(name)) difference.statements.push(sql);
  }
  return difference;
}

function compareColumns(name: string, live: Table, expected: Table, difference: Difference): void {
  for (const [columnName, column] of expected.columns) {
    const known = live.columns.get(columnName);
    if (!known) addColumn(name, columnName, column, difference);
    else if (!canStandFor(known, column))
      difference.obstacles.push(`${name}.${columnName} is of another kind`);
  }
  for (const [columnName, { isNotNull, defaultSql }] of live.columns) {
    if (!expected.columns.has(columnName) && isNotNull && defaultSql === null)
      difference.obstacles.push(`${name}.${columnName} is filled no longer`);
  }
}

/** Whether rows written for one column fit into the other. */
const canStandFor = (live: Column, expected: Column): boolean =>
  live.type === expected.type &&
  live.keyPosition === expected.keyPosition &&
  (!live.isNotNull || expected.isNotNull) &&
  (expected.defaultSql === null || live.defaultSql === expected.defaultSql);

function addColumn(table: string, name: string, column: Column, { statements, obstacles }: Difference): void {
  if (column.keyPosition > 0 || (column.isNotNull && column.defaultSql === null)) {
    obstacles.push(`${table}.${name} is missing`);
    return;
  }
  const parts = [
    `alter table \`${table}\` add column \`${name}\` ${column.type}`,
    column.defaultSql === null ? "" : `default ${column.defaultSql}`,
    column.isNotNull ? "not null" : "",
    column.refersTo ? `references ${column.refersTo}` : "",
  ];
  statements.push(parts.filter((part) => part !== "").join(" "));
}
