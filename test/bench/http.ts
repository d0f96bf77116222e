// npm run bench:http: requests a second of our addresses against a bare Hono route, and of the morning board against a
// bare route that reads the same rows of a class of 35 from the same database in one batch, in one run.
// `-- --before <folder>`: the student's first page against that of an older checkout with its packages, turn by turn.
import { openLocalDatabase } from "../../scripts/lib/local-d1";
import { startServer } from "../e2e/server";
import { startBareHono } from "./bare-hono/start";
import { median } from "./median";
import { watchRuntime } from "./runtime-usage";

const REQUESTS = 1500;
const CONCURRENCY = 16;
/** As many as the board must hold. */
const CLASS_SIZE = 35;
const CPU_ROUNDS = 9;
const CPU_REQUESTS = 400;

type Target = { name: string; url: string; headers?: Record<string, string>; requests?: number };
/** With words that only the command line of its runtime has. */
type Measured = Target & { runtime: string };

/** Requests a second over a fixed count; throws for any answer that is not 200. */
async function measure(target: Target, requests = target.requests ?? REQUESTS): Promise<number> {
  const { url, headers = {} } = target;
  let left = requests;
  const worker = async () => {
    while (left > 0) {
      left -= 1;
      const reply = await fetch(url, { headers });
      if (reply.status !== 200) throw new Error(`${url}: ${reply.status}`);
      await reply.arrayBuffer();
    }
  };
  const startedAt = performance.now();
  await Promise.all(Array.from({ length: CONCURRENCY }, worker));
  return requests / ((performance.now() - startedAt) / 1000);
}

const beforeAt = process.argv.indexOf("--before");
const before = beforeAt > 0 ? process.argv[beforeAt + 1] : undefined;
if (beforeAt > 0 && !before) throw new Error("--before needs the folder of an older checkout");

const ours = await startServer();
await fillClass(ours.stateDir);
const bare = await startBareHono(ours.stateDir);

/** Makes the first class one of 35, by copies of those in it with all that they have said. */
async function fillClass(stateDir: string): Promise<void> {
  const local = openLocalDatabase(stateDir);
  const db = local.get("DB");
  type Row = Record<string, unknown>;
  const read = async (sql: string, ...values: unknown[]) =>
    (
      await db
        .prepare(sql)
        .bind(...values)
        .all<Row>()
    ).results;
  const insert = (table: string, row: Row) =>
    db
      .prepare(`insert into ${table} (${Object.keys(row)}) values (${Object.keys(row).map(() => "?")})`)
      .bind(...Object.values(row));
  const members = await read(
    `select * from memberships where status = 'active'
      and classroom_id = (select id from classrooms order by created_at, id limit 1)`,
  );
  for (let copy = members.length; copy < CLASS_SIZE; copy += 1) {
    const member = members[copy % members.length] ?? {};
    const own = await Promise.all(
      ["emotion_logs", "check_in_days"].map(
        async (table) =>
          [table, await read(`select * from ${table} where user_id = ?`, member.student_id)] as const,
      ),
    );
    const [user = {}] = await read("select * from users where id = ?", member.student_id);
    const id = `copy-${copy}`;
    await db.batch([
      insert("users", { ...user, id, email: `${id}@demo.school`, username: id }),
      insert("memberships", { ...member, id, student_id: id }),
      ...own.flatMap(([table, rows]) =>
        rows.map((row, index) => insert(table, { ...row, id: `${id}-${index}`, user_id: id })),
      ),
    ]);
  }
  await local.dispose();
}

async function signIn(email: string, baseUrl = ours.baseUrl): Promise<{ cookie: string }> {
  const reply = await fetch(`${baseUrl}/api/auth/login`, {
    method: "POST",
    headers: { "content-type": "application/json" },
    body: JSON.stringify({ email, password: "Beats2026!" }),
  });
  return { cookie: (reply.headers.get("set-cookie") ?? "").split(";")[0] ?? "" };
}

