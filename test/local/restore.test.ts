import { execFileSync } from "node:child_process";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { createId } from "~/platform/ids";
import { executeD1, queryD1, quote } from "../../scripts/lib/d1";

const home = mkdtempSync(join(tmpdir(), "beats-restore-"));
const settings = { BEATS_STATE_DIR: join(home, "state"), BEATS_BACKUP_DIR: join(home, "backups") };
const command = (script: string, ...args: string[]) =>
  execFileSync("node_modules/.bin/tsx", [script, ...args], {
    encoding: "utf8",
    env: { ...process.env, ...settings },
  }).trim();

const idOf = (email: string) =>
  queryD1<{ id: string }>("local", `select id from users where email = ${quote(email)}`)[0]?.id ?? "";

/** A drill on a real local database: what was decided after the backup outlives the restore (R13). */
describe("backup and restore", () => {
  beforeAll(() => {
    Object.assign(process.env, settings);
    command("scripts/prepare-local.ts");
  });
  afterAll(() => rmSync(home, { recursive: true, force: true }));

  it("brings everything back but what was deleted or withdrawn since", () => {
    const [maya, leo] = [idOf("maya@demo.school"), idOf("leo@demo.school")];
    const backup = command("scripts/backup.ts");
    const laterMs = Date.now() + 1000;
    executeD1("local", [
      `update users set first_name = 'Changed' where email = 'teacher@demo.school'`,
      `insert into audit_log (id, subject_id, action, created_at)
         values (${quote(createId())}, ${quote(maya)}, 'account_deleted', ${laterMs})`,
      `insert into consent_ledger (id, child_id, decision, method, notice_version, decided_by, choices, created_at)
         values (${quote(createId())}, ${quote(leo)}, 'revoked', 'email_plus', 'drill', 'user:parent', '{}', ${laterMs})`,
      `insert into sessions (id, user_id, created_at, expires_at, last_seen_at)
         values (${quote(createId())}, ${quote(leo)}, ${laterMs}, ${laterMs + 60_000}, ${laterMs})`,
    ]);

    expect(command("scripts/restore.ts", backup)).toContain("1 deletions, 1 decisions on consent");

    expect(queryD1("local", "select first_name from users where email = 'teacher@demo.school'")).not.toEqual([
      { first_name: "Changed" },
    ]);
    const open = `select user_id, kind, execute_after <= ${Date.now()} as is_due from data_requests where status = 'open'`;
    expect(queryD1("local", open)).toContainEqual({ user_id: maya, kind: "deletion", is_due: 1 });
    expect(queryD1("local", `select coppa_consent_status from users where id = ${quote(leo)}`)).toEqual([
      { coppa_consent_status: "revoked" },
    ]);
    expect(
      queryD1(
        "local",
        `select decision from consent_ledger where child_id = ${quote(leo)} order by created_at desc limit 1`,
      ),
    ).toEqual([{ decision: "revoked" }]);
    expect(queryD1("local", "select count(*) as open from sessions")).toEqual([{ open: 0 }]);
  });

  it("refuses a folder that is no backup, and says what to do", () => {
    expect(() => command("scripts/restore.ts", home)).toThrow(/npm run restore -- backups/);
  });
});
