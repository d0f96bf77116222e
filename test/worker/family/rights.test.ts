import { describe, expect, it } from "vitest";
import { listDecisions } from "~/features/consent/index.server";
import { listFamilyLooks } from "~/features/privacy/index.server";
import { disclosureStatement } from "~/platform/audit.server";
import { testNow } from "../clock";
import { createWaitingChild, lastTokenTo } from "../consent/family";
import { api, createTestUser, signIn, testDb } from "../helpers";
import { newParent } from "./weekly-family";

describe("who looked at a child's record (P18)", () => {
  it("keeps a teacher's one look in sight, however often the parent looked", async () => {
    const parent = await newParent();
    const [teacher, child] = [await createTestUser({ userType: "teacher" }), await createTestUser()];
    const db = testDb();
    const look = (readerId: string, view: string) =>
      disclosureStatement(db, { readerId, childId: child.id, view, reason: "test" }, testNow);
    await look(teacher.id, "class_list");
    await look(child.id, "own");
    const own = Array.from({ length: 60 }, () => look(parent.id, "parent-dashboard"));
    await db.batch([own[0]!, ...own.slice(1)]);
    const looks = await listFamilyLooks(testDb(), child.id, parent.id);
    expect(looks.others.map(({ view }) => view)).toEqual(["class_list"]);
    expect(looks.own).toHaveLength(50);
    expect(new Set(looks.own.map(({ view }) => view))).toEqual(new Set(["parent-dashboard"]));
  });
});

describe("the consent ledger as the family reads it", () => {
  it("has every decision with its notice, its moment and who spoke; taken back in the first minute", async () => {
    const { child, token, parentEmail } = await createWaitingChild();
    const parent = await newParent({ email: parentEmail });
    await api(`/api/consent/${token}/grant`, { json: { isParent: true } });
    const revoked = await api(`/api/parent/consent/${child.id}/revoke`, {
      method: "POST",
      cookie: await signIn(parent),
    });
    expect(revoked.status).toBe(200);
    const decisions = await listDecisions(testDb(), child.id, parent.id);
    expect(decisions.map(({ decision, by }) => [decision, by])).toEqual([
      ["revoked", "you"],
      ["granted", "link"],
    ]);
    for (const { noticeVersion, at } of decisions) {
      expect(noticeVersion).toMatch(/^\d{4}-\d{2}(?:-\d+)?\.[0-9a-f]{16}$/);
      expect(Number.isNaN(Date.parse(at))).toBe(false);
    }
    const other = await newParent();
    expect((await listDecisions(testDb(), child.id, other.id))[0]?.by).toBe("other");
  });

  it("is taken back with the very link that gave it", async () => {
    const { child, token, parentEmail } = await createWaitingChild();
    await api(`/api/consent/${token}/grant`, { json: { isParent: true } });
    expect(await lastTokenTo(parentEmail), "the second mail waits").not.toBe("");
    const reply = await api(`/api/consent/${token}/revoke`, { method: "POST" });
    expect(reply.status).toBe(200);
    expect((await listDecisions(testDb(), child.id, "nobody"))[0]).toMatchObject({
      decision: "revoked",
      by: "link",
    });
  });
});
