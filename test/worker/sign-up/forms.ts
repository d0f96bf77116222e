import { eq } from "drizzle-orm";
import { outbox } from "~/db/schema";
import { randomName } from "../../fixtures/random-name";
import { testNow } from "../clock";
import { api, testDb } from "../helpers";

export const PASSWORD = "Violet7drum";

/** A registration nobody else has. */
export function newRegistration(values: Record<string, unknown> = {}) {
  const username = randomName("u");
  return {
    username,
    email: `${username}@school.example`,
    password: PASSWORD,
    confirmPassword: PASSWORD,
    firstName: "Ada",
    lastName: "Ray",
    userType: "student",
    ...values,
  };
}

/** `name=value` of the session cookie an answer sets; "" when it sets none. */
export function sessionOf(reply: Response): string {
  const cookies = reply.headers.getSetCookie().map((cookie) => cookie.split(";")[0] ?? "");
  return cookies.find((cookie) => /beats_session=./.test(cookie)) ?? "";
}

/** Every cookie an answer sets, as one Cookie header. */
export const cookiesOf = (reply: Response): string =>
  reply.headers
    .getSetCookie()
    .map((cookie) => cookie.split(";")[0])
    .join("; ");

/** Registers through the API and returns what was sent and the session. */
export async function registered(values: Record<string, unknown> = {}) {
  const sent = newRegistration(values);
  const reply = await api("/api/auth/register", { json: sent });
  const user = await reply.json<{ id: string; userType: string }>();
  return { sent, reply, user, cookie: sessionOf(reply), email: String(sent.email) };
}

export const mailsTo = (recipient: string) =>
  testDb().select().from(outbox).where(eq(outbox.recipient, recipient));

/** Birth date of somebody who has been `years` old for half a year. */
export function bornYearsAgo(years: number): string {
  const date = testNow();
  date.setUTCFullYear(date.getUTCFullYear() - years);
  date.setUTCMonth(date.getUTCMonth() - 6);
  return date.toISOString().slice(0, 10);
}
