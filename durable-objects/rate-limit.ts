import { MESSAGE_BURST, MESSAGES_PER_SECOND } from "./protocol";

/** One connection's allowance: 40 messages a second, 80 in a burst. Kept in memory; sleep refills it anyway. */
export type TokenBucket = { tokens: number; updatedAtMs: number };

export function createBucket(nowMs: number): TokenBucket {
  return { tokens: MESSAGE_BURST, updatedAtMs: nowMs };
}

/** Takes one message from the bucket in place; false when it is empty. */
export function takeToken(bucket: TokenBucket, nowMs: number): boolean {
  const elapsedMs = Math.max(0, nowMs - bucket.updatedAtMs);
  bucket.tokens = Math.min(MESSAGE_BURST, bucket.tokens + (elapsedMs / 1000) * MESSAGES_PER_SECOND);
  bucket.updatedAtMs = nowMs;
  if (bucket.tokens < 1) return false;
  bucket.tokens -= 1;
  return true;
}
