import { and, eq, isNull } from "drizzle-orm";
import type { Db } from "~/db/index.server";
import { outbox, sessions, users } from "~/db/schema";
import { leaveAllCircles } from "~/features/live-room/index.server";

/** A child's use ends: no consent, no outside model, no session, no waiting weekly card. Goes into the batch of the decision. */
export const accessEndedStatements = (db: Db, childId: string, now: Date) =>
  [
    db
      .update(users)
      .set({
        coppaConsentStatus: "revoked",
        externalModelConsent: false,
        ferpaEducationRecordsConsent: false,
        updatedAt: now,
      })
      .where(eq(users.id, childId)),
    db.delete(sessions).where(eq(sessions.userId, childId)),
    db
      .delete(outbox)
      .where(and(eq(outbox.userId, childId), eq(outbox.kind, "weekly_card"), isNull(outbox.sentAt))),
  ] as const;

/** Closes the child's live sockets with 4403, in every circle (P8, S12). */
export async function closeChildSockets(env: Env, db: Db, childId: string): Promise<void> {
  const [child] = await db.select().from(users).where(eq(users.id, childId));
  if (child) await leaveAllCircles({ db, env }, child, { reason: "consent" });
}
