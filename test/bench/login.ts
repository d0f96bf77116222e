// Is a sign-in with a wrong password told apart from one at an unknown account by its time or words (S8)?
// Tries both in turn against the built Worker, compares the times with the Mann-Whitney test and says how small a
// difference this very run would have shown. Ends with 1 when they are told apart.
import { randomUUID } from "node:crypto";
import { startServer } from "../e2e/server";

const PASSWORD = "Violet7drum";
const ACCOUNTS = 50;
/** An account's free tries: more would meet its growing delay. */
const TRIES_PER_ACCOUNT = 4;
/** Below the free tries of one address; each group of tries comes from an address of its own. */
const TRIES_PER_ADDRESS = 100;
/** Told apart below this chance of an accident (S8). */
const SIGNIFICANCE = 0.01;

type Reply = { status: number; text: string; milliseconds: number };

async function post(baseUrl: string, path: string, body: unknown, address: string): Promise<Reply> {
  const startedAtMs = performance.now();
  const reply = await fetch(`${baseUrl}${path}`, {
    method: "POST",
    headers: { "content-type": "application/json", "cf-connecting-ip": address },
    body: JSON.stringify(body),
  });
  const text = await reply.text();
  return { status: reply.status, text, milliseconds: performance.now() - startedAtMs };
}

/** Two-sided p of the Mann-Whitney U test, normal approximation (both samples above 20). */
function mannWhitney(first: number[], second: number[]): number {
  const all = [
    ...first.map((value) => ({ value, isFirst: true })),
    ...second.map((value) => ({ value, isFirst: false })),
  ];
  all.sort((a, b) => a.value - b.value);
  const rankSum = all.reduce((sum, { isFirst }, index) => (isFirst ? sum + index + 1 : sum), 0);
  const [n, k] = [first.length, second.length];
  const u = rankSum - (n * (n + 1)) / 2;
  const z = (u - (n * k) / 2) / Math.sqrt((n * k * (n + k + 1)) / 12);
  return 2 * (1 - normal(Math.abs(z)));
}

/** How much later one side's answers would have had to come for this run to tell them apart. */
function smallestVisibleShift(first: number[], second: number[]): number {
  for (let shift = 0; shift < 1000; shift += 0.5) {
    const isSeen = [shift, -shift].every(
      (by) =>
        mannWhitney(
          first,
          second.map((value) => value + by),
        ) < SIGNIFICANCE,
    );
    if (isSeen) return shift;
  }
  return Number.POSITIVE_INFINITY;
}

/** Standard normal distribution (Abramowitz and Stegun 26.2.17, error below 1e-7). */
function normal(z: number): number {
  const t = 1 / (1 + 0.2316419 * z);
  const tail =
    t * (0.31938153 + t * (-0.356563782 + t * (1.781477937 + t * (-1.821255978 + t * 1.330274429))));
  return 1 - (Math.exp((-z * z) / 2) / Math.sqrt(2 * Math.PI)) * tail;
}

const quantile = (values: number[], part: number) =>
  [...values].sort((a, b) => a - b)[Math.floor(values.length * part)] ?? 0;

const describe = (name: string, values: number[]) =>
  `${name.padEnd(16)} median ${quantile(values, 0.5).toFixed(1)} ms, middle half ${quantile(values, 0.25).toFixed(1)} to ${quantile(values, 0.75).toFixed(1)} ms`;

async function createAccounts(baseUrl: string): Promise<string[]> {
  const emails: string[] = [];
  for (let index = 0; index < ACCOUNTS; index += 1) {
    const name = randomUUID();
    const email = `${name}@bench.example`;
    const person = { firstName: "Robin", lastName: "Ray", username: name, email, userType: "student" };
    const body = { ...person, password: PASSWORD, confirmPassword: PASSWORD };
    const { status } = await post(baseUrl, "/api/auth/register", body, "192.0.2.1");
    if (status !== 201) throw new Error(`registration answered ${status}`);
    emails.push(email);
  }
  return emails;
}

async function compare(baseUrl: string) {
  const known = await createAccounts(baseUrl);
  const times = { known: [] as number[], unknown: [] as number[] };
  const words = new Set<string>();
  let tries = 0;
  const attempt = async (kind: "known" | "unknown", email: string) => {
    const address = `198.51.100.${1 + Math.floor(tries / TRIES_PER_ADDRESS)}`;
    tries += 1;
    const reply = await post(baseUrl, "/api/auth/login", { email, password: "Wrong1234x" }, address);
    if (reply.status !== 401) throw new Error(`expected 401, got ${reply.status}: ${reply.text}`);
    words.add(reply.text);
    times[kind].push(reply.milliseconds);
  };
  for (let round = 0; round < TRIES_PER_ACCOUNT; round += 1) {
    for (const [index, email] of known.entries()) {
      const pair = [() => attempt("known", email), () => attempt("unknown", `${randomUUID()}@bench.example`)];
      // Which comes first alternates, so that a drift of the machine falls on both.
      for (const each of (index + round) % 2 === 0 ? pair : pair.reverse()) await each();
    }
  }
  return { times, words };
}

const server = await startServer();
let isToldApart = true;
try {
  const { times, words } = await compare(server.baseUrl);
  const p = mannWhitney(times.known, times.unknown);
  isToldApart = p < SIGNIFICANCE || words.size > 1;
  console.log(`sign-in with a wrong password, ${times.known.length} tries each`);
  console.log(describe("known account", times.known));
  console.log(describe("unknown account", times.unknown));
  console.log(`different answers in words: ${words.size - 1}`);
  console.log(`Mann-Whitney p = ${p.toFixed(3)}, told apart below ${SIGNIFICANCE}`);
  console.log(
    `a steady difference of ${smallestVisibleShift(times.known, times.unknown)} ms either way would have shown`,
  );
  console.log(isToldApart ? "verdict: TOLD APART" : "verdict: not told apart");
} finally {
  await server.stop();
}
process.exit(isToldApart ? 1 : 0);
