import { randomBytes } from "node:crypto";
import { hashPassword } from "~/features/identity/password-hash.server";
import { createId } from "~/platform/ids";
import { commandNow } from "./lib/command-clock";
import { executeD1, queryD1, quote, type Where } from "./lib/d1";

const [email = "", school = "", place = "local"] = process.argv.slice(2);
const where: Where = place === "remote" ? "remote" : "local";
const address = email.trim().toLowerCase();
const now = commandNow().getTime();

// A new account gets a first password that is shown once, here; an existing one keeps its own.
const firstPassword = `${randomBytes(9).toString("base64url")}Aa1`;
const schoolId = `(select id from schools where name = ${quote(school)} order by created_at limit 1)`;

/** Ends the command with what went wrong and the promise that nothing was changed. */
function fail(sentence: string): never {
  process.stderr.write(`${sentence}\n`);
  process.exit(1);
}

const findKnown = () => {
  try {
    return queryD1<{ user_type: string }>(
      where,
      `select user_type from users where email = ${quote(address)}`,
    );
  } catch (error) {
    return fail(
      `${(error as Error).message}\nThe database could not be read, so nothing was changed. A local one is made by the first npm start.`,
    );
  }
};
const [known] = findKnown();
// A child's account, with its consent and its history, must not become the one that sees every child.
if (known?.user_type === "student")
  fail(`${address} is a student's account: use another address. Nothing was changed.`);

try {
  executeD1(where, [
    `insert into schools (id, name, is_verified, created_at)
       select ${quote(createId())}, ${quote(school)}, 1, ${now}
       where not exists (select 1 from schools where name = ${quote(school)})`,
    `update schools set is_verified = 1 where id = ${schoolId}`,
    `insert into users (id, user_type, first_name, last_name, email, username, password_hash, email_verified_at,
         registration_completed_at, ferpa_education_records_consent, created_at, updated_at)
       select ${quote(createId())}, 'admin', 'School', 'Admin', ${quote(address)}, ${quote(`admin-${now.toString(36)}`)},
         ${quote(await hashPassword(firstPassword))}, ${now}, ${now}, 1, ${now}, ${now}
       where not exists (select 1 from users where email = ${quote(address)})`,
    `update users set user_type = 'admin', school_id = ${schoolId}, technical_admin_of = null, updated_at = ${now} where email = ${quote(address)}`,
    // New rights need a new session (S3).
    `delete from sessions where user_id = (select id from users where email = ${quote(address)})`,
    `insert into audit_log (id, actor_id, subject_id, action, details, created_at)
       select ${quote(createId())}, null, id, 'made_admin', null, ${now} from users where email = ${quote(address)}`,
  ]);
} catch (error) {
  fail(`${(error as Error).message}\nNothing was changed.`);
}
process.stdout.write(
  `${address} is now an administrator of "${school}" (verified).\n${
    known
      ? "Their password stays; they sign in again.\n"
      : `First password, shown only now: ${firstPassword}\n`
  }`,
);
