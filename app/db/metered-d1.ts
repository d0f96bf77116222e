/** What the reads and writes of one request cost; shown in Server-Timing outside production. */
export type DbMeter = {
  rowsRead: number;
  rowsWritten: number;
  queries: number;
  roundTrips: number;
  durationMs: number;
  /** Whether the request put mail into the outbox, which is then sent at once. */
  hasQueuedMail: boolean;
  /** What the database last refused or lost, though a page's error boundary may have caught it. */
  lastError: unknown;
};

export const createMeter = (): DbMeter => ({
  rowsRead: 0,
  rowsWritten: 0,
  queries: 0,
  roundTrips: 0,
  durationMs: 0,
  hasQueuedMail: false,
  lastError: null,
});

type WaitingRead = {
  statement: D1PreparedStatement;
  resolve(result: D1Result<Record<string, unknown>>): void;
  reject(error: unknown): void;
};

type Known = { statement: D1PreparedStatement; isRead: boolean; isWork: boolean };

type Session = Pick<D1DatabaseSession, "prepare" | "batch">;

/** A row that goes into the transaction of a request's first write (platform/idempotency.server.ts). */
export type WriteMark = {
  /** The answer to keep with it, once row `rowId` is in `table`. */
  answer: { body: string; table: string; rowId: string } | null;
  isWritten: boolean;
  statement(session: Session): D1PreparedStatement;
};

export type MeteredClient = Session & { mark: WriteMark | null };

/** The metered client under a drizzle database: whoever opened it, in whichever bundle. */
export const clientOf = (db: object): MeteredClient => (db as { $client: MeteredClient }).$client;

/** Who tried, how often, and what was looked at: writes that are no work. */
const BOOKKEEPING = new Set(["audit_log", "idempotency_keys", "login_attempts", "rate_counters", "sessions"]);

function isWork(query: string): boolean {
  const table = /^\s*(?:insert into|update|delete from)\s+"?(\w+)/i.exec(query)?.[1];
  return table !== undefined && !BOOKKEEPING.has(table);
}

/**
 * A D1 session that counts rows, sends reads asked for at the same time as one batch (one round trip for
 * a whole page), and behaves the same for one statement and for a batch.
 *
 * D1's `raw()` carries no row counts, and in a batch two columns of one name collapse into one, which
 * shifts every later value without an error. So single reads go through `all()` too, and a select that
 * returns the same name twice is refused: alias one of them.
 */
export function meterSession(session: Session, meter: DbMeter): MeteredClient {
  const record = (result: D1Result): void => recordCost(meter, result);
  const { readTogether, sendWrites, write } = createSender(session, meter, () => client);
  /** What each wrapped statement stands for. */
  const originals = new WeakMap<object, Known>();

  const wrap = (known: Known): D1PreparedStatement => {
    const { statement } = known;
    const execute = async () => {
      const result = await (known.isRead ? readTogether(statement) : write(known));
      record(result);
      return result;
    };
    const wrapped = {
      bind: (...values: unknown[]) => wrap({ ...known, statement: statement.bind(...values) }),
      all: execute,
      run: execute,
      raw: async () => (await execute()).results.map((row) => Object.values(row)),
      first: (column?: string) => (column === undefined ? statement.first() : statement.first(column)),
    } as unknown as D1PreparedStatement;
    originals.set(wrapped, known);
    return wrapped;
  };

  const client: MeteredClient = {
    mark: null,
    prepare: (query: string) => {
      refuseDuplicateColumns(query);
      if (query.startsWith('insert into "outbox"')) meter.hasQueuedMail = true;
      return wrap({
        statement: session.prepare(query),
        isRead: /^\s*(select|with)\b/i.test(query),
        isWork: isWork(query),
      });
    },
    batch: async <T = unknown>(statements: D1PreparedStatement[]) => {
      const known = statements.map(
        (each) => originals.get(each) ?? { statement: each, isRead: false, isWork: false },
      );
      const results = known.every(({ isRead }) => isRead)
        ? await Promise.all(known.map(({ statement }) => readTogether(statement)))
        : await sendWrites(known);
      for (const result of results) record(result);
      return results as D1Result<T>[];
    },
  };
  return client;
}

type Rows = D1Result<Record<string, unknown>>;
type SendTogether = (statements: D1PreparedStatement[]) => Promise<Rows[]>;

