// `npm start`: installs, builds, migrates and seeds a local database, and serves. Run again it starts in seconds.
import { spawn } from "node:child_process";
import { bin, installPackages, isPortFree, requireNode, root, run, stop } from "./lib/project.mjs";

requireNode();
const port = Number(process.env.PORT ?? 8787);
if (!Number.isInteger(port) || port < 1 || port > 65535)
  stop(`PORT must be a number from 1 to 65535, not "${process.env.PORT}".`);
if (!(await isPortFree(port)))
  stop(`Port ${port} is in use: stop the other program, or choose another with PORT=8788 npm start.`);

installPackages();
run(process.execPath, ["scripts/build.mjs"]);
run(bin("tsx"), ["scripts/prepare-local.ts"]);

const address = `http://localhost:${port}`;
const server = spawn(
  bin("wrangler"),
  [
    "dev",
    "--port",
    String(port),
    "--ip",
    "127.0.0.1",
    "--local",
    "--show-interactive-dev-session=false",
    "--log-level",
    "warn",
  ],
  {
    cwd: root,
    stdio: ["ignore", "inherit", "inherit"],
    // Where a request comes from is made up locally: no question to the internet, no warning without one.
    env: {
      ...process.env,
      WRANGLER_SEND_METRICS: "false",
      CLOUDFLARE_CF_FETCH_ENABLED: "false",
      NO_COLOR: "1",
    },
  },
);
server.on("exit", (code) => process.exit(code ?? 0));
for (const signal of ["SIGINT", "SIGTERM"]) process.on(signal, () => server.kill(signal));

for (;;) {
  const isUp = await fetch(`${address}/healthz`)
    .then((reply) => reply.ok)
    .catch(() => false);
  if (isUp) break;
  await new Promise((resolve) => setTimeout(resolve, 200));
}
process.stdout.write(`
Beats is running at ${address}

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
