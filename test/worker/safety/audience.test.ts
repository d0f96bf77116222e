import { eq } from "drizzle-orm";
import { describe, expect, it } from "vitest";
import { familyLinks, safetyEvents, safetyNotices } from "~/db/schema";
import { crisisCategories, kindsHiddenFromParents, kindsMailedToParents } from "~/features/safety";
import { planSafetyEvent } from "~/features/safety/index.server";
import { createId } from "~/platform/ids";
import { testNow } from "../clock";
import { continueWith, createWaitingChild, mailTo } from "../consent/family";
import { api, createTestUser, findUser, ORIGIN, testDb } from "../helpers";
import { say } from "./school";

/** A child of eight without a school whose parent said yes by mail and has no account. */
async function consentedByMail(lang: "en" | "es" = "en") {
  const { child, cookie, token, parentEmail } = await createWaitingChild();
  await api(`/api/consent/${token}/grant?lang=${lang}`, { json: { isParent: true } });
  return { child, parentEmail, cookie: await continueWith(cookie) };
}

async function linkParent(childId: string, locale: "en" | "es" = "en") {
  const parent = await createTestUser({ userType: "parent", locale });
  await testDb()
    .insert(familyLinks)
    .values({ id: createId(), parentId: parent.id, childId, linkedBy: "code", createdAt: testNow() });
  return parent;
}

const alertsTo = async (address: string) =>
  (await mailTo(address)).filter(({ kind }) => kind === "safety_parent");

describe("whom of the family an alert reaches", () => {
  it("every kind is in exactly one of the two lists", () => {
    expect([...kindsMailedToParents, ...kindsHiddenFromParents].sort()).toEqual([...crisisCategories].sort());
  });

  it("the mailbox that said yes, though nobody has an account, in its language and without the words", async () => {
    for (const lang of ["en", "es"] as const) {
      const { cookie, parentEmail } = await consentedByMail(lang);
      const said = await say(cookie, "i want to kill myself tonight");
      expect(said.assistantMessage.safety).toMatchObject({ adultNotified: true });
      const [mail, ...more] = await alertsTo(parentEmail);
      expect(more).toEqual([]);
      expect(mail?.subject).toBe(lang === "en" ? "Please check in with Ana" : "Por favor, hable con Ana");
      expect(mail?.htmlBody).toContain(`<html lang="${lang}">`);
      expect(mail?.textBody).not.toMatch(/kill|tonight/);
    }
  });

  const families = ["linked parent", "mailbox only", "both", "nobody"] as const;
  it.each(crisisCategories.flatMap((category) => families.map((family) => ({ category, family }))))(
    "$category with $family",
    async ({ category, family }) => {
      const hasMailbox = family === "mailbox only" || family === "both";
      const { child, parentEmail } = hasMailbox
        ? await consentedByMail()
        : { child: await createTestUser(), parentEmail: "" };
      const parent = family === "linked parent" || family === "both" ? await linkParent(child.id) : null;
      const student = await findUser(child.id);
      if (!student) throw new Error("the child is gone");
      const db = testDb();
      const plan = await planSafetyEvent(
        db,
        {
          student,
          sourceKind: "note",
          sourceId: createId(),
          excerpt: "the child's own words",
          assessment: { category, severity: "high", matchedRuleIds: [] },
          origin: ORIGIN,
        },
        testNow,
      );
      const [first, ...rest] = plan.statements;
      if (first) await db.batch([first, ...rest]);

      const isMailed = kindsMailedToParents.includes(category);
      expect(await alertsTo(parentEmail)).toHaveLength(isMailed && hasMailbox ? 1 : 0);
      expect(await alertsTo(parent?.email ?? "nobody")).toHaveLength(isMailed && parent ? 1 : 0);
      const isAnybodyTold = isMailed && family !== "nobody";
      expect([plan.adultNotified, plan.isParentOnly]).toEqual([isAnybodyTold, isAnybodyTold]);
      const notices = await testDb()
        .select({ recipient: safetyNotices.recipient })
        .from(safetyNotices)
        .innerJoin(safetyEvents, eq(safetyEvents.id, safetyNotices.eventId))
        .where(eq(safetyEvents.studentId, child.id));
      expect(notices).toHaveLength(isMailed ? Number(hasMailbox) + Number(parent !== null) : 0);
    },
  );

  it("one mail where the mailbox is the linked parent's own", async () => {
    const { child, parentEmail } = await consentedByMail();
    const parent = await createTestUser({ userType: "parent", email: parentEmail });
    await testDb().insert(familyLinks).values({
      id: createId(),
      parentId: parent.id,
      childId: child.id,
      linkedBy: "consent",
      createdAt: testNow(),
    });
    const student = await findUser(child.id);
    if (!student) throw new Error("the child is gone");
    const db = testDb();
    const plan = await planSafetyEvent(
      db,
      {
        student,
        sourceKind: "note",
        sourceId: createId(),
        assessment: { category: "suicide", severity: "high", matchedRuleIds: [] },
        origin: ORIGIN,
      },
      testNow,
    );
    const [first, ...rest] = plan.statements;
    if (first) await db.batch([first, ...rest]);
    expect(await alertsTo(parentEmail)).toHaveLength(1);
  });
});
