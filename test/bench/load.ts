// npm run bench:load [-- --students 1000 --minutes 30]: a school day of so many students against the built Worker on
// its real local bindings. Sign-ins from one address, the check-in at nine, a talk, a game, the staff's pages, circles
// of 35. Prints percentiles, errors, rows and CPU an action, each beside a bare Hono route in the same run, the
// memory of the runtime, and what 1,000 students would cost in a month at the public prices.
import { parseArgs } from "node:util";
import { WebSocket } from "ws";
import { hashPassword } from "~/features/identity/index.server";
import { sha256Hex } from "~/platform/hash.server";
import { startServer } from "../e2e/server";
import { fillSchool } from "../fixtures/large-school";
import { openDatabase } from "../history/database";
import { startBareHono } from "./bare-hono/start";
import { type Actor, type Load, runLoad } from "./load-actions";
import { monthlyCost } from "./load-cost";
import { playRooms } from "./relay-load";
import { watchRuntime } from "./runtime-usage";

const { values } = parseArgs({
  options: {
    students: { type: "string", default: "200" },
    minutes: { type: "string", default: "0" },
    /** A password costs a third of a second of CPU on purpose, so that not everybody signs in with one here. */
    "sign-ins": { type: "string", default: "200" },
  },
});
const students = Number(values.students);
const signIns = Math.min(students, Number(values["sign-ins"]));
const PASSWORD = "Violet7drum";
const CIRCLE_SIZE = 35;
const MOST_CIRCLES = 6;
const SCHOOL = "load";

const studentId = (index: number) => `${SCHOOL}-s${String(index).padStart(6, "0")}`;
const tokenOf = (id: string) => `token-of-${id}`;

/** A school whose students may all use everything, in classes of 35, each with a password and an open session. */
async function fill(stateDir: string): Promise<void> {
  const database = await openDatabase(stateDir);
  const now = new Date();
  await fillSchool(database.d1, { name: SCHOOL, students, now });
  const everybody = [
    ...Array.from({ length: students }, (_, index) => studentId(index)),
    ...Array.from({ length: Math.ceil(students / CIRCLE_SIZE) }, (_, index) => `${SCHOOL}-t${index}`),
    `${SCHOOL}-admin`,
  ];
  const rows = await Promise.all(everybody.map(async (id) => ({ id, token: await sha256Hex(tokenOf(id)) })));
  const passwordHash = await hashPassword(PASSWORD);
  const later = now.getTime() + 12 * 3600 * 1000;
  await database.all(
    `update users set password_hash = ?, coppa_consent_status = 'not_required', date_of_birth = ?
      where school_id = ? and user_type = 'student'`,
    ...[passwordHash, `${now.getUTCFullYear() - 15}-01-01`, SCHOOL],
  );
  await database.all(
    `update memberships set classroom_id = '${SCHOOL}-c' || (cast(substr(student_id, -6) as integer) / ${CIRCLE_SIZE})
      where student_id like '${SCHOOL}-s%'`,
  );
  for (let start = 0; start < rows.length; start += 2000)
    await database.all(
      `insert into sessions (id, user_id, created_at, last_seen_at, expires_at, device_label, is_shared)
        select value ->> 'token', value ->> 'id', ?, ?, ?, '', 0 from json_each(?)`,
      ...[now.getTime(), now.getTime(), later, JSON.stringify(rows.slice(start, start + 2000))],
    );
  await database.close();
}

const actorOf = (id: string): Actor => ({
  id,
  headers: { cookie: `beats_session=${tokenOf(id)}` },
});
const everyStudent = Array.from({ length: students }, (_, index) => actorOf(studentId(index)));
const teachers = Array.from({ length: Math.ceil(students / CIRCLE_SIZE) }, (_, index) =>
  actorOf(`${SCHOOL}-t${index}`),
);

const post = (path: string, body: unknown) => ({ method: "POST", path, body });
const signInAs = (index: number) =>
  post("/api/auth/login", { email: `${SCHOOL}.${index}@student.example`, password: PASSWORD });
