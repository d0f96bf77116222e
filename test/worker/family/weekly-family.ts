import { env } from "cloudflare:test";
import { and, asc, eq, isNull } from "drizzle-orm";
import { familyLinks, outbox, type users } from "~/db/schema";
import { sendWeeklyCards } from "~/features/family/index.server";
import { createId } from "~/platform/ids";
import { createTestUser, signIn, testDb } from "../helpers";

export const APP_ORIGIN = "https://beats.school.example";
/** Four in the afternoon of Sunday, 22 November 2026, in New York. */
export const SUNDAY = new Date("2026-11-22T21:00:00Z");
const LINKED_AT = new Date("2026-10-01T12:00:00Z");

/** A parent with a proved address. */
export const newParent = (values: Partial<typeof users.$inferInsert> = {}) =>
  createTestUser({ userType: "parent", firstName: "Rosa", emailVerifiedAt: LINKED_AT, ...values });

/** A child of nine with consent, linked to each of the parents in October. */
export async function newChild(parentIds: string[], values: Partial<typeof users.$inferInsert> = {}) {
  const child = await createTestUser({
    firstName: "Leo",
    dateOfBirth: "2017-05-05",
    coppaConsentStatus: "granted",
    timeZone: "America/New_York",
    createdAt: LINKED_AT,
    ...values,
  });
  for (const parentId of parentIds) await link(parentId, child.id);
  return child;
}

export const link = (parentId: string, childId: string, createdAt = LINKED_AT) =>
  testDb().insert(familyLinks).values({ id: createId(), parentId, childId, linkedBy: "consent", createdAt });

/** The duty at a moment, once; what it needs of the settings may be changed. */
export const runAt = (at: Date | string, settings: Partial<Env> = {}) =>
  sendWeeklyCards({ env: { ...env, APP_ORIGIN, ...settings }, db: testDb(), clock: () => new Date(at) });

/** The cards mailed to an address, in the order they were queued. */
export const cardsTo = (email: string) =>
  testDb()
    .select()
    .from(outbox)
    .where(and(eq(outbox.recipient, email), eq(outbox.kind, "weekly_card")))
    .orderBy(asc(outbox.createdAt), asc(outbox.id));

/** As if all that waits had gone out. */
export const sendWaiting = (at = SUNDAY) =>
  testDb().update(outbox).set({ sentAt: at }).where(isNull(outbox.sentAt));

/** A parent of one child. */
export async function newFamily(
  childValues: Partial<typeof users.$inferInsert> = {},
  parentValues: Partial<typeof users.$inferInsert> = {},
) {
  const parent = await newParent(parentValues);
  const child = await newChild([parent.id], childValues);
  return { parent, child, cookie: await signIn(parent) };
}
