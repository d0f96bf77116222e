import { eq } from "drizzle-orm";
import { idempotencyKeys } from "~/db/schema";
import type { RequestContext } from "./context.server";
import { AppError } from "./errors";
import { sha256Hex } from "./hash.server";

const KEEP_MS = 24 * 60 * 60 * 1000;
/** A request that died halfway stops blocking its key after this long. */
const IN_FLIGHT_MS = 60 * 1000;

type Outcome = { status: number; body: string };

/**
 * Runs `work` once for an Idempotency-Key: a repeat with the same body within 24 h gets the first answer,
 * another body 422, a repeat while the first still runs 409. Failures are not kept, so they can be retried.
 * (draft-ietf-httpapi-idempotency-key-header; safety.md R2)
 */
export async function runOnce(
  context: RequestContext,
  key: string,
  path: string,
  bodyText: string,
  work: () => Promise<Outcome>,
): Promise<Outcome> {
  const owner = context.signedIn?.user.id ?? `address:${context.clientAddress}`;
  const [id, bodyHash] = await Promise.all([sha256Hex(`${owner}\n${path}\n${key}`), sha256Hex(bodyText)]);
  const now = context.clock();
  const { db } = context;
  const row = { id, userId: context.signedIn?.user.id ?? null, bodyHash, createdAt: now };

  const claimed = await db
    .insert(idempotencyKeys)
    .values(row)
    .onConflictDoNothing()
    .returning({ id: idempotencyKeys.id });
  if (claimed.length === 0) {
    const [first] = await db.select().from(idempotencyKeys).where(eq(idempotencyKeys.id, id));
    const ageMs = first ? now.getTime() - first.createdAt.getTime() : Number.POSITIVE_INFINITY;
    const isStale = ageMs > KEEP_MS || (first?.status == null && ageMs > IN_FLIGHT_MS);
    if (first && !isStale) {
      if (first.bodyHash !== bodyHash) {
        throw new AppError(
          "idempotency_mismatch",
          "This Idempotency-Key was already used for another request.",
        );
      }
      if (first.status === null) throw new AppError("in_progress", "This request is still being worked on.");
      return { status: first.status, body: first.responseBody ?? "" };
    }
    await db
      .update(idempotencyKeys)
      .set({ ...row, status: null, responseBody: null })
      .where(eq(idempotencyKeys.id, id));
  }

  try {
    const outcome = await work();
    await db
      .update(idempotencyKeys)
      .set({ status: outcome.status, responseBody: outcome.body })
      .where(eq(idempotencyKeys.id, id));
    return outcome;
  } catch (error) {
    await db.delete(idempotencyKeys).where(eq(idempotencyKeys.id, id));
    throw error;
  }
}
