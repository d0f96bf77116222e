import { eq } from "drizzle-orm";
import { createElement } from "react";
import { renderToString } from "react-dom/server";
import { createMemoryRouter, RouterProvider } from "react-router-dom";
import { afterAll, beforeAll, expect, it } from "vitest";
import { openDatabase } from "~/db/index.server";
import { users } from "~/db/schema";
import { serializeUser } from "~/features/identity/index.server";
import { loadStaffHome } from "~/features/staff/index.server";
import StaffHome from "~/features/staff/staff-home";
import type { RequestContext } from "~/platform/context.server";
import { type LocalDatabases, openMemoryDatabases } from "../../scripts/lib/local-d1";
import { applyMigrations, readMigrations } from "../../scripts/lib/migrations";
import { fillSchool } from "../fixtures/large-school";

const LIMIT_BYTES = 300_000;
const now = new Date("2026-11-22T17:00:00Z");
let databases: LocalDatabases;

beforeAll(async () => {
  databases = openMemoryDatabases(["school"]);
  await applyMigrations(databases.get("school"), readMigrations());
  await fillSchool(databases.get("school"), { name: "large", students: 5000, now });
});
afterAll(() => databases.dispose());

/** The administrator's page at an address: its data twice, as Remix sends it, in the markup and beside it. */
async function renderPage(search: string): Promise<{ html: string; bytes: number }> {
  const { db } = openDatabase(databases.get("school"));
  const [row] = await db.select().from(users).where(eq(users.id, "large-admin"));
  if (!row) throw new Error("the school has no administrator");
  const context = {
    ...{ db, clock: () => now, locale: "en", origin: "http://localhost" },
    cookies: new Map(),
    url: new URL(`http://localhost/${search}`),
  } as unknown as RequestContext;
  const staff = await loadStaffHome(context, { user: row, sessionId: "", isShared: false, badgeId: null });
  const user = serializeUser(row, now);
  const page = createElement(StaffHome, {
    ...{ user, data: JSON.parse(JSON.stringify(staff)), flash: null },
    onSentAway: () => undefined,
  });
  const routes = [{ id: "root", path: "/", element: page, loader: () => null }];
  const router = createMemoryRouter(routes, { hydrationData: { loaderData: { root: { user } } } });
  const html = renderToString(createElement(RouterProvider, { router }));
  // Remix sends the data as a string within a script: every quote takes two bytes.
  const inScript = JSON.stringify(JSON.stringify(staff));
  return { html, bytes: Buffer.byteLength(html) + Buffer.byteLength(inScript) };
}

it.each([
  "",
  "?tab=progress-reports&student=large-s004999&students=50#progress-reports",
  "?students=3&corrections=2&alerts=2&classes=5&consents=2&decided=3&ledger=4",
  "?find=family",
])("the page of a school of 5,000 stays small: %s", async (search) => {
  const { html, bytes } = await renderPage(search);
  expect(bytes).toBeLessThan(LIMIT_BYTES);
  console.log(`${search || "/"}: ${bytes} bytes`);
  expect(html).toContain("5000");
});

it("has a link to the next and the previous page of each list, which needs no script", async () => {
  const first = (await renderPage("")).html;
  for (const list of ["students", "corrections", "alerts", "classes", "consents", "decided", "ledger"]) {
    const link = new RegExp(`href="/\\?[^"]*\\b${list}=2#[^"]*" rel="next"`);
    expect(first, list).toMatch(link);
    const second = (await renderPage(`?${list}=2`)).html;
    expect(second, list).toMatch(new RegExp(`href="/\\?[^"]*\\b${list}=1#[^"]*" rel="prev"`));
  }
  expect(first).not.toContain('rel="prev"');
});
