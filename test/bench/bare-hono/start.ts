import { spawn } from "node:child_process";
import { fileURLToPath } from "node:url";

/** Serves the bare Hono routes on a free port, as the baseline of a run; `stateDir` as serve.ts takes it. */
export async function startBareHono(stateDir?: string): Promise<{ baseUrl: string; stop(): void }> {
  const script = fileURLToPath(new URL("./serve.ts", import.meta.url));
  const server = spawn(process.execPath, ["--import", "tsx", script, ...(stateDir ? [stateDir] : [])], {
    stdio: ["ignore", "pipe", "inherit"],
    detached: true,
  });
  let said = "";
  for await (const chunk of server.stdout) {
    said += chunk;
    if (said.includes("\n")) break;
  }
  if (!said) throw new Error("the bare Hono routes could not be served");
  return {
    baseUrl: said.trim().replace(/\/$/, ""),
    stop: () => {
      if (server.pid) process.kill(-server.pid, "SIGTERM");
    },
  };
}
