// `npm run dev`: pages that reload while one edits, on the same local data as `npm start`.
import { spawn } from "node:child_process";
import { bin, installPackages, isPortFree, requireNode, root, run, stop } from "./lib/project.mjs";
import { setStartClock } from "./lib/start-clock.mjs";

requireNode();
const clockOffsetMs = setStartClock();
const port = Number(process.env.PORT ?? 8787);
const workerPort = port + 1;
for (const each of [port, workerPort]) {
  if (!(await isPortFree(each)))
    stop(`Port ${each} is in use: stop the other program, or choose another with PORT=8800 npm run dev.`);
}

installPackages();
run(process.execPath, ["scripts/build.mjs"]);
run(bin("tsx"), ["scripts/prepare-local.ts"]);

const env = {
  ...process.env,
  PORT: String(port),
  BEATS_WORKER_PORT: String(workerPort),
  WRANGLER_SEND_METRICS: "false",
  CLOUDFLARE_CF_FETCH_ENABLED: "false",
};
const start = (command, args) =>
  spawn(bin(command), args, { cwd: root, stdio: ["ignore", "inherit", "inherit"], env });
const processes = [
  start("wrangler", [
    "dev",
    "--port",
    String(workerPort),
    "--ip",
    "127.0.0.1",
    "--local",
    "--show-interactive-dev-session=false",
    "--log-level",
    "error",
    ...(clockOffsetMs === 0 ? [] : ["--var", `CLOCK_OFFSET_MS:${clockOffsetMs}`]),
  ]),
  start("vite", ["dev", "--config", "vite.dev.config.ts", "--host", "127.0.0.1", "--clearScreen", "false"]),
];
const stopAll = (code) => {
  for (const each of processes) each.kill("SIGTERM");
  process.exit(code);
};
for (const each of processes) each.on("exit", (code) => stopAll(code ?? 0));
for (const signal of ["SIGINT", "SIGTERM"]) process.on(signal, () => stopAll(0));
