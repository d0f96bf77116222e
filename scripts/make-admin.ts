import { spawnSync } from "node:child_process";
import { randomBytes } from "node:crypto";
import { mkdtempSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { hashPassword } from "~/features/accounts/password.server";
import { createId } from "~/platform/ids";

const [email = "", school = "", where = "local"] = process.argv.slice(2);
const address = email.trim().toLowerCase();
const now = Date.now();
const quote = (text: string) => `'${text.replace(/'/g, "''")}'`;

// A new account gets a first password that is shown once, here; an existing one keeps its own.
const firstPassword = `${randomBytes(9).toString("base64url")}Aa1`;
const schoolId = `(select id from schools where name = ${quote(school)} order by created_at limit 1)`;

const wrangler = (args: string[]) =>
  spawnSync("node_modules/.bin/wrangler", ["d1", "execute", "DB", `--${where}`, "--yes", "--json", ...args], {
    encoding: "utf8",
    env: { ...process.env, WRANGLER_SEND_METRICS: "false" },
  });

const before = wrangler(["--command", `select user_type from users where email = ${quote(address)}`]);
if (before.status !== 0) {
  process.stderr.write(
    `${before.stdout}${before.stderr}\nThe database could not be read, so nothing was changed. A local one is made by the first npm start.\n`,
  );
  process.exit(1);
}
// A child's account, with its consent and its history, must not become the one that sees every child.
if (/"user_type":\s*"student"/.test(before.stdout)) {
  process.stderr.write(`${address} is a student's account: use another address. Nothing was changed.\n`);
  process.exit(1);
}

const statements = [
  `insert into schools (id, name, is_verified, created_at)
     select ${quote(createId())}, ${quote(school)}, 1, ${now}
     where not exists (select 1 from schools where name = ${quote(school)})`,
  `update schools set is_verified = 1 where id = ${schoolId}`,
  `insert into users (id, user_type, first_name, last_name, email, username, password_hash, email_verified_at,
       registration_completed_at, ferpa_education_records_consent, created_at, updated_at)
     select ${quote(createId())}, 'admin', 'School', 'Admin', ${quote(address)}, ${quote(`admin-${now.toString(36)}`)},
       ${quote(await hashPassword(firstPassword))}, ${now}, ${now}, 1, ${now}, ${now}
     where not exists (select 1 from users where email = ${quote(address)})`,
  `update users set user_type = 'admin', school_id = ${schoolId}, updated_at = ${now} where email = ${quote(address)}`,
  // New rights need a new session (safety.md S3).
  `delete from sessions where user_id = (select id from users where email = ${quote(address)})`,
  `insert into audit_log (id, actor_id, subject_id, action, details, created_at)
     select ${quote(createId())}, null, id, 'made_admin', null, ${now} from users where email = ${quote(address)}`,
];

const file = join(mkdtempSync(join(tmpdir(), "beats-admin-")), "make-admin.sql");
writeFileSync(file, `${statements.join(";\n")};\n`, { mode: 0o600 });
const change = wrangler(["--file", file]);
if (change.status !== 0) {
  process.stderr.write(`${change.stdout}${change.stderr}\nNothing was changed.\n`);
  process.exit(1);
}
const check = wrangler([
  "--command",
  `select created_at = ${now} as is_new from users where email = ${quote(address)}`,
]);
const isNew = /"is_new":\s*1/.test(check.stdout);
process.stdout.write(
  `${address} is now an administrator of "${school}" (verified).\n${
    isNew
      ? `First password, shown only now: ${firstPassword}\n`
      : "Their password stays; they sign in again.\n"
  }`,
);
