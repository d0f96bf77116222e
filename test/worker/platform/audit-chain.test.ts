import { env } from "cloudflare:test";
import { eq } from "drizzle-orm";
import { describe, expect, it } from "vitest";
import { auditLog, auditSeals } from "~/db/schema";
import { auditStatement } from "~/platform/audit.server";
import { checkAuditLog, sealAuditLog, verifyAuditLog } from "~/platform/audit-chain.server";
import { createId } from "~/platform/ids";
import { testNow } from "../clock";
import { testDb } from "../helpers";

const clock = testNow;

async function write(count: number, details: Record<string, string> = {}): Promise<string> {
  const subjectId = createId();
  for (let index = 0; index < count; index++) {
    await auditStatement(testDb(), { actorId: null, subjectId, action: "test", details }, clock);
  }
  return subjectId;
}

const seals = () => testDb().select().from(auditSeals).orderBy(auditSeals.seq);

describe("the audit log's chain (S16)", () => {
  it("seals each row once, however many turns of the clock meet", async () => {
    await write(3);
    const sealed = await Promise.all([1, 2, 3].map(() => sealAuditLog(testDb(), clock)));
    expect(sealed.reduce((sum, each) => sum + each, 0)).toBe((await testDb().select().from(auditLog)).length);
    expect(await sealAuditLog(testDb(), clock)).toBe(0);
    await write(2);
    expect(await sealAuditLog(testDb(), clock)).toBe(2);
    expect((await seals()).map(({ seq }) => seq)).toEqual([1, 2]);
    expect(await verifyAuditLog(testDb())).toEqual({ isIntact: true, seals: 2 });
    expect(await verifyAuditLog(testDb(), 2)).toEqual({ isIntact: true, seals: 1 });
  });

  it("seals more rows than one seal holds", async () => {
    await env.DB.prepare(
      `insert into audit_log (id, action, created_at)
       with recursive n(i) as (select 1 union all select i + 1 from n where i < 600) select 'many-' || i, 'many', i from n`,
    ).run();
    expect(await sealAuditLog(testDb(), clock)).toBe(600);
    expect(await verifyAuditLog(testDb())).toMatchObject({ isIntact: true });
  });

  it("refuses to change or take out a seal", async () => {
    await write(1);
    await sealAuditLog(testDb(), clock);
    for (const statement of ["update audit_seals set hash = ''", "delete from audit_seals"]) {
      await expect(env.DB.prepare(statement).run()).rejects.toThrow("append-only");
    }
  });

  it("shows one changed word, one row less and one row more behind the triggers' back", async () => {
    const subjectId = await write(2, { note: "one\ntwo" });
    await sealAuditLog(testDb(), clock);
    const broken = { isIntact: false, brokenSeal: (await seals()).at(-1)?.seq };
    await write(1);
    await sealAuditLog(testDb(), clock);
    for (const trigger of ["no_update", "no_delete"]) {
      await env.DB.prepare(`drop trigger audit_log_${trigger}`).run();
    }
    const [first] = await testDb().select().from(auditLog).where(eq(auditLog.subjectId, subjectId));
    if (!first) throw new Error("no row");
    const where = eq(auditLog.seq, first.seq);

    await testDb()
      .update(auditLog)
      .set({ details: { note: "one\nthree" } })
      .where(where);
    expect(await verifyAuditLog(testDb())).toEqual(broken);
    await testDb().delete(auditLog).where(where);
    expect(await verifyAuditLog(testDb())).toEqual(broken);
    await expect(checkAuditLog(testDb())).rejects.toThrow("changed");

    await testDb().insert(auditLog).values(first);
    expect(await verifyAuditLog(testDb())).toMatchObject({ isIntact: true });
    expect(await checkAuditLog(testDb())).toBe(0);
  });
});
