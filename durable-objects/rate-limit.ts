import { MESSAGE_BURST, MESSAGES_PER_SECOND } from "./protocol";

/**
 * One member's allowance over all their sockets and exchanges: 40 messages a second, 80 in a burst. Kept in memory;
 * sleep refills it anyway.
 */
export type TokenBucket = { tokens: number; updatedAtMs: number };

export function createBucket(nowMs: number): TokenBucket {
  return { tokens: MESSAGE_BURST, updatedAtMs: nowMs };
}

function tokensAt(bucket: TokenBucket, nowMs: number): number {
  const elapsedMs = Math.max(0, nowMs - bucket.updatedAtMs);
  return Math.min(MESSAGE_BURST, bucket.tokens + (elapsedMs / 1000) * MESSAGES_PER_SECOND);
}

/** Whether nothing was sent for so long that a new bucket would be the same. */
export const isFull = (bucket: TokenBucket, nowMs: number): boolean =>
  tokensAt(bucket, nowMs) === MESSAGE_BURST;

/** Takes one message from the bucket in place; false when it is empty. */
export function takeToken(bucket: TokenBucket, nowMs: number): boolean {
  bucket.tokens = tokensAt(bucket, nowMs);
  bucket.updatedAtMs = nowMs;
  if (bucket.tokens < 1) return false;
  bucket.tokens -= 1;
  return true;
}