/** How statements reach the database: reads together, writes with the mark that `clientNow()` carries. */
function createSender(session: Session, meter: DbMeter, clientNow: () => MeteredClient) {
  const noteFailure = (error: unknown): never => {
    meter.lastError = error;
    throw error;
  };

  const sendTogether = (statements: D1PreparedStatement[]) => {
    meter.roundTrips += 1;
    return session.batch<Record<string, unknown>>(statements).catch(noteFailure);
  };

  /** Sends writes as one transaction, and the request's mark, when one waits, in it. */
  const sendWrites = async (known: Known[]) => {
    const { mark } = clientNow();
    const statements = known.map(({ statement }) => statement);
    if (!mark || !known.some((each) => each.isWork)) return sendTogether(statements);
    clientNow().mark = null;
    try {
      const results = await sendTogether([...statements, mark.statement(session)]);
      mark.isWritten = (results.pop()?.meta.changes ?? 0) > 0;
      return results;
    } finally {
      if (!mark.isWritten) clientNow().mark = mark;
    }
  };

  const readTogether = gatherReads(sendTogether);

  const write = async (known: Known) => {
    if (clientNow().mark && known.isWork) {
      const [result] = await sendWrites([known]);
      if (!result) throw new Error("the database sent no result");
      return result;
    }
    meter.roundTrips += 1;
    return known.statement.all<Record<string, unknown>>().catch(noteFailure);
  };

  return { readTogether, sendWrites, write };
}

/** Sends what is asked for at the same time as one batch. */
function gatherReads(sendTogether: SendTogether) {
  let waitingReads: WaitingRead[] = [];
  const sendReads = async (): Promise<void> => {
    const reads = waitingReads;
    waitingReads = [];
    try {
      const results = await sendTogether(reads.map((read) => read.statement));
      reads.forEach((read, index) => {
        const result = results[index];
        if (result) read.resolve(result);
        else read.reject(new Error("the database sent no result"));
      });
    } catch (error) {
      for (const read of reads) read.reject(error);
    }
  };
  return (statement: D1PreparedStatement) =>
    new Promise<Rows>((resolve, reject) => {
      // A timer, not a microtask: queries of one Promise.all reach this line a few microtasks apart.
      if (waitingReads.length === 0) setTimeout(sendReads, 0);
      waitingReads.push({ statement, resolve, reject });
    });
}

function recordCost(meter: DbMeter, result: D1Result): void {
  meter.queries += 1;
  meter.rowsRead += result.meta.rows_read ?? 0;
  meter.rowsWritten += result.meta.rows_written ?? 0;
  meter.durationMs += result.meta.duration ?? 0;
}

const checkedQueries = new Map<string, string | null>();

/** Throws for a query whose outermost select returns one column name twice. */
export function refuseDuplicateColumns(query: string): void {
  let duplicate = checkedQueries.get(query);
  if (duplicate === undefined) {
    duplicate = findDuplicateColumn(query);
    if (checkedQueries.size < 2000) checkedQueries.set(query, duplicate);
  }
  if (duplicate) throw new Error(`two result columns are called "${duplicate}": give one an alias`);
}

function findDuplicateColumn(query: string): string | null {
  const returned = /^\s*select\s+(?:distinct\s+)?([\s\S]*)/i.exec(query)?.[1];
  if (!returned) return null;
  const names = new Set<string>();
  for (const column of splitColumns(returned)) {
    const name = /"([^"]+)"\s*$/.exec(column)?.[1];
    if (!name) continue;
    if (names.has(name)) return name;
    names.add(name);
  }
  return null;
}

/** The select list's parts: commas inside parentheses do not count, and the list ends at its own FROM. */
function splitColumns(list: string): string[] {
  const columns: string[] = [];
  let depth = 0;
  let start = 0;
  for (let position = 0; position < list.length; position += 1) {
    const character = list[position];
    if (character === "(") depth += 1;
    else if (character === ")") depth -= 1;
    else if (depth === 0 && character === ",") {
      columns.push(list.slice(start, position));
      start = position + 1;
    } else if (depth === 0 && /^\sfrom\s/i.test(list.slice(position, position + 6))) {
      columns.push(list.slice(start, position));
      return columns;
    }
  }
  columns.push(list.slice(start));
  return columns;
}
