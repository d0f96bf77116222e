import { and, eq, lt } from "drizzle-orm";
import { progressDays } from "~/db/schema";
import { localDateOf } from "~/platform/clock";
import type { RequestContext, UserRow } from "~/platform/context.server";

/** Whether nothing was done here on any day before the student's own today: then nobody is welcomed "back". */
export async function isNewcomer(
  { db, clock }: Pick<RequestContext, "db" | "clock">,
  user: Pick<UserRow, "id" | "timeZone">,
): Promise<boolean> {
  const before = await db
    .select({ id: progressDays.id })
    .from(progressDays)
    .where(
      and(eq(progressDays.userId, user.id), lt(progressDays.localDate, localDateOf(clock(), user.timeZone))),
    )
    .limit(1);
  return before.length === 0;
}
