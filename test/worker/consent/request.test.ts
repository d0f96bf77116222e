import { eq } from "drizzle-orm";
import { describe, expect, it } from "vitest";
import { decide } from "~/db/decide.server";
import { consentRequests, outbox } from "~/db/schema";
import { requestConsentStatements } from "~/features/consent/index.server";
import { sha256Hex } from "~/platform/hash.server";
import { createId } from "~/platform/ids";
import { createTestUser, testDb } from "../helpers";

const NOW = new Date("2026-03-02T08:00:00Z");
const context = { db: testDb(), clock: () => NOW, origin: "https://beats.example" };
const createChild = () => createTestUser({ firstName: "Ana", dateOfBirth: "2018-05-05" });
const createInput = () => ({
  parentName: " Rosa Paz ",
  parentEmail: ` ROSA-${createId()}@Test.example `,
  relationship: "mother",
  emergencyContact: "Tía Lola 555-0100",
});

describe("asking a parent for consent", () => {
  it("stores the request without what is not needed to ask, and one mail with a link whose token is only hashed", async () => {
    const [child, input] = [await createChild(), createInput()];
    const { statements, requestId } = await requestConsentStatements(context, child, input);
    await context.db.batch([...statements]);

    const [row] = await testDb().select().from(consentRequests).where(eq(consentRequests.id, requestId));
    const address = input.parentEmail.trim().toLowerCase();
    expect(row).toMatchObject({
      childId: child.id,
      parentEmail: address,
      parentName: "Rosa Paz",
      status: "pending",
      emergencyContact: "",
      expiresAt: new Date("2026-03-16T08:00:00Z"),
    });

    const mails = await testDb().select().from(outbox).where(eq(outbox.recipient, address));
    expect(mails).toHaveLength(1);
    const token = /https:\/\/beats\.example\/consent\/([\w-]+)\?lang=es/.exec(mails[0]!.textBody)?.[1];
    expect(token).toMatch(/^[\w-]{43}$/);
    expect(row?.tokenHash).toBe(await sha256Hex(token!));
    expect(JSON.stringify(row)).not.toContain(token);
    expect(mails[0]!.subject).toContain("Ana");
  });

  it("refuses the child's own address", async () => {
    const child = await createChild();
    const input = { ...createInput(), parentEmail: child.email.toUpperCase() };
    await expect(requestConsentStatements(context, child, input)).rejects.toMatchObject({
      code: "refused",
    });
  });

  it("stops after ten mails a day to one address, whoever asks", async () => {
    const input = createInput();
    const ask = async () => {
      const { statements, conditions } = await requestConsentStatements(context, await createChild(), input);
      await decide(context.db, conditions, statements);
    };
    for (let index = 0; index < 10; index += 1) await ask();
    await expect(ask()).rejects.toMatchObject({ code: "rate_limited" });
  });
});
