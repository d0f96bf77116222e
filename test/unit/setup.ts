import { afterAll, vi } from "vitest";
import { getLocale, overwriteGetLocale } from "~/messages/compiled/runtime.js";
import "~/platform/locale.server";

// All files share their modules: loading the same code for every file took longer than the tests. So none leaves
// another language behind.
const asAtStart = getLocale;
afterAll(() => overwriteGetLocale(asAtStart));

// Parts of pages are rendered alone, and whoever loads one first decides for all files what it finds around it.
vi.mock("@remix-run/react", async (original) => {
  const { pageAround } = await import("./page-around");
  return {
    ...(await original<typeof import("@remix-run/react")>()),
    useRouteLoaderData: () => pageAround,
    useRevalidator: () => ({ revalidate: () => undefined, state: "idle" }),
    useSearchParams: () => [new URLSearchParams()],
  };
});

// `BEATS_NOW` moves the time unit tests see: pure code takes the clock it is given, and what reads the global one
// in a browser is moved here.
const offsetMs = Number(process.env.CLOCK_OFFSET_MS ?? 0);

if (offsetMs !== 0) {
  const RealDate = Date;
  globalThis.Date = class extends RealDate {
    constructor(...parts: []) {
      if (parts.length === 0) super(RealDate.now() + offsetMs);
      else super(...parts);
    }
    static override now(): number {
      return RealDate.now() + offsetMs;
    }
  } as DateConstructor;
}
