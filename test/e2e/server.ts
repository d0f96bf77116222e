import { type ChildProcess, spawn, spawnSync } from "node:child_process";
import { mkdtempSync, rmSync } from "node:fs";
import { createServer } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";

export type RunningServer = {
  baseUrl: string;
  stateDir: string;
  /** Kills the runtime at once, as a crash does, and starts it again on the same port and data. */
  crashAndRestart(): Promise<void>;
  /** Ends the runtime with a signal and starts it again on the same port and data, with some settings changed. */
  restart(signal: NodeJS.Signals, changes?: Record<string, string>): Promise<void>;
  /** Sends a signal to the runtime and everything it started. */
  signal(signal: NodeJS.Signals): void;
  stop(): Promise<void>;
};

const environment = { ...process.env, CI: "true", WRANGLER_SEND_METRICS: "false", NO_COLOR: "1" };

/** A port nobody uses now. */
export const freePort = (): Promise<number> =>
  new Promise((resolve, reject) => {
    const probe = createServer();
    probe.once("error", reject);
    probe.listen(0, "127.0.0.1", () => {
      const address = probe.address();
      probe.close(() =>
        typeof address === "object" && address ? resolve(address.port) : reject(new Error("no port")),
      );
    });
  });

function runStep(cwd: string, command: string, args: string[], env: Record<string, string> = {}): void {
  const step = spawnSync(command, args, { cwd, encoding: "utf8", env: { ...environment, ...env } });
  if (step.status !== 0) throw new Error(`${args.join(" ")} failed:\n${step.stdout}\n${step.stderr}`);
}

/**
 * Serves the built Worker with its own fresh database on a free port, with D1, R2 and Durable Objects real.
 * `vars` override settings of wrangler.toml, e.g. the address of an SMTP or OIDC server on loopback; `project` is
 * the folder that is built and served.
 */
export async function startServer(
  vars: Record<string, string> = {},
  project = process.cwd(),
): Promise<RunningServer> {
  const stateDir = mkdtempSync(join(tmpdir(), "beats-e2e-"));
  const port = await freePort();
  runStep(project, process.execPath, ["scripts/build.mjs", "--bundle"]);
  runStep(project, "node_modules/.bin/tsx", ["scripts/prepare-local.ts"], {
    BEATS_STATE_DIR: stateDir,
    ...(vars.CLOCK_OFFSET_MS ? { CLOCK_OFFSET_MS: vars.CLOCK_OFFSET_MS } : {}),
  });

  const baseUrl = `http://127.0.0.1:${port}`;
  const settings = {
    ENVIRONMENT: "test",
    SIGNING_SECRET: "a secret for tests only, thirty-two bytes",
    ...vars,
  };
  let server = await runServer(project, baseUrl, stateDir, settings);
  const restart = async (signal: NodeJS.Signals, changes: Record<string, string> = {}) => {
    Object.assign(settings, changes);
    await server.end(signal);
    server = await runServer(project, baseUrl, stateDir, settings);
  };
  return {
    baseUrl,
    stateDir,
    crashAndRestart: () => restart("SIGKILL"),
    restart,
    signal: (signal) => server.signal(signal),
    async stop() {
      await server.end("SIGTERM");
      rmSync(stateDir, { recursive: true, force: true });
    },
  };
}

/** Starts the runtime and waits until it answers; `end` is over when it has gone. */
async function runServer(
  cwd: string,
  baseUrl: string,
  stateDir: string,
  settings: Record<string, string>,
): Promise<{ end(signal: NodeJS.Signals): Promise<void>; signal(signal: NodeJS.Signals): void }> {
  const server: ChildProcess = spawn(
    process.execPath,
    [
      "scripts/serve-local.mjs",
      ...["--port", new URL(baseUrl).port, "--state", stateDir],
      ...Object.entries(settings).flatMap(([name, value]) => ["--var", `${name}:${value}`]),
    ],
    { cwd, env: environment, stdio: ["ignore", "pipe", "pipe"], detached: true },
  );
  let output = "";
  server.stdout?.on("data", (chunk) => {
    output += chunk;
  });
  server.stderr?.on("data", (chunk) => {
    output += chunk;
  });
  const exited = new Promise<void>((resolve) => server.once("exit", () => resolve()));
  for (;;) {
    if (server.exitCode !== null) throw new Error(`the server ended before it was up:\n${output}`);
    const isUp = await fetch(`${baseUrl}/healthz`).then(
      (reply) => reply.ok,
      () => false,
    );
    if (isUp) break;
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
  const send = (signal: NodeJS.Signals) => {
    // The whole group: workerd is a child of its own.
    if (server.pid && server.exitCode === null) process.kill(-server.pid, signal);
  };
  return {
    signal: send,
    async end(signal) {
      send(signal);
      await exited;
    },
  };
}
