// How long a school waits for the preview of a roster of 1,000 students with 20 lines to mend, for its import and for
// the same file again, against the built Worker; an ordinary request beside it is the baseline. Ends with 1 when the
// preview took longer than two seconds, named other lines than the bad ones, or anything was imported by it.
import { randomUUID } from "node:crypto";
import { startServer } from "../e2e/server";

const ROWS = 1000;
const BAD_ROWS = 20;
const RUNS = 10;
const LONGEST_PREVIEW_MS = 2000;

const run = randomUUID().slice(0, 8);
const header = "student_id,first_name,last_name,email,grade,birth_date,class_name";
/** Every fiftieth line has a bad cell, each time another one. */
const BAD_CELLS = [
  [3, "no address"],
  [4, "13"],
  [5, "yesterday"],
  [1, "=1+1"],
  [6, ""],
] as const;

function fileWith(badRows: number): { text: string; badLines: number[] } {
  const badLines: number[] = [];
  const lines = Array.from({ length: ROWS }, (_, index) => {
    const cells = [
      ...[`${run}-${index}`, "Maya", "Torres", `m${index}.${run}@bench.example`, "9", "2011-03-14"],
      `Room ${run} ${index % 40}`,
    ];
    if (index % (ROWS / BAD_ROWS) === 7 && badLines.length < badRows) {
      const [place, cell] = BAD_CELLS[badLines.length % BAD_CELLS.length] ?? BAD_CELLS[0];
      cells[place] = cell;
      badLines.push(index + 2);
    }
    return cells.join(",");
  });
  return { text: [header, ...lines].join("\n"), badLines };
}

const server = await startServer();
try {
  const login = await fetch(`${server.baseUrl}/api/auth/login`, {
    method: "POST",
    headers: { "content-type": "application/json" },
    body: JSON.stringify({ email: "admin@demo.school", password: "Beats2026!" }),
  });
  const cookie = login.headers
    .getSetCookie()
    .map((each) => each.split(";")[0])
    .join("; ");
  const timed = async (work: () => Promise<Response>) => {
    const startedAtMs = performance.now();
    const reply = await work();
    const text = await reply.text();
    return { status: reply.status, text, ms: performance.now() - startedAtMs };
  };
  const send = (text: string, query: string) =>
    timed(() =>
      fetch(`${server.baseUrl}/api/admin/roster${query}`, {
        method: "POST",
        headers: { cookie, "content-type": "text/csv" },
        body: text,
      }),
    );
  const listStudents = () =>
    timed(() => fetch(`${server.baseUrl}/api/admin/students`, { headers: { cookie } }));
  const countStudents = async () => (JSON.parse((await listStudents()).text) as unknown[]).length;
  const show = (name: string, times: number[]) => {
    const sorted = [...times].sort((a, b) => a - b);
    const middle = sorted[Math.floor(sorted.length / 2)] ?? 0;
    console.log(
      `${name.padEnd(44)} median ${middle.toFixed(0)} ms, slowest ${(sorted.at(-1) ?? 0).toFixed(0)} ms`,
    );
  };

  const before = await countStudents();
  const { text, badLines } = fileWith(BAD_ROWS);
  const previews = [];
  for (let turn = 0; turn < RUNS; turn += 1) previews.push(await send(text, "?dryRun=1"));
  const named = previews.every(({ status, text: body }) => {
    const found = JSON.parse(body) as { rows: number; bad: { line: number }[] };
    return (
      status === 200 && found.rows === ROWS && found.bad.map(({ line }) => line).join() === badLines.join()
    );
  });
  const refused = await send(text, "");
  const untouched = refused.status === 422 && (await countStudents()) === before;
  const baseline = [];
  for (let turn = 0; turn < RUNS; turn += 1) baseline.push((await listStudents()).ms);
  const imported = await send(fileWith(0).text, "?counts=1");
  const again = [];
  for (let turn = 0; turn < RUNS; turn += 1) again.push((await send(fileWith(0).text, "?counts=1")).ms);

  const slowest = Math.max(...previews.map(({ ms }) => ms));
  show("baseline: the list of the school's students", baseline);
  show(
    `preview of ${ROWS} rows with ${BAD_ROWS} bad ones`,
    previews.map(({ ms }) => ms),
  );
  show(`import of ${ROWS} new students`, [imported.ms]);
  show("the same file again", again);
  console.log(`every bad line named: ${named}; nothing imported until mended: ${untouched}`);
  const isGood = slowest <= LONGEST_PREVIEW_MS && named && untouched && imported.status === 201;
  if (!isGood) process.exitCode = 1;
} finally {
  await server.stop();
}
