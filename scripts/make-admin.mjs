// `npm run make-admin -- EMAIL "SCHOOL NAME" [--remote]`: the admin of a verified school, new or existing.
import { bin, installPackages, requireNode, run, stop } from "./lib/project.mjs";
import { setStartClock } from "./lib/start-clock.mjs";

requireNode();
installPackages();
const words = process.argv.slice(2).filter((word) => word !== "--remote");
const isRemote = process.argv.includes("--remote");
const [email, school] = words;
if (words.length !== 2 || !/^[^\s@]+@[^\s@]+$/.test(email) || school.trim() === "") {
  stop(
    'Say whom and for which school: npm run make-admin -- principal@school.org "Lincoln Elementary" [--remote]',
  );
}
if (!isRemote) setStartClock();
run(bin("tsx"), ["scripts/make-admin.ts", email, school.trim(), isRemote ? "remote" : "local"]);
