import { beforeAll, describe, expect, it } from "vitest";
import { z } from "zod";
import { METHODS, type Method } from "~/platform/api-route.server";
import { allApiRoutes } from "~/platform/api-routes.server";
import { findUnknownKeys } from "~/platform/parse-input.server";
import { type ApiInit, api, signedInUser } from "../helpers";

const calls = allApiRoutes().flatMap((route) =>
  METHODS.flatMap((method) => {
    const spec = route.endpoints[method];
    return spec ? [{ method, path: route.path.replace(/:\w+/g, crypto.randomUUID()), spec }] : [];
  }),
);
const writing = calls.filter(
  ({ method, path }) =>
    method !== "GET" &&
    path !== "/api/logout" &&
    !(method === "PUT" && path.startsWith("/api/objects/uploads")),
);

const LOCALES = ["en", "es"] as const;
type Locale = (typeof LOCALES)[number];
const USER_TYPES = ["student", "parent", "teacher", "admin"] as const;
const cookies = new Map<string, string>();

/** Written so by the specification, or promised to programs: without a full stop or in one language only. */
const GIVEN = new Set(["Unauthorized"]);
const GIVEN_PATTERNS = [
  /^Please enter a valid email address$/,
  /^Please complete all date fields$/,
  /^Please fill in all required fields$/,
  /^Date of birth cannot be in the future$/,
  /^COPPA consent is required for children under 13$/,
  /^Your user role \(.+\) does not have permission to access this content\. Required roles: .+$/,
];
const PARSER_WORDS =
  /\b(expected|received|invalid input|undefined|NaN|null|regex|ZodError|must match|object|enum)\b|<=|>=|\[object/i;

function faultOf(text: string, locale: Locale): string | null {
  if (GIVEN.has(text)) return null;
  if (PARSER_WORDS.test(text)) return `speaks like a parser: ${text}`;
  if (GIVEN_PATTERNS.some((pattern) => pattern.test(text)))
    return locale === "en" ? null : `English: ${text}`;
  if (!/^[\p{Lu}¿¡"«]/u.test(text)) return `begins small: ${text}`;
  if (locale === "en" && !/[.!?…]["”]?$/.test(text)) return `ends without a stop: ${text}`;
  return null;
}

/** Every field a body's schema knows, filled with the same value. */
function filled(schema: z.ZodType | undefined, value: unknown): Record<string, unknown> {
  const names = new Set<string>();
  const visit = (node: unknown): void => {
    if (typeof node !== "object" || node === null) return;
    for (const [key, inner] of Object.entries(node)) {
      if (key === "properties") for (const name of Object.keys(inner as object)) names.add(name);
      visit(inner);
    }
  };
  if (schema) visit(z.toJSONSchema(schema, { unrepresentable: "any", io: "input" }));
  return Object.fromEntries([...names].map((name) => [name, value]));
}

const asJson = { "content-type": "application/json" };
const KINDS: Record<string, (schema: z.ZodType | undefined) => ApiInit> = {
  "nothing at all": () => ({ json: {} }),
  "a list": () => ({ json: [1, 2] }),
  "wrong types": (schema) => ({ json: filled(schema, { a: 1 }) }),
  "nothing in each field": (schema) => ({ json: filled(schema, null) }),
  "lists everywhere": (schema) => ({ json: filled(schema, [[]]) }),
  "too long": (schema) => ({ json: filled(schema, "x".repeat(3000)) }),
  "too big": (schema) => ({ json: filled(schema, 1e12) }),
  "too small": (schema) => ({ json: filled(schema, -7.5) }),
  "unknown words": (schema) => ({ json: filled(schema, "nonsense") }),
  "an impossible date": (schema) => ({ json: filled(schema, "2026-13-45") }),
  "malformed JSON": () => ({ body: '{"a": ', headers: asJson }),
  "another content type": () => ({ body: "<a/>", headers: { "content-type": "text/xml" } }),
  "too much": () => ({ body: "x".repeat(70 * 1024), headers: asJson }),
};

const callers = new Map<string, string>();

/** Who may call, as far as the guard is concerned: the first kind of person it lets pass. */
async function callerOf(path: string, method: Method, locale: Locale): Promise<string> {
  const name = `${method} ${path} ${locale}`;
  const caller = callers.get(name) ?? (await findCaller(path, method, locale));
  callers.set(name, caller);
  return caller;
}

async function findCaller(path: string, method: Method, locale: Locale): Promise<string> {
  for (const userType of USER_TYPES) {
    const cookie = cookies.get(`${userType} ${locale}`) ?? "";
    const reply = await api(path, { method, cookie, body: '{"a": ', headers: asJson });
    if (reply.status !== 403) return cookie;
  }
  return cookies.get(`student ${locale}`) ?? "";
}

type Refusal = { message: string; code: string; fieldErrors?: Record<string, string> };

describe("messages of refusals", () => {
  beforeAll(async () => {
    for (const userType of USER_TYPES) {
      for (const locale of LOCALES) {
        const { cookie } = await signedInUser({ userType, locale });
        cookies.set(`${userType} ${locale}`, cookie);
      }
    }
  });

  it.each(Object.keys(KINDS))("are sentences in the person's language: %s", async (kind) => {
    const faults: string[] = [];
    for (const { method, path, spec } of writing) {
      const told: Partial<Record<Locale, string>> = {};
      for (const locale of LOCALES) {
        const cookie = await callerOf(path, method, locale);
        const init = KINDS[kind]?.(spec.body) ?? {};
        const reply = await api(path, { ...init, method, cookie });
        if (reply.status < 400) continue;
        const text = await reply.text();
        if (reply.status >= 500) faults.push(`${method} ${path}: ${reply.status} ${text.slice(0, 80)}`);
        const { message, fieldErrors = {} }: Refusal = JSON.parse(text);
        for (const sentence of [message, ...Object.values(fieldErrors)]) {
          const fault = faultOf(sentence, locale);
          if (fault) faults.push(`${method} ${path} (${locale}): ${fault}`);
        }
        told[locale] = message;
      }
      if (told.en && told.en === told.es && !GIVEN.has(told.en)) {
        faults.push(`${method} ${path}: the same in both languages: ${told.en}`);
      }
    }
    expect([...new Set(faults)]).toEqual([]);
  });

  it("name a field that nobody knows, on every endpoint that writes", async () => {
    const faults: string[] = [];
    for (const { method, path } of writing) {
      // A mail program posts there in whatever form it likes.
      if (path.startsWith("/api/weekly-card/")) continue;
      const cookie = await callerOf(path, method, "en");
      for (const key of ["zebraStripes", "__proto__"]) {
        const body = `{"${key}": {"isAdmin": true}}`;
        const reply = await api(path, { method, cookie, body, headers: asJson });
        const { fieldErrors, code }: Refusal = await reply.json();
        const isNamed = Object.entries(fieldErrors ?? {}).some(([name]) => name === key);
        // Whose turn it is may be judged before what is sent.
        if (reply.status === 403 || reply.status === 409) continue;
        if (reply.status !== 400 || code !== "invalid" || !isNamed) {
          faults.push(`${method} ${path} ${key}: ${reply.status} ${JSON.stringify(fieldErrors)}`);
        }
      }
    }
    expect(faults).toEqual([]);
  });
});

describe("fields that nobody knows (S15)", () => {
  it("are found at every depth, through choices, defaults, refinements and lists", () => {
    const schema = z
      .object({
        name: z.string().trim().default(""),
        list: z.array(z.object({ a: z.number() })).optional(),
        either: z.union([z.object({ kind: z.literal("x"), x: z.number() }), z.string()]).optional(),
        open: z.record(z.string(), z.object({ b: z.number() })).optional(),
      })
      .refine(() => true)
      .transform((value) => value);
    const find = (value: unknown) => findUnknownKeys(schema, value);
    expect(find({ name: "a", list: [{ a: 1 }], either: "s", open: { any: { b: 1 } } })).toEqual([]);
    expect(find({ nam: "a" })).toEqual(["nam"]);
    expect(find({ list: [{ a: 1 }, { a: 1, c: 2 }] })).toEqual(["list.1.c"]);
    expect(find({ either: { kind: "x", x: 1, y: 2 } })).toEqual(["either.y"]);
    expect(find({ open: { any: { b: 1, c: 1 } } })).toEqual(["open.any.c"]);
    expect(find(JSON.parse('{"__proto__": {}}'))).toEqual(["__proto__"]);
    expect(find([1])).toEqual([]);
  });

  it("are none of those the specification's own client sends", async () => {
    const { cookie } = await signedInUser({ userType: "teacher", dateOfBirth: null });
    const reply = await api("/api/auth/complete-registration", {
      cookie,
      json: {
        userType: "teacher",
        institutionName: "Lincoln Elementary",
        dateOfBirth: null,
        isOver13: true,
        coppaConsentRequired: false,
        ferpaEducationRecordsConsent: true,
        dataRetentionOptOut: false,
      },
    });
    expect(reply.status).toBe(200);
  });
});
