import { env } from "cloudflare:test";
import { is } from "drizzle-orm";
import { getTableConfig, SQLiteTable } from "drizzle-orm/sqlite-core";
import { describe, expect, it } from "vitest";
import * as schema from "~/db/schema";
import { METHODS } from "~/platform/api-route.server";
import { allApiRoutes } from "~/platform/api-routes.server";
import { api } from "../helpers";
import { createWaitingChild } from "./family";

/** What a pending child may still do (contract, section 3). */
const ALLOWED = ["GET /api/auth/user", "GET /api/logout", "POST /api/logout", "POST /api/consent/resend"];
/** What is needed to ask, to sign in and to answer; nothing a child made. */
const NEEDED_TO_ASK = ["users", "sessions", "consent_requests", "outbox", "audit_log"];

const calls = allApiRoutes().flatMap((route) =>
  METHODS.flatMap((method) => {
    const spec = route.endpoints[method];
    return spec && !spec.isPublic ? [{ method, path: route.path }] : [];
  }),
);

/** Rows that name the child, by table. */
async function rowsOf(childId: string): Promise<Record<string, number>> {
  const counts: Record<string, number> = {};
  const exported: unknown[] = Object.values(schema);
  for (const table of exported) {
    if (!is(table, SQLiteTable)) continue;
    const { name, columns } = getTableConfig(table);
    const owners = columns.map((column) => column.name).filter((each) => /(^|_)id$/.test(each));
    if (owners.length === 0) continue;
    const where = owners.map((column) => `"${column}" = ?1`).join(" or ");
    const count = await env.DB.prepare(`select count(*) n from "${name}" where ${where}`)
      .bind(childId)
      .first<number>("n");
    if (count) counts[name] = count;
  }
  return counts;
}

describe("a child without consent", () => {
  it("gets 403 parental_consent_required from every route, and leaves no row behind (P1)", async () => {
    const { child, cookie } = await createWaitingChild();
    expect(calls.length).toBeGreaterThan(20);
    const wrong: string[] = [];
    for (const { method, path } of calls) {
      if (ALLOWED.includes(`${method} ${path}`)) continue;
      const url = path.replace(/:\w+/g, child.id);
      const init = method === "GET" ? {} : { json: { emotion: "happy", content: "hi", code: "x" } };
      const reply = await api(url, { cookie, method, ...init });
      const body = await reply.text();
      if (reply.status !== 403) wrong.push(`${method} ${path}: ${reply.status} ${body.slice(0, 80)}`);
    }
    expect(wrong).toEqual([]);
    const tables = Object.keys(await rowsOf(child.id));
    expect(tables.filter((name) => !NEEDED_TO_ASK.includes(name))).toEqual([]);
  });

  it("is refused the live link before the room wakes", async () => {
    const { cookie } = await createWaitingChild();
    const reply = await api("/ws", { cookie, headers: { upgrade: "websocket", origin: "http://localhost" } });
    expect(reply.status).toBe(403);
    expect(await reply.json()).toMatchObject({ code: "parental_consent_required" });
  });
});
