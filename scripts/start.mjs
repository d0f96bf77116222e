// `npm start`: installs, builds, migrates and seeds a local database, and serves. Run again it starts in seconds.
import { spawn } from "node:child_process";
import { bin, installPackages, isPortFree, requireNode, root, run, stop } from "./lib/project.mjs";
import { keepScheduledWorkGoing } from "./lib/scheduled-work.mjs";
import { setStartClock } from "./lib/start-clock.mjs";

requireNode();
const clockOffsetMs = setStartClock();
const port = Number(process.env.PORT ?? 8787);
if (!Number.isInteger(port) || port < 1 || port > 65535)
  stop(`PORT must be a number from 1 to 65535, not "${process.env.PORT}".`);
if (!(await isPortFree(port)))
  stop(`Port ${port} is in use: stop the other program, or choose another with PORT=8788 npm start.`);

installPackages();
run(process.execPath, ["scripts/build.mjs", "--bundle"]);
run(bin("tsx"), ["scripts/prepare-local.ts"]);

const address = `http://localhost:${port}`;
const clock = clockOffsetMs === 0 ? [] : ["--var", `CLOCK_OFFSET_MS:${clockOffsetMs}`];
const server = spawn(process.execPath, ["scripts/serve-local.mjs", "--port", String(port), ...clock], {
  cwd: root,
  stdio: ["ignore", "inherit", "inherit"],
  env: { ...process.env, NO_COLOR: "1" },
});
server.on("exit", (code) => process.exit(code ?? 0));
for (const signal of ["SIGINT", "SIGTERM"]) process.on(signal, () => server.kill(signal));

for (;;) {
  const isUp = await fetch(`${address}/healthz`)
    .then((reply) => reply.ok)
    .catch(() => false);
  if (isUp) break;
  await new Promise((resolve) => setTimeout(resolve, 200));
}
keepScheduledWorkGoing(address);
const clockLine =
  clockOffsetMs === 0 ? "" : `\nIts clock shows ${new Date(Date.now() + clockOffsetMs).toISOString()}`;
process.stdout.write(`
Beats is running at ${address}${clockLine}

Demo school (all passwords: Beats2026!)
  admin@demo.school     school administrator
  teacher@demo.school   teacher
  parent@demo.school    parent of Leo
  maya@demo.school      student, grade 9
  leo@demo.school       student, grade 4, consent granted
  noor@demo.school      student, grade 3, consent pending

Mail that would have been sent: ${address}/dev/mailbox
Stop with Ctrl+C. Start over with: npm run reset
`);
