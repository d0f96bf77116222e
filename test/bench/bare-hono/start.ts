import { spawn } from "node:child_process";
import { fileURLToPath } from "node:url";
import { freePort } from "../../e2e/server";

/** Serves the bare Hono route on a free port, as the baseline of a run. */
export async function startBareHono(): Promise<{ baseUrl: string; stop(): void }> {
  const port = await freePort();
  const config = fileURLToPath(new URL("./wrangler.toml", import.meta.url));
  const server = spawn(
    "node_modules/.bin/wrangler",
    ["dev", "--config", config, "--port", String(port), "--ip", "127.0.0.1", "--log-level", "error"],
    { env: { ...process.env, WRANGLER_SEND_METRICS: "false", CI: "true" }, stdio: "ignore", detached: true },
  );
  const baseUrl = `http://127.0.0.1:${port}`;
  for (;;) {
    const isUp = await fetch(baseUrl).then(
      (reply) => reply.ok,
      () => false,
    );
    if (isUp) break;
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
  return {
    baseUrl,
    stop: () => {
      if (server.pid) process.kill(-server.pid, "SIGTERM");
    },
  };
}
