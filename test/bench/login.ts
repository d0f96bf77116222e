// Is a sign-in with a wrong password told apart from one at an unknown account by its time (safety.md S8)?
// Tries both in turn against the built Worker and compares them with the Mann-Whitney test.
import { randomUUID } from "node:crypto";
import { startServer } from "../e2e/server";

const PASSWORD = "Violet7drum";
const ACCOUNTS = 35;
/** Below the free tries of an account, and all together below those of an address. */
const TRIES_PER_ACCOUNT = 2;

async function post(baseUrl: string, path: string, body: unknown): Promise<Response> {
  const reply = await fetch(`${baseUrl}${path}`, {
    method: "POST",
    headers: { "content-type": "application/json" },
    body: JSON.stringify(body),
  });
  await reply.arrayBuffer();
  return reply;
}

async function timeLogin(baseUrl: string, email: string): Promise<number> {
  const startedAtMs = performance.now();
  const reply = await post(baseUrl, "/api/auth/login", { email, password: "Wrong1234x" });
  if (reply.status !== 401) throw new Error(`expected 401, got ${reply.status}`);
  return performance.now() - startedAtMs;
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

/** Standard normal distribution (Abramowitz and Stegun 26.2.17, error below 1e-7). */
function normal(z: number): number {
  const t = 1 / (1 + 0.2316419 * z);
  const tail =
    t * (0.31938153 + t * (-0.356563782 + t * (1.781477937 + t * (-1.821255978 + t * 1.330274429))));
  return 1 - (Math.exp((-z * z) / 2) / Math.sqrt(2 * Math.PI)) * tail;
}

const median = (values: number[]) => [...values].sort((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0;

const server = await startServer();
try {
  const known: string[] = [];
  for (let index = 0; index < ACCOUNTS; index += 1) {
    const name = randomUUID();
    const email = `${name}@bench.example`;
    const person = { firstName: "Robin", lastName: "Ray", username: name, email, userType: "student" };
    await post(server.baseUrl, "/api/auth/register", {
      ...person,
      password: PASSWORD,
      confirmPassword: PASSWORD,
    });
    known.push(email);
  }
  const times = { known: [] as number[], unknown: [] as number[] };
  for (let round = 0; round < TRIES_PER_ACCOUNT; round += 1) {
    for (const email of known) {
      const stranger = `${randomUUID()}@bench.example`;
      // Which comes first alternates, so that a drift of the machine falls on both.
      if (times.known.length % 2 === 0) {
        times.known.push(await timeLogin(server.baseUrl, email));
        times.unknown.push(await timeLogin(server.baseUrl, stranger));
      } else {
        times.unknown.push(await timeLogin(server.baseUrl, stranger));
        times.known.push(await timeLogin(server.baseUrl, email));
      }
    }
  }
  const p = mannWhitney(times.known, times.unknown);
  console.log(`sign-in with a wrong password, ${times.known.length} tries each`);
  console.log(`known account    median ${median(times.known).toFixed(1)} ms`);
  console.log(`unknown account  median ${median(times.unknown).toFixed(1)} ms`);
  console.log(`Mann-Whitney p = ${p.toFixed(3)} (${p > 0.01 ? "not told apart" : "TOLD APART"})`);
} finally {
  await server.stop();
}
process.exit(0);
