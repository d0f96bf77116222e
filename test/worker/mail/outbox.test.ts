import { env } from "cloudflare:test";
import { eq } from "drizzle-orm";
import { describe, expect, it } from "vitest";
import { outbox } from "~/db/schema";
import { createId } from "~/platform/ids";
import { MAX_ATTEMPTS, RETRY_DELAYS_MS, sendDueMail } from "~/platform/mail.server";
import { queueMail } from "~/platform/outbox.server";
import { testDb } from "../helpers";

const START = new Date("2026-03-02T08:00:00Z");
const settings = { ...env, ENVIRONMENT: "production" };

/** One mail to an address of its own, and a way to read its row. */
async function queueOne(sendAfter = START) {
  const to = `${createId()}@test.example`;
  const mail = { kind: "test", to, subject: "Hello", text: "words", html: "<p>words</p>", sendAfter };
  await queueMail(testDb(), mail, () => START);
  const read = async () => (await testDb().select().from(outbox).where(eq(outbox.recipient, to)))[0]!;
  return { to, read };
}

/** A transport that notes who got mail and refuses while `isDown`. */
function noteTransport() {
  const state = { isDown: false, sentTo: [] as string[] };
  const transport = async (mail: { recipient: string }) => {
    if (state.isDown) throw new Error(`550 refused ${mail.recipient}`);
    state.sentTo.push(mail.recipient);
  };
  return { state, transport };
}

const at = (ms: number) => () => new Date(START.getTime() + ms);

describe("the mail outbox", () => {
  it("sends a mail once, forgets its words in production and does not send it again", async () => {
    const { to, read } = await queueOne();
    const { state, transport } = noteTransport();
    await sendDueMail(settings, testDb(), at(0), transport);
    await sendDueMail(settings, testDb(), at(86_400_000), transport);
    expect(state.sentTo.filter((each) => each === to)).toEqual([to]);
    expect(await read()).toMatchObject({ sentAt: START, textBody: "", htmlBody: "", attempts: 1 });
  });

  it("is sent by one of five runs at the same moment", async () => {
    const { to } = await queueOne();
    const { state, transport } = noteTransport();
    await Promise.all(Array.from({ length: 5 }, () => sendDueMail(settings, testDb(), at(0), transport)));
    expect(state.sentTo.filter((each) => each === to)).toEqual([to]);
  });

  it("waits for its time", async () => {
    const { to } = await queueOne(new Date(START.getTime() + 86_400_000));
    const { state, transport } = noteTransport();
    await sendDueMail(settings, testDb(), at(86_399_999), transport);
    expect(state.sentTo).not.toContain(to);
    await sendDueMail(settings, testDb(), at(86_400_000), transport);
    expect(state.sentTo).toContain(to);
  });

  it("is tried again after growing delays, and has failed after the last, without the address in the row", async () => {
    const { to, read } = await queueOne();
    const { state, transport } = noteTransport();
    state.isDown = true;
    let elapsedMs = 0;
    for (let attempt = 1; attempt <= MAX_ATTEMPTS; attempt += 1) {
      await sendDueMail(settings, testDb(), at(elapsedMs), transport);
      expect((await read()).attempts).toBe(attempt);
      await sendDueMail(settings, testDb(), at(elapsedMs + 1000), transport);
      expect((await read()).attempts, "not before its delay").toBe(attempt);
      elapsedMs += RETRY_DELAYS_MS[attempt - 1] ?? 0;
    }
    expect(await read()).toMatchObject({ sentAt: null, lastError: "Error" });
    expect((await read()).failedAt).not.toBeNull();
    state.isDown = false;
    await sendDueMail(settings, testDb(), at(elapsedMs + 86_400_000), transport);
    expect(state.sentTo).not.toContain(to);
  });

  it("keeps mail for later in production while nothing carries it", async () => {
    const { read } = await queueOne();
    expect(await sendDueMail(settings, testDb(), at(0), null)).toBe(0);
    expect(await read()).toMatchObject({ attempts: 0, sentAt: null });
  });

  it("only counts as sent outside production, and keeps its words for the mailbox page", async () => {
    const { read } = await queueOne();
    await sendDueMail({ ...env, ENVIRONMENT: "development" }, testDb(), at(0));
    expect(await read()).toMatchObject({ sentAt: START, textBody: "words" });
  });
});
