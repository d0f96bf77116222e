// `npm run db:generate -- --name what_changes`: a new migration from the changed schema, entered into the list of
// published ones. That list is what keeps a migration from being changed after somebody's database has it.
import { spawnSync } from "node:child_process";
import { createHash } from "node:crypto";
import { existsSync, readdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { bin, root, stop } from "./lib/project.mjs";

const folder = join(root, "migrations");
const listPath = join(folder, "published.json");
const published = existsSync(listPath) ? JSON.parse(readFileSync(listPath, "utf8")) : {};

const made = spawnSync(bin("drizzle-kit"), ["generate", ...process.argv.slice(2)], {
  cwd: root,
  stdio: "inherit",
});
if (made.status !== 0) process.exit(made.status ?? 1);

const names = readdirSync(folder)
  .filter((name) => name.endsWith(".sql"))
  .sort();
const list = {};
for (const name of names) {
  const text = readFileSync(join(folder, name), "utf8");
  if (!published[name] && /\bDROP\s+TABLE\b|__new_/i.test(text)) {
    stop(
      `migrations/${name} rebuilds a table, and with it people's data: delete the file and its entry in meta/, then change the schema so that it only adds.`,
    );
  }
  list[name] = published[name] ?? createHash("sha256").update(text).digest("hex");
}
writeFileSync(listPath, `${JSON.stringify(list, null, 2)}\n`);
