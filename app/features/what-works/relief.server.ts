import { and, eq, gte, sql } from "drizzle-orm";
import { z } from "zod";
import { reliefChecks } from "~/db/schema";
import { RELIEF_RESULTS, RELIEF_TOOLS, refuseWhenSwitchedOff } from "~/features/check-in/index.server";
import { m } from "~/messages/compiled/messages.js";
import { addDays } from "~/platform/calendar";
import { localDateOf } from "~/platform/clock";
import type { RequestContext, SignedIn, UserRow } from "~/platform/context.server";
import { createId } from "~/platform/ids";
import { memoryStatements } from "./what-works.server";

export const reliefSchema = z.object({
  tool: z.enum(RELIEF_TOOLS, { error: () => m.checkin_relief_invalid() }),
  result: z.enum(RELIEF_RESULTS, { error: () => m.checkin_relief_invalid() }),
});

export const whatWorksSchema = z.array(
  z.object({ tool: z.enum(RELIEF_TOOLS), better: z.number().int(), total: z.number().int() }),
);
export type WhatWorks = z.infer<typeof whatWorksSchema>;

/** What each tool is called on the child's own list. */
const SKILLS = { talk: "talk", music: "calm_track", drums: "drum" } as const;

/** Weeks that the list looks back. */
const WEEKS = 8;

/** "How is it now?" after one of the three doors; a second answer for the same tool and day takes its place. 403 when switched off. */
export async function saveRelief(
  { db, clock }: Pick<RequestContext, "db" | "clock">,
  { user, badgeId }: Pick<SignedIn, "user" | "badgeId">,
  { tool, result }: z.infer<typeof reliefSchema>,
): Promise<WhatWorks> {
  await refuseWhenSwitchedOff(db, user);
  const now = clock();
  const localDate = localDateOf(now, user.timeZone);
  const helped = { kind: "skill", skill: SKILLS[tool], result: "helped", source: "check_in" } as const;
  const owner = { userId: user.id, badgeId };
  await db.batch([
    db
      .insert(reliefChecks)
      .values({ id: createId(), userId: user.id, localDate, tool, result, createdAt: now })
      .onConflictDoUpdate({
        target: [reliefChecks.userId, reliefChecks.localDate, reliefChecks.tool],
        set: { result, createdAt: now },
      }),
    ...(result === "better" ? memoryStatements(db, owner, helped, { talkId: null, now }) : []),
  ]);
  return listWhatWorks({ db, clock }, user);
}

/** How often each tool made it better in the last weeks; for the child alone. */
export async function listWhatWorks(
  { db, clock }: Pick<RequestContext, "db" | "clock">,
  user: Pick<UserRow, "id" | "timeZone">,
): Promise<WhatWorks> {
  const since = addDays(localDateOf(clock(), user.timeZone), -7 * WEEKS);
  const rows = await db
    .select({
      tool: reliefChecks.tool,
      better: sql<number>`sum(${reliefChecks.result} = 'better')`.as("better"),
      total: sql<number>`count(*)`.as("total"),
    })
    .from(reliefChecks)
    .where(and(eq(reliefChecks.userId, user.id), gte(reliefChecks.localDate, since)))
    .groupBy(reliefChecks.tool);
  return whatWorksSchema.parse(rows.sort((a, b) => b.better / b.total - a.better / a.total));
}
