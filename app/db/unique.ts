/**
 * What a refused write broke: the columns or the index after SQLite's "UNIQUE constraint failed:", such as
 * "users.email" or "index 'users_username'"; null for any other error. Drizzle wraps the driver's error.
 */
export function brokenUnique(error: unknown): string | null {
  for (let cause = error; cause instanceof Error; cause = cause.cause) {
    const broken = /UNIQUE constraint failed: ([^:\n]+)/.exec(cause.message)?.[1];
    if (broken) return broken;
  }
  return null;
}

/** Whether a write named a row that is not there any more: its account, class or talk was deleted meanwhile. */
export function isReferenceGone(error: unknown): boolean {
  for (let cause = error; cause instanceof Error; cause = cause.cause) {
    if (/FOREIGN KEY constraint failed/.test(cause.message)) return true;
  }
  return false;
}
