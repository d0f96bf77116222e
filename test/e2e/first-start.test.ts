import { spawn } from "node:child_process";
import { rmSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { readClockOffset } from "../../scripts/lib/start-clock.mjs";
import { copyProject } from "../fixtures/project-copy";
import { freePort, startServer } from "./server";

const ACCOUNTS = ["admin", "teacher", "parent", "maya", "leo", "noor"].map((name) => `${name}@demo.school`);

describe("the first start", () => {
  // The moment that failed, and a leap day; the seed itself is tested at every hard moment.
  it.each(["2026-11-22T04:30:00Z", "2028-02-29T12:00:00Z"])(
    "at %s serves, does its scheduled work and lets every demo account in",
    async (instant) => {
      const offsetMs = readClockOffset(instant, new Date());
      const server = await startServer({ CLOCK_OFFSET_MS: String(offsetMs) });
      try {
        const from = (path: string, init: RequestInit = {}) =>
          fetch(`${server.baseUrl}${path}`, { redirect: "manual", ...init });
        for (const email of ACCOUNTS) {
          const signedIn = await from("/api/auth/login", {
            method: "POST",
            headers: { "content-type": "application/json" },
            body: JSON.stringify({ email, password: "Beats2026!" }),
          });
          expect(signedIn.status, email).toBe(200);
          const cookie = signedIn.headers
            .getSetCookie()
            .map((each) => each.split(";")[0])
            .join("; ");
          expect((await from("/", { headers: { cookie } })).status, email).toBe(200);
          expect((await from("/api/auth/user", { headers: { cookie } })).status, email).toBe(200);
        }
        expect((await from("/dev/scheduled", { method: "POST" })).ok).toBe(true);
        expect((await from("/healthz")).status).toBe(200);
      } finally {
        await server.stop();
      }
    },
  );
});

describe("npm start with BEATS_NOW", () => {
  it("gives that clock to the Worker, its scheduled work and its rooms", async () => {
    const instant = "2028-02-29T12:00:00Z";
    const port = await freePort();
    const baseUrl = `http://localhost:${port}`;
    // A copy, so that nobody's own data and settings are touched; it is built already.
    const project = copyProject("start", { isBuilt: true });
    const start = spawn(process.execPath, ["scripts/start.mjs"], {
      cwd: project,
      env: { ...process.env, BEATS_NOW: instant, PORT: String(port), NO_COLOR: "1" },
      stdio: ["ignore", "pipe", "pipe"],
    });
    let output = "";
    for (const stream of [start.stdout, start.stderr]) {
      stream.on("data", (chunk) => {
        output += chunk;
      });
    }
    const exited = new Promise<void>((resolve) => start.once("exit", () => resolve()));
    try {
      // The first of the five-minute work is done as soon as the command has said where it serves.
      const lastRun = () =>
        start.exitCode === null
          ? fetch(`${baseUrl}/healthz`)
              .then((reply) => reply.json() as Promise<{ scheduled?: { startedAt: string } | null }>)
              .then(({ scheduled }) => scheduled?.startedAt ?? null)
              .catch(() => null)
          : output;
      await expect.poll(lastRun, { timeout: 120_000 }).not.toBeNull();
      expect(await lastRun()).toMatch(/^2028-02-29T12:/);
      expect(output).toContain(`Its clock shows ${instant.slice(0, 14)}`);

      const signedIn = await fetch(`${baseUrl}/api/auth/login`, {
        method: "POST",
        headers: { "content-type": "application/json" },
        body: JSON.stringify({ email: "maya@demo.school", password: "Beats2026!" }),
      });
      const cookie = signedIn.headers.getSetCookie().map((each) => each.split(";")[0]);
      const room = await fetch(`${baseUrl}/api/circle/exchange`, {
        method: "POST",
        headers: { "content-type": "application/json", cookie: cookie.join("; ") },
        body: JSON.stringify({ hits: [], sinceSeq: 0, clientTimeMs: 0 }),
      });
      const { serverTimeMs } = (await room.json()) as { serverTimeMs: number };
      expect(new Date(serverTimeMs).toISOString()).toMatch(/^2028-02-29T12:/);
    } finally {
      start.kill("SIGTERM");
      await exited;
      rmSync(project, { recursive: true, force: true });
    }
  });
});
