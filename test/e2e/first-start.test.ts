import { describe, expect, it } from "vitest";
import { readClockOffset } from "../../scripts/lib/start-clock.mjs";
import { startServer } from "./server";

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
