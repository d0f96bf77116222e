import { env } from "cloudflare:test";
import { inject } from "vitest";
import { createId } from "~/platform/ids";
import { type ApiInit, api } from "../helpers";
import { INVARIANTS } from "./sweep-invariants";
import { fireTogether, StartingLine } from "./together";

/** How often each write is fired at the same moment. */
export const TIMES = 20;

/** Rows more than before, by table; fewer are below zero, none are left out. */
export type Rows = Record<string, number>;
/** How many answers have a status; "any" where the moment decides. A status that is not named may not come. */
export type Answers = Record<number, number | "any">;
type Seen = Record<number, number>;

/** One write, ready to be fired by the right person with a valid body, and what must be so afterwards. */
export type Case = {
  /** What the product promises, in words for the table. */
  promise: string;
  send: (index: number, headers?: Record<string, string>) => Promise<Response>;
  answers: Answers;
  /** Rows that all of them leave together. */
  once?: Rows;
  /** Rows that every success leaves. */
  each?: Rows;
  /** The rows are for `state` to judge: which of several writes comes first changes them. */
  anyRows?: true;
  /** Rows that one alone leaves, where it is not `once` and `each` together. */
  alone?: Rows;
  /** Why twenty with one Idempotency-Key are not fired: there is nothing that could be doubled. */
  keyless?: string;
  /** What else of the state is looked at, and what it must be. */
  state?: () => Promise<unknown>;
  wanted?: unknown;
};

export type Result = { name: string; promise: string; seen: string; faults: string[] };

/** Counters and marks that are nobody's data: how often somebody tried, and which answer a key has. */
const BOOKKEEPING = ["login_attempts", "idempotency_keys", "rate_counters"];

let line: StartingLine | null = null;

/** Runs what reads and writes through a database of its own: while a case is fired, from the starting line. */
export const atTheLine = <Result>(work: (database: D1Database) => Promise<Result>): Promise<Result> =>
  line ? line.run(work) : work(env.DB);

/** Like `api`, from an address of its own (limits by address are other tests' matter) and from the starting line. */
export const call = (path: string, init: ApiInit = {}): Promise<Response> =>
  atTheLine((DB) =>
    api(path, {
      ...init,
      headers: { "cf-connecting-ip": createId(), ...init.headers },
      settings: { ...init.settings, DB },
    }),
  );

/** A body as a plain form sends it. */
export const form = (fields: Record<string, string>) => ({ body: new URLSearchParams(fields) });

/** Fires a case and says what is wrong with the answers, the rows and the state. */
export async function sweep(name: string, checked: Case, times = TIMES): Promise<Result> {
  const before = await snapshot();
  line = new StartingLine(times);
  const answers = await fireTogether(times, (index) => checked.send(index)).finally(() => {
    line = null;
  });
  const after = await snapshot();
  const rows = difference(before.rows, after.rows);
  const state = await checked.state?.();
  const wantedRows = expectedRows(checked, answers);
  const broken = Object.keys(INVARIANTS).filter(
    (rule) => (after.broken[rule] ?? 0) > (before.broken[rule] ?? 0),
  );
  const faults = [
    ...(checked.anyRows ? strangeAnswers(answers) : answerFaults(answers, checked.answers)),
    ...(checked.anyRows || isSame(rows, wantedRows)
      ? []
      : [`rows ${show(rows)}, wanted ${show(wantedRows)}`]),
    ...(isSame(state, checked.wanted) ? [] : [`state ${show(state)}, wanted ${show(checked.wanted)}`]),
    ...broken.map((rule) => `impossible: ${rule}`),
  ];
  const seen = [show(answers), show(rows), state === undefined ? "" : show(state)]
    .filter(Boolean)
    .join(" · ");
  return { name, promise: checked.promise, seen, faults };
}

/**
 * The same write again, all with one Idempotency-Key: together they may do what one does. A case's `send` hands the
 * key on as a header.
 */
export async function sweepKeyed(name: string, checked: Case): Promise<Result> {
  const key = { "idempotency-key": createId(), "cf-connecting-ip": createId() };
  const keyed: Case = {
    promise: "20 with one Idempotency-Key do what one does",
    answers: Object.fromEntries([
      ...Object.keys(checked.answers).map((status) => [status, "any"]),
      [409, "any"],
      [429, "any"],
    ]),
    send: () => checked.send(0, key),
    once: checked.alone ?? sumRows(checked.once, checked.each),
    ...(checked.state ? { state: checked.state } : {}),
    wanted: checked.wanted,
  };
  return sweep(name, keyed);
}

