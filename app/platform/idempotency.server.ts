import { eq, getTableName } from "drizzle-orm";
import type { SQLiteTable } from "drizzle-orm/sqlite-core";
import type { Db } from "~/db/index.server";
import { clientOf, type WriteMark } from "~/db/metered-d1";
import { idempotencyKeys } from "~/db/schema";
import { m } from "~/messages/compiled/messages.js";
import { DAY_MS } from "~/platform/durations";
import type { RequestContext } from "./context.server";
import { AppError, isAppError } from "./errors";
import { sha256Hex } from "./hash.server";
import { describeError, logEvent } from "./log";

const KEEP_MS = DAY_MS;
/** So long a first request that wrote already may still be on its way to an answer. */
const IN_FLIGHT_MS = 60 * 1000;

export type KeyedRequest = {
  key: string;
  method: string;
  /** Path and query. */
  path: string;
  bodyText: string;
  /** Status of a success. */
  status: number;
};

export type KeyedWork = {
  /** Does the work. `requestKey` names this request (owner, path, key and body) for work that resumes by itself. */
  run: (requestKey: string) => Promise<Response>;
  /** `run` answers a repeat itself, from what it stored under `requestKey`. */
  resumes: boolean;
  /** What a repeat needs beside the first answer; null for work that needs nothing more. */
  again: (() => Promise<unknown>) | null;
  /** Whether the request must be worked on although its key belongs to another one: a child in danger. */
  isUrgent: () => Promise<boolean>;
};

/**
 * Runs `work` once for an Idempotency-Key: a repeat with the same body within 24 h gets the first answer,
 * whichever form it asks for, another body 422, a repeat while the first still runs 409. The key's row is written in the transaction
 * of the work's first write, so neither exists without the other, and of parallel repeats one wins. Failures
 * are not kept, so they can be retried. (draft-ietf-httpapi-idempotency-key-header; R2)
 */
export async function runOnce(
  context: RequestContext,
  request: KeyedRequest,
  work: KeyedWork,
): Promise<Response> {
  // Who repeats a sign-in may have got its session the first time, or not.
  const userId = work.again ? null : (context.signedIn?.user.id ?? null);
  const owner = userId ?? `address:${context.clientAddress}`;
  const [id, bodyHash] = await Promise.all([
    sha256Hex(`${owner}\n${request.method} ${request.path}\n${request.key}`),
    sha256Hex(request.bodyText),
  ]);
  const requestKey = await sha256Hex(`${id}\n${request.bodyText}`);
  const run = () => work.run(requestKey);

  const answerRepeat = async (first: KeyRow): Promise<Response> => {
    if (first.bodyHash !== bodyHash) {
      if (await work.isUrgent()) return run();
      throw new AppError("idempotency_mismatch", m.common_key_reused());
    }
    if (work.resumes) return run();
    if (first.status !== null) {
      await work.again?.();
      return toReply(first.status, first.responseBody);
    }
    if (context.clock().getTime() - first.createdAt.getTime() < IN_FLIGHT_MS) {
      throw new AppError("in_progress", m.common_in_progress(), { retryAfterSeconds: 2 });
    }
    // Written, then interrupted, and the answer was not known beforehand: it is never done a second time.
    throw new AppError("conflict", m.common_already_saved());
  };

  const first = await findKey(context, id);
  if (first) return answerRepeat(first);

  const client = clientOf(context.db);
  const mark = markWith({ id, userId, bodyHash, createdAt: context.clock() }, request.status);
  client.mark = mark;
  let reply: Response;
  try {
    reply = await run();
  } catch (error) {
    client.mark = null;
    if (!mark.isWritten) {
      // Another request with this key may have been faster: then its answer is the answer.
      const winner = await findKey(context, id);
      if (winner) return answerRepeat(winner);
    } else if (isAppError(error)) {
      await context.db.delete(idempotencyKeys).where(eq(idempotencyKeys.id, id));
    }
    throw error;
  }
  client.mark = null;
  if (!mark.isWritten || mark.answer === null) await keepReply(context, mark, reply);
  return reply;
}

/**
 * Says before a write what the request will answer once row `id` is in `table`, so that a repeat gets that answer
 * even when the Worker dies right after the write. Without an Idempotency-Key it does nothing.
 */
export function keepAnswer(db: Db, { table, id }: { table: SQLiteTable; id: string }, answer: unknown): void {
  const { mark } = clientOf(db);
  if (!mark) return;
  mark.answer = { body: JSON.stringify(answer), table: getTableName(table), rowId: id };
}

type KeyRow = typeof idempotencyKeys.$inferSelect;
type NewKeyRow = Pick<KeyRow, "id" | "userId" | "bodyHash" | "createdAt">;
type AnswerMark = WriteMark & { row: NewKeyRow };

/** The row of a key, unless it is older than a day: such a one is gone. */
async function findKey({ db, clock }: RequestContext, id: string): Promise<KeyRow | null> {
  const [row] = await db.select().from(idempotencyKeys).where(eq(idempotencyKeys.id, id));
  if (!row) return null;
  if (clock().getTime() - row.createdAt.getTime() <= KEEP_MS) return row;
  await db.delete(idempotencyKeys).where(eq(idempotencyKeys.id, id));
  return null;
}

function markWith(row: NewKeyRow, status: number): AnswerMark {
  const insert =
    "insert into idempotency_keys (id, user_id, body_hash, created_at, status, response_body) select ?, ?, ?, ?, ?, ?";
  return {
    row,
    answer: null,
    isWritten: false,
    statement(session) {
      const values = [row.id, row.userId, row.bodyHash, row.createdAt.getTime()];
      if (!this.answer) return session.prepare(insert).bind(...values, null, null);
      const { body, table, rowId } = this.answer;
      return session
        .prepare(`${insert} where exists (select 1 from "${table}" where id = ?)`)
        .bind(...values, status, body, rowId);
    },
  };
}

/** Work that wrote nothing, or whose answer was not known beforehand, has its answer kept now. */
async function keepReply(context: RequestContext, { row, isWritten }: AnswerMark, reply: Response) {
  const isJson = (reply.headers.get("content-type") ?? "").includes("json");
  if (reply.status !== 204 && !isJson) return;
  const values = { status: reply.status, responseBody: await reply.clone().text() };
  const { db, requestId, url } = context;
  try {
    await (isWritten
      ? db.update(idempotencyKeys).set(values).where(eq(idempotencyKeys.id, row.id))
      : db
          .insert(idempotencyKeys)
          .values({ ...row, ...values })
          .onConflictDoNothing());
  } catch (error) {
    // The work is done and marked as done: the person is told so.
    logEvent({ event: "unexpected_error", requestId, path: url.pathname, ...describeError(error) });
  }
}

function toReply(status: number, body: string | null): Response {
  if (status === 204) return new Response(null, { status });
  return new Response(body, { status, headers: { "content-type": "application/json" } });
}