/** What a student does on a day, in its order; the game and the talk once more each time it is repeated. */
const day: Load[] = [
  { name: "student's page", actors: everyStudent, perDay: 2, request: () => ({ path: "/" }) },
  {
    ...{ name: "check-in", actors: everyStudent, perDay: 1, isOnce: true },
    request: () => post("/api/emotions", { emotion: "calm", intensity: 5 }),
  },
  {
    ...{ name: "talk begun", actors: everyStudent, perDay: 0.3 },
    request: () => post("/api/ai-coach/conversations", {}),
    keep: (actor, reply) => {
      actor.conversation = (reply as { id: string }).id;
    },
  },
  {
    ...{ name: "coach's answer", actors: everyStudent, perDay: 2 },
    request: ({ conversation }) =>
      post(`/api/ai-coach/conversations/${conversation}/messages`, {
        content: "i have a math test tomorrow and my stomach hurts",
      }),
  },
  {
    ...{ name: "game saved", actors: everyStudent, perDay: 2 },
    request: () =>
      post("/api/ai-drummer/sessions", {
        ...{ gameMode: "beat_matching", score: 100, accuracy: 90, bpm: 100, duration: 60, streak: 5 },
      }),
  },
  { name: "teacher's page", actors: teachers, perDay: 3 / CIRCLE_SIZE, request: () => ({ path: "/" }) },
  {
    ...{ name: "figures of a class", actors: teachers, perDay: 1 / CIRCLE_SIZE },
    request: () => ({ path: "/api/admin/dashboard-stats" }),
  },
];

const server = await startServer();
const bare = await startBareHono();
try {
  await fill(server.stateDir);
  const usage = watchRuntime(server.stateDir);
  const settings = { baseUrl: server.baseUrl, usage };
  const baseline = await runLoad(
    { name: "bare Hono route", actors: everyStudent, perDay: 0, request: () => ({ path: "/" }) },
    { baseUrl: bare.baseUrl, usage: watchRuntime("bare-hono") },
  );
  const storm = await runLoad(
    {
      ...{ name: "sign-in, one address", perDay: 1, concurrency: 16 },
      actors: everyStudent.slice(0, signIns).map(({ id }) => ({ id, headers: {} })),
      request: ({ id }) => signInAs(Number(id.slice(-6))),
    },
    settings,
  );
  const results = [baseline, storm];
  for (const load of day) results.push(await runLoad(load, settings));

  const untilMs = performance.now() + Number(values.minutes) * 60_000;
  let repeats = 0;
  while (performance.now() < untilMs) {
    repeats += 1;
    for (const load of day) if (!load.isOnce) await runLoad(load, settings);
  }

  const circles = Math.min(MOST_CIRCLES, Math.floor(students / CIRCLE_SIZE));
  const circle =
    circles > 0 &&
    (await playRooms(
      { url: "", rooms: circles, members: CIRCLE_SIZE, hitsPerSecond: 2, seconds: 8 },
      (address) => {
        const [, room = "0", member = "0"] = /(\d+)\/m(\d+)$/.exec(address) ?? [];
        const { headers } = actorOf(studentId(Number(room) * CIRCLE_SIZE + Number(member)));
        return new WebSocket(`${server.baseUrl.replace("http", "ws")}/ws`, {
          headers: { ...headers, origin: server.baseUrl },
        });
      },
    ));

  console.log(
    `\n${students} students, ${signIns} sign-ins, ${repeats} further days in ${values.minutes} minutes\n`,
  );
  console.log(
    "| action | requests | failed | p50 ms | p95 ms | p99 ms | p50 × bare | rows read | rows written | CPU ms |",
  );
  console.log("| --- | ---: | ---: | ---: | ---: | ---: | ---: | ---: | ---: | ---: |");
  for (const each of results)
    console.log(
      `| ${[
        ...[each.name, each.requests, each.failed, each.p50.toFixed(0), each.p95.toFixed(0)],
        ...[each.p99.toFixed(0), (each.p50 / baseline.p50).toFixed(1), each.rowsRead.toFixed(1)],
        ...[each.rowsWritten.toFixed(1), each.cpuMs.toFixed(1)],
      ].join(" | ")} |`,
    );
  if (circle)
    console.log(
      `\n${circles} circles of ${CIRCLE_SIZE}, 2 hits a second each: ${circle.deliveredPercent.toFixed(2)} % of hits arrived, p50 ${circle.p50.toFixed(0)}, p95 ${circle.p95.toFixed(0)}, p99 ${circle.p99.toFixed(0)} ms`,
    );
  const { firstMb, peakMb, lastMb } = usage.memory();
  console.log(`memory of the runtime: ${firstMb} MB at first, ${peakMb} MB at most, ${lastMb} MB at the end`);
  console.log(`\n${monthlyCost(results)}`);
  process.exitCode = results.some(({ failed }) => failed > 0) ? 1 : 0;
} finally {
  bare.stop();
  await server.stop();
}
process.exit();