/** Whether two values are the same, whatever the order of their keys. */
export const isSame = (one: unknown, other: unknown): boolean => show(sorted(one)) === show(sorted(other));

const show = (value: unknown): string => JSON.stringify(value)?.replaceAll('"', "") ?? "";

function sorted(value: unknown): unknown {
  if (typeof value !== "object" || value === null || Array.isArray(value)) return value;
  return Object.fromEntries(Object.entries(value).sort(([a], [b]) => (a < b ? -1 : 1)));
}

const isSuccess = (status: string) => Number(status) < 400;

function expectedRows({ once, each = {} }: Case, answers: Seen): Rows {
  const successes = Object.entries(answers).reduce(
    (sum, [status, count]) => sum + (isSuccess(status) ? count : 0),
    0,
  );
  return sumRows(
    once,
    Object.fromEntries(Object.entries(each).map(([table, rows]) => [table, rows * successes])),
  );
}

function sumRows(one: Rows = {}, other: Rows = {}): Rows {
  const tables = [...new Set([...Object.keys(one), ...Object.keys(other)])];
  return Object.fromEntries(
    tables
      .map((table) => [table, (one[table] ?? 0) + (other[table] ?? 0)] as const)
      .filter(([, rows]) => rows !== 0),
  );
}

/** A success, or a refusal that says why: never a failure of ours. */
export const isAllowed = (status: number): boolean =>
  status < 400 || [401, 403, 404, 409, 410, 422, 429].includes(status);

const strangeAnswers = (seen: Seen): string[] =>
  Object.keys(seen).flatMap((status) =>
    isAllowed(Number(status)) ? [] : [`${seen[Number(status)]} × ${status}`],
  );

function answerFaults(seen: Seen, wanted: Answers): string[] {
  const statuses = [...new Set([...Object.keys(seen), ...Object.keys(wanted)])].map(Number);
  return statuses.flatMap((status) => {
    const count = seen[status] ?? 0;
    const asked = wanted[status] ?? 0;
    return asked === "any" || asked === count ? [] : [`${count} × ${status}, wanted ${asked}`];
  });
}

/** Row counts of every table, and how many rows break each invariant, in one look. */
async function snapshot(): Promise<{ rows: Rows; broken: Rows }> {
  const tables = await tableNames();
  const rules = Object.entries(INVARIANTS);
  const results = await env.DB.batch<{ n: number }>([
    ...tables.map((table) => env.DB.prepare(`select count(*) n from "${table}"`)),
    ...rules.map(([, query]) => env.DB.prepare(`select count(*) n from (${query})`)),
  ]);
  const count = (index: number) => results[index]?.results[0]?.n ?? 0;
  return {
    rows: Object.fromEntries(tables.map((table, index) => [table, count(index)])),
    broken: Object.fromEntries(rules.map(([rule], index) => [rule, count(tables.length + index)])),
  };
}

let known: string[] | null = null;

async function tableNames(): Promise<string[]> {
  if (known) return known;
  const { results } = await env.DB.prepare("select name from sqlite_master where type = 'table'").all<{
    name: string;
  }>();
  const isData = (name: string) => !/^(_|sqlite_|d1_)/.test(name) && !BOOKKEEPING.includes(name);
  known = results.map(({ name }) => name).filter(isData);
  return known;
}

const difference = (before: Rows, after: Rows): Rows =>
  Object.fromEntries(
    Object.entries(after)
      .map(([table, rows]) => [table, rows - (before[table] ?? 0)] as const)
      .filter(([, rows]) => rows !== 0),
  );

/** Prints the table and keeps it as test/artifacts/`name`.md. */
export async function publish(name: string, title: string, results: Result[]): Promise<void> {
  const cell = (text: string) => text.replaceAll("|", "\\|");
  const lines = results.map(({ name: route, promise, seen, faults }) =>
    [route, promise, seen, faults.length === 0 ? "ok" : `**${faults.join("; ")}**`].map(cell).join(" | "),
  );
  const table = [
    `# ${title}`,
    "",
    `${results.length} checks, ${results.filter(({ faults }) => faults.length > 0).length} broken. Seen: answers by status · rows more than before by table · state.`,
    "",
    "| fired | promise | seen | |",
    "| --- | --- | --- | --- |",
    ...lines.map((line) => `| ${line} |`),
    "",
  ].join("\n");
  console.log(table);
  await (await fetch(`${inject("artifactsUrl")}/${name}.md`, { method: "POST", body: table })).arrayBuffer();
}
