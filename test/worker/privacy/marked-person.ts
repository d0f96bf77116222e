import { getTableConfig, type SQLiteColumn, type SQLiteTable } from "drizzle-orm/sqlite-core";
import { allTables, personColumns } from "~/db/owned-rows";
import {
  classrooms,
  coachSettings,
  conversations,
  outbox,
  safetyEvents,
  safetyNotices,
  schools,
  users,
} from "~/db/schema";
import { createId } from "~/platform/ids";
import { testNow } from "../clock";
import { createTestUser, testDb } from "../helpers";

/** Where rows of the marked person may point without being theirs. */
export type Neighbours = { otherId: string; schoolId: string; classroomId: string };

/** Somebody else with a school and a class, who must outlive the marked person unharmed. */
export async function createNeighbours(): Promise<Neighbours> {
  const now = testNow();
  const schoolId = createId();
  await testDb().insert(schools).values({ id: schoolId, name: "A school", createdAt: now });
  const other = await createTestUser({ userType: "teacher", schoolId });
  const classroomId = createId();
  await testDb()
    .insert(classrooms)
    .values({
      id: classroomId,
      teacherId: other.id,
      schoolId,
      name: "A class",
      joinCode: classroomId.slice(-8),
      createdAt: now,
    });
  return { otherId: other.id, schoolId, classroomId };
}

let rowCount = 0;

/**
 * A row for a table with a text in every text and JSON column, read from the schema: `personId` in the one
 * column that names the person, existing neighbours where a foreign key wants somebody, the text elsewhere.
 */
function filledRow(
  table: SQLiteTable,
  person: { column: SQLiteColumn; id: string },
  text: string,
  neighbours: Neighbours,
  conversationId: string,
): Record<string, unknown> {
  const { columns, foreignKeys } = getTableConfig(table);
  const targets = new Map(
    foreignKeys.flatMap((key) => {
      const { columns: own, foreignTable } = key.reference();
      return own.map((column) => [column.name, foreignTable] as const);
    }),
  );
  const neighbourIds = new Map<SQLiteTable, string>([
    [users, neighbours.otherId],
    [schools, neighbours.schoolId],
    [classrooms, neighbours.classroomId],
    [conversations, conversationId],
  ]);
  rowCount += 1;
  const fieldOf = (column: SQLiteColumn): unknown => {
    if (column === person.column) return person.id;
    const target = targets.get(column.name);
    if (target) return neighbourIds.get(target);
    if (column.dataType === "string") return `${text} ${rowCount}`;
    if (column.dataType === "json") return { text };
    if (column.dataType === "date") return testNow();
    return column.dataType === "boolean" ? true : rowCount;
  };
  return Object.fromEntries(
    Object.entries(table)
      .filter(([, column]) => columns.includes(column))
      .map(([key, column]) => [key, fieldOf(column)]),
  );
}

/**
 * Puts the marker into every text and JSON field of every row a user can own or be named in, table by table
 * from the schema, and the user's id into every row of others that only says who did something.
 * Returns the tables whose marked rows are the user's own.
 */
export async function markEveryField(
  user: { id: string; email: string },
  marker: string,
  neighbours: Neighbours,
): Promise<string[]> {
  const db = testDb();
  const now = testNow();
  const conversationId = createId();
  await db
    .insert(conversations)
    .values({ id: conversationId, userId: user.id, title: marker, createdAt: now, lastMessageAt: now });
  const marked = new Set<string>();
  for (const { table, tableName, column, means } of personColumns()) {
    if (tableName === "users") continue;
    // Log lines outlive the account and hold ids alone; a row of others holds the others' words.
    const text = means === "owner" ? marker : "neutral";
    const row = filledRow(table, { column, id: user.id }, text, neighbours, conversationId);
    if (tableName === "outbox") row.recipient = user.email;
    await db.insert(table).values(row as never);
    if (means === "owner") marked.add(tableName);
  }
  await markTraces(user, marker, neighbours);
  marked.add("coach_settings");
  return [...marked, "users"];
}

/** Rows that name a person in another way than by an id in a column of its own. */
async function markTraces(user: { id: string; email: string }, marker: string, neighbours: Neighbours) {
  const db = testDb();
  const now = testNow();
  const eventId = createId();
  const mail = (values: Partial<typeof outbox.$inferInsert>) => ({
    id: createId(),
    kind: "safety_event",
    recipient: "counselor@test.example",
    subject: marker,
    textBody: marker,
    htmlBody: marker,
    createdAt: now,
    sendAfter: now,
    ...values,
  });
  const [alert, toThem] = [mail({}), mail({ kind: "consent_request", recipient: user.email })];
  await db.batch([
    db
      .insert(coachSettings)
      .values({ scope: `child:${user.id}`, setBy: `${marker}`, minutesPerDay: 10, updatedAt: now }),
    db.insert(safetyEvents).values({
      id: eventId,
      schoolId: neighbours.schoolId,
      studentId: user.id,
      sourceKind: "note",
      sourceId: createId(),
      excerpt: marker,
      category: "abuse",
      severity: "high",
      ruleIds: [],
      origin: "http://localhost",
      state: "raised",
      createdAt: now,
    }),
    db.insert(outbox).values(alert),
    db.insert(outbox).values(toThem),
    db.insert(safetyNotices).values({
      id: createId(),
      eventId,
      recipient: `contact:${marker}`,
      outboxId: alert.id,
      createdAt: now,
    }),
    ...["parent", "admin"].map((kind) =>
      db.insert(safetyNotices).values({
        id: createId(),
        eventId: "an event of somebody else",
        recipient: `${kind}:${user.id}`,
        outboxId: createId(),
        createdAt: now,
      }),
    ),
  ]);
}

/** Every column of the schema that may hold an id, as `table.column`. */
export const idColumns = (): string[] =>
  allTables().flatMap(({ config }) =>
    config.columns
      .filter((column) => column.dataType === "string" && /_(id|by)$/.test(column.name))
      .map((column) => `${config.name}.${column.name}`),
  );
