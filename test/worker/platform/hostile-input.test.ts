import { env } from "cloudflare:test";
import { beforeAll, describe, expect, it } from "vitest";
import { z } from "zod";
import { METHODS, type Method } from "~/platform/api-route.server";
import { allApiRoutes } from "~/platform/api-routes.server";
import { STATUS_BY_CODE } from "~/platform/errors";
import { api, signedInUser } from "../helpers";

const calls = allApiRoutes().flatMap((route) =>
  METHODS.flatMap((method) => {
    const spec = route.endpoints[method];
    return spec ? [{ method, path: route.path, spec }] : [];
  }),
);
const writing = calls.filter(({ method }) => method !== "GET");
/** Those that take JSON: one that takes a file answers JSON with 415, whatever is in it. */
const takingJson = writing.filter(({ spec }) => spec.fileTypes.length === 0);
/** Sign-out ends the session that the other calls need; a file's bytes are nobody's JSON. */
const isApart = ({ method, path }: { method: Method; path: string }) =>
  path === "/api/logout" || (method === "PUT" && path.startsWith("/api/objects/uploads"));

/** What a call may leave behind when it is refused: who tried, how often, and nothing of what was sent. */
const BOOKKEEPING = ["sessions", "rate_counters", "idempotency_keys", "audit_log", "login_attempts"];

/** Names of every field a body's schema knows. */
function fieldsOf(schema: z.ZodType | undefined): string[] {
  const names = new Set<string>();
  const visit = (node: unknown): void => {
    if (typeof node !== "object" || node === null) return;
    for (const [key, value] of Object.entries(node)) {
      if (key === "properties") for (const name of Object.keys(value as object)) names.add(name);
      visit(value);
    }
  };
  if (schema) visit(z.toJSONSchema(schema, { unrepresentable: "any", io: "input" }));
  return [...names];
}

const USER_TYPES = ["student", "parent", "teacher", "admin"] as const;
const cookies = new Map<string, string>();

async function countRows(): Promise<Record<string, number>> {
  const { results } = await env.DB.prepare(
    "select name from sqlite_master where type = 'table' and name not like '\\_%' escape '\\' and name not like 'sqlite\\_%' escape '\\' and name <> 'd1_migrations'",
  ).all<{ name: string }>();
  const names = results.map(({ name }) => name).filter((name) => !BOOKKEEPING.includes(name));
  const counts = await env.DB.batch<{ n: number }>(
    names.map((name) => env.DB.prepare(`select count(*) n from "${name}"`)),
  );
  return Object.fromEntries(names.map((name, index) => [name, counts[index]?.results[0]?.n ?? 0]));
}

/** Who one is may be judged before what one sends. */
const IS_EARLIER = [401, 403, 404, 409];

/** Null when the answer is a clear refusal, else what is wrong with it. */
async function faultOf(reply: Response, wanted?: number): Promise<string | null> {
  const text = await reply.text();
  if (reply.status < 400 || reply.status > 499) return `${reply.status} ${text.slice(0, 100)}`;
  if (wanted && reply.status !== wanted && !IS_EARLIER.includes(reply.status)) return `${reply.status}`;
  if (/\bat .+:\d+:\d+|SQLITE|D1_ERROR|ZodError/.test(text)) return `tells its inside: ${text.slice(0, 100)}`;
  const { message, code } = JSON.parse(text) as { message?: string; code?: string };
  if (!message || !code || !(code in STATUS_BY_CODE)) return `no message and code: ${text.slice(0, 100)}`;
  return null;
}

async function refusedByAll(
  which: typeof calls,
  send: (path: string, method: Method, cookie: string) => Promise<Response>,
  wanted?: number,
): Promise<string[]> {
  const faults: string[] = [];
  for (const call of which.filter((each) => !isApart(each))) {
    for (const [userType, cookie] of cookies) {
      const fault = await faultOf(
        await send(call.path.replace(/:\w+/g, crypto.randomUUID()), call.method, cookie),
        wanted,
      );
      if (fault) faults.push(`${userType} ${call.method} ${call.path}: ${fault}`);
    }
  }
  return faults;
}

describe("input nobody should send (S15)", () => {
  beforeAll(async () => {
    for (const userType of USER_TYPES) cookies.set(userType, (await signedInUser({ userType })).cookie);
  });

  it("finds every route", () => expect(writing.length).toBeGreaterThan(30));

  it("refuses malformed JSON with 400 and stores nothing", async () => {
    const before = await countRows();
    const headers = { "content-type": "application/json" };
    const faults = await refusedByAll(
      takingJson,
      (path, method, cookie) => api(path, { method, cookie, headers, body: '{"emotion": "happy"' }),
      400,
    );
    expect(faults).toEqual([]);
    expect(await countRows()).toEqual(before);
  });

  it("refuses 70 KiB with 413 and stores nothing", async () => {
    const before = await countRows();
    const json = { content: "a".repeat(70 * 1024), title: "a" };
    const faults = await refusedByAll(
      takingJson,
      (path, method, cookie) => api(path, { method, cookie, json }),
      413,
    );
    expect(faults).toEqual([]);
    expect(await countRows()).toEqual(before);
  });

  it("refuses wrong types where a body is described, and stores nothing", async () => {
    const before = await countRows();
    const described = writing.filter(({ spec }) => spec.body);
    for (const json of [[1, 2], "text", 7]) {
      const send = (path: string, method: Method, cookie: string) => api(path, { method, cookie, json });
      expect(await refusedByAll(described, send)).toEqual([]);
    }
    for (const wrong of [{ $gt: "" }, [null]]) {
      for (const call of described) {
        const json = Object.fromEntries(fieldsOf(call.spec.body).map((name) => [name, wrong]));
        const send = (path: string, method: Method, cookie: string) => api(path, { method, cookie, json });
        expect(await refusedByAll([call], send)).toEqual([]);
      }
    }
    expect(await countRows()).toEqual(before);
  });

  it("refuses ids that nobody has, however strange", async () => {
    const before = await countRows();
    const strange = ["..%2F..%2Fetc", "0", "a".repeat(300), "%F0%9F%A5%81", "'%20or%201=1--", "null"];
    const withId = calls.filter((call) => call.path.includes(":") && !isApart(call));
    const faults: string[] = [];
    for (const { path, method, spec } of withId) {
      for (const id of strange) {
        const cookie = cookies.get("teacher") ?? "";
        const init = method === "GET" || !spec.body ? {} : { json: {} };
        const fault = await faultOf(await api(path.replace(/:\w+/g, id), { method, cookie, ...init }));
        if (fault) faults.push(`${method} ${path} ${id.slice(0, 20)}: ${fault}`);
      }
    }
    expect(faults).toEqual([]);
    expect(await countRows()).toEqual(before);
  });

  it("answers another method with 405 and the ones there are", async () => {
    for (const route of allApiRoutes()) {
      const missing = METHODS.find((method) => !route.endpoints[method]);
      if (!missing) continue;
      const reply = await api(route.path.replace(/:\w+/g, "x"), { method: missing });
      expect([route.path, reply.status]).toEqual([route.path, 405]);
      expect(reply.headers.get("allow")?.split(", ").sort()).toEqual(Object.keys(route.endpoints).sort());
    }
  });
});
