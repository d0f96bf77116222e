import { describe, expect, it } from "vitest";
import { createId } from "~/platform/ids";
import { queueMail } from "~/platform/outbox.server";
import { loader as readMail } from "~/routes/dev.mailbox_.$id";
import { loader as readJson } from "~/routes/dev.mailbox[.]json";
import { testNow } from "../clock";
import { contextOf } from "../consent/request-context";
import { testDb } from "../helpers";

type Entry = { id: string; to: string; subject: string; text: string; html: string; createdAt: string };

async function queue(subject: string, to: string, sendAfter?: Date) {
  const mail = { kind: "test", to, subject, text: "words", html: `<p>${subject}</p>` };
  await queueMail(testDb(), { ...mail, ...(sendAfter ? { sendAfter } : {}) }, testNow);
}

const argumentsFor = async (environment: string, id = "") => {
  const context = await contextOf();
  return {
    request: new Request("http://localhost/"),
    params: { id },
    context: { ...context, env: { ...context.env, ENVIRONMENT: environment } },
  };
};

describe("/dev/mailbox.json", () => {
  it("lists due mail, newest first, with both bodies, without mail that waits for its time", async () => {
    const to = `${createId()}@test.example`;
    await queue("first", to);
    await queue("second", to);
    await queue("later", to, new Date(testNow().getTime() + 86_400_000));
    const reply = await readJson(await argumentsFor("development"));
    const mine = (await reply.json<Entry[]>()).filter((mail) => mail.to === to);
    expect(mine.map((mail) => mail.subject)).toEqual(["second", "first"]);
    expect(Object.keys(mine[0] ?? {}).sort()).toEqual(["createdAt", "html", "id", "subject", "text", "to"]);

    const page = await readMail(await argumentsFor("development", mine[0]?.id));
    expect(await page.text()).toBe("<p>second</p>");
  });

  it("is not there in production", async () => {
    await expect(readJson(await argumentsFor("production"))).rejects.toMatchObject({ status: 404 });
    await expect(readMail(await argumentsFor("production", "x"))).rejects.toMatchObject({ status: 404 });
  });
});
