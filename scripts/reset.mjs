// `npm run reset`: wipes the local database, files and classrooms. The next start seeds them again.
import { rmSync } from "node:fs";
import { join } from "node:path";
import { root } from "./lib/project.mjs";

rmSync(join(root, ".wrangler", "state"), { recursive: true, force: true });
process.stdout.write("Local data is gone. `npm start` makes a fresh demo school.\n");
