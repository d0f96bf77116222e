import { env } from "cloudflare:test";
import { describe, expect, it } from "vitest";
import { auditStatement } from "~/platform/audit.server";
import { createId } from "~/platform/ids";
import { testNow } from "../clock";
import { api, testDb } from "../helpers";
import { createWaitingChild, ledgerOf } from "./family";

describe.each(["consent_ledger", "audit_log"])("%s", (table) => {
  it("refuses to change or take out a row", async () => {
    const { child, token } = await createWaitingChild();
    await api(`/api/consent/${token}/grant`, { json: { isParent: true } });
    const subject = createId();
    await auditStatement(testDb(), { actorId: null, subjectId: subject, action: "test" }, testNow);
    const [column, value] = table === "audit_log" ? ["subject_id", subject] : ["child_id", child.id];
    const count = () => env.DB.prepare(`select count(*) n from ${table} where ${column} = ?`).bind(value);

    await expect(
      env.DB.prepare(`update ${table} set created_at = 0 where ${column} = ?`).bind(value).run(),
    ).rejects.toThrow("append-only");
    await expect(
      env.DB.prepare(`delete from ${table} where ${column} = ?`).bind(value).run(),
    ).rejects.toThrow("append-only");
    expect(await count().first("n")).toBe(1);
    expect((await ledgerOf(child.id))[0]?.createdAt.getTime()).toBeGreaterThan(0);
  });
});
