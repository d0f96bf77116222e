import { eq } from "drizzle-orm";
import { outbox, safetyEvents, schools } from "~/db/schema";
import { createId } from "~/platform/ids";
import { testNow } from "../clock";
import { api, signedInUser, testDb } from "../helpers";

/** A school of its own with an admin and a student, both signed in. */
export async function createSchool(student: Parameters<typeof signedInUser>[0] = {}) {
  const schoolId = createId();
  await testDb()
    .insert(schools)
    .values({ id: schoolId, name: "Test School", isVerified: true, timeZone: "UTC", createdAt: testNow() });
  return {
    schoolId,
    admin: await signedInUser({ userType: "admin", schoolId }),
    student: await signedInUser({ schoolId, ...student }),
  };
}

/** Sends one message to the coach and returns the answer and the event it raised, if any. */
export async function say(cookie: string, content: string) {
  const talk = await (await api("/api/ai-coach/conversations", { cookie, json: {} })).json<{ id: string }>();
  const reply = await api(`/api/ai-coach/conversations/${talk.id}/messages`, { cookie, json: { content } });
  const body = await reply.json<{
    userMessage: { id: string };
    assistantMessage: { content: string; safety?: { category: string; adultNotified: boolean } };
  }>();
  const events = await testDb()
    .select()
    .from(safetyEvents)
    .where(eq(safetyEvents.sourceId, body.userMessage.id));
  return { status: reply.status, conversationId: talk.id, ...body, events, event: events[0] };
}

/** A clock so many minutes from now. */
export const later = (minutes: number) => () => new Date(testNow().getTime() + minutes * 60_000);

/** An address of its own for a contact. */
export const contactAddress = () => `${createId()}@contacts.example`;

/** Mails of the safety feature to one address, oldest first. */
export async function mailsTo(address: string) {
  return testDb().select().from(outbox).where(eq(outbox.recipient, address)).orderBy(outbox.createdAt);
}
