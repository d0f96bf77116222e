import { and, desc, eq } from "drizzle-orm";
import type { Db } from "~/db/index.server";
import { consentLedger } from "~/db/schema";
import type { Clock } from "~/platform/clock";
import type { RequestContext, UserRow } from "~/platform/context.server";
import { clockWhenMade } from "~/platform/sent-later.server";

type User = Pick<UserRow, "id" | "createdAt">;

/** The clock at the moment a person made what their device sends now: no sooner than they were let in. */
export const clockOfDevice = (
  { request, clock, db }: Pick<RequestContext, "clock" | "db"> & { request: Request },
  user: User,
): Promise<Clock> => clockWhenMade(request, clock, () => findLetIn(db, user));

/** Since when a person may use Beats: the account, and for a child the newest yes. */
async function findLetIn(db: Db, { id, createdAt }: User): Promise<Date> {
  const [consent] = await db
    .select({ at: consentLedger.createdAt })
    .from(consentLedger)
    .where(and(eq(consentLedger.childId, id), eq(consentLedger.decision, "granted")))
    .orderBy(desc(consentLedger.createdAt))
    .limit(1);
  return consent && consent.at > createdAt ? consent.at : createdAt;
}
