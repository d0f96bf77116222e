// `npm run deploy`: every check, then the remote database's migrations, then the Worker.

import { readFileSync } from "node:fs";
import { bin, installPackages, requireNode, run, stop } from "./lib/project.mjs";

requireNode();
installPackages();
if (/database_id = "0{8}-/.test(readFileSync("wrangler.toml", "utf8"))) {
  stop("Put your D1 database's id into wrangler.toml first: `npx wrangler d1 create beats` prints it.");
}
run(process.execPath, ["scripts/test.mjs"]);
run(bin("wrangler"), ["d1", "migrations", "apply", "DB", "--remote"], { env: { CI: "true" } });
run(bin("wrangler"), ["deploy"]);