async function compare(baseline: Target, targets: Target[]): Promise<void> {
  for (const target of [baseline, ...targets]) await measure(target, 100);
  const reference = await measure(baseline);
  for (const target of [baseline, ...targets]) {
    const rate = target === baseline ? reference : await measure(target);
    console.log(
      `${target.name.padEnd(22)} ${rate.toFixed(0).padStart(6)} requests/s   ${(rate / reference).toFixed(2)}`,
    );
  }
}

/**
 * The runtime's own CPU a request, both in turn: what else the machine does meets both, and waiting counts for neither.
 * Prints the medians, and how often the target would answer for each answer of the baseline.
 */
async function compareCpu(baseline: Measured, target: Measured): Promise<void> {
  const sides = [baseline, target].map(({ runtime, ...each }) => ({
    target: each,
    usage: watchRuntime(runtime),
    costs: [] as number[],
  }));
  for (const { target } of sides) await measure(target, 200);
  for (let round = 0; round < CPU_ROUNDS; round += 1)
    for (const { target, usage, costs } of round % 2 ? [...sides].reverse() : sides) {
      const before = usage.cpuMs();
      await measure(target, CPU_REQUESTS);
      costs.push((usage.cpuMs() - before) / CPU_REQUESTS);
    }
  const [bareMs = 0, ourMs = 0] = sides.map(({ costs }) => median(costs));
  console.log(
    `${target.name.padEnd(22)} ${ourMs.toFixed(2)} ms of CPU, ${baseline.name} ${bareMs.toFixed(2)} ms   ${(bareMs / ourMs).toFixed(2)}`,
  );
}

/** Both in turn, each first in every second round: whatever else the machine does meets both. */
async function compareWithBefore(folder: string): Promise<void> {
  const older = await startServer({}, folder);
  try {
    const email = "maya@demo.school";
    const [then, now] = await Promise.all(
      [older, ours].map(async ({ baseUrl }) => {
        const target = { name: "/ (student)", url: `${baseUrl}/`, headers: await signIn(email, baseUrl) };
        await measure(target, 150);
        return { target, rates: [] as number[] };
      }),
    );
    if (!then || !now) throw new Error("unreachable");
    for (let round = 0; round < 6; round += 1)
      for (const side of round % 2 ? [now, then] : [then, now])
        side.rates.push(await measure(side.target, 200));
    const [thenRate, nowRate] = [median(then.rates), median(now.rates)];
    console.log(
      `/ (student) before      ${thenRate.toFixed(0).padStart(6)} requests/s, now ${nowRate.toFixed(0)}   ${(nowRate / thenRate).toFixed(2)} times`,
    );
  } finally {
    await older.stop();
  }
}

try {
  const student = await signIn("maya@demo.school");
  const teacher = await signIn("teacher@demo.school");
  await compare({ name: "bare Hono route", url: bare.baseUrl }, [
    { name: "/healthz", url: `${ours.baseUrl}/healthz` },
    { name: "GET /api/emotions", url: `${ours.baseUrl}/api/emotions`, headers: student },
    { name: "/ (landing)", url: `${ours.baseUrl}/` },
    { name: "/ (student)", url: `${ours.baseUrl}/`, headers: student, requests: 300 },
  ]);
  const bareRoute = { name: "bare D1 route", url: `${bare.baseUrl}/class`, runtime: "bare-hono/serve.ts" };
  const board = {
    ...{ name: "morning board", url: `${ours.baseUrl}/api/admin/morning-board`, headers: teacher },
    runtime: `--state ${ours.stateDir}`,
  };
  const counts = (await (await fetch(board.url, { headers: teacher })).json()) as Record<string, number>;
  const shown = (counts.answered ?? 0) + (counts.notYet ?? 0) + (counts.ratherNot ?? 0);
  if (shown !== CLASS_SIZE) throw new Error(`the board shows ${shown} students`);
  await compare(bareRoute, [board]);
  await compareCpu(bareRoute, board);
  if (before) await compareWithBefore(before);
} finally {
  bare.stop();
  await ours.stop();
}
