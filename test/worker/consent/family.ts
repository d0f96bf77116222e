import { desc, eq } from "drizzle-orm";
import { consentLedger, consentRequests, outbox } from "~/db/schema";
import { requestConsentStatements } from "~/features/consent/index.server";
import { createId } from "~/platform/ids";
import { testNow } from "../clock";
import { api, createTestUser, ORIGIN, signIn, testDb } from "../helpers";

/** A child under 13 whose parent was just asked: the account, its cookie, the address and the mailed token. */
export async function createWaitingChild(askedAt = testNow()) {
  const child = await createTestUser({
    firstName: "Ana",
    dateOfBirth: `${askedAt.getUTCFullYear() - 8}-01-02`,
    coppaConsentStatus: "pending",
  });
  const parentEmail = `parent-${createId()}@test.example`;
  const db = testDb();
  const { statements } = await requestConsentStatements({ db, clock: () => askedAt, origin: ORIGIN }, child, {
    parentName: "Rosa Paz",
    parentEmail,
    relationship: "mother",
  });
  await db.batch([...statements]);
  const cookie = await signIn(child);
  return { child, cookie, parentEmail, token: await lastTokenTo(parentEmail) };
}

/** All mail to an address, newest first. */
export const mailTo = (address: string) =>
  testDb().select().from(outbox).where(eq(outbox.recipient, address)).orderBy(desc(outbox.id));

/** The token of the newest link mailed to an address. */
export async function lastTokenTo(address: string): Promise<string> {
  const [mail] = await mailTo(address);
  const token = /\/consent\/([\w-]+)/.exec(mail?.textBody ?? "")?.[1];
  if (!token) throw new Error(`no consent link was mailed to ${address}`);
  return token;
}

export const ledgerOf = (childId: string) =>
  testDb().select().from(consentLedger).where(eq(consentLedger.childId, childId)).orderBy(consentLedger.id);

export const requestsOf = (childId: string) =>
  testDb()
    .select()
    .from(consentRequests)
    .where(eq(consentRequests.childId, childId))
    .orderBy(consentRequests.id);

/** The waiting page's next token after a decision, as a cookie; "" when there is nothing to trade. */
export async function continueWith(cookie: string): Promise<string> {
  const reply = await api("/api/consent/continue", { cookie, method: "POST" });
  await reply.arrayBuffer();
  return reply.headers.get("set-cookie")?.split(";")[0] ?? "";
}
