// npm run bench:growth [-- 1000 10000 100000]: rows read and milliseconds of each page's queries, of each scheduled
// duty and of a deletion, while the platform grows by schools of 1,000 students; and the same for one school of
// 5,000. What does not depend on other people must read the same number of rows in every column.

import { eq } from "drizzle-orm";
import { Miniflare } from "miniflare";
import { openDatabase } from "~/db/index.server";
import { deleteAccountSteps } from "~/db/owned-rows";
import { users } from "~/db/schema";
import { loadOwn, loadStudentHome } from "~/features/dashboard/index.server";
import { loadParentHome } from "~/features/family/index.server";
import {
  listProgress,
  listStudents,
  loadStaffHome,
  openMorningBoard,
  readStaffStats,
  readUsage,
} from "~/features/staff/index.server";
import type { RequestContext, SignedIn } from "~/platform/context.server";
import { DAY_MS } from "~/platform/durations";
import { createId } from "~/platform/ids";
import { openMemoryDatabases } from "../../scripts/lib/local-d1";
import { applyMigrations, readMigrations } from "../../scripts/lib/migrations";
import { scheduledTasks } from "../../worker/scheduled";
import { fillSchool } from "../fixtures/large-school";

const SCHOOL_SIZE = 1000;
const LARGE_SCHOOL = 5000;
/** Runs of which the quickest counts: the machine has other things to do. */
const RUNS = 3;
const asked = process.argv.slice(2).map(Number).filter(Number.isInteger);
const sizes = asked.length > 0 ? asked : [1000, 10_000, 100_000];

type Cost = { rows: number; milliseconds: number };
type Work = { name: string; isOnce?: true; run(context: RequestContext): Promise<unknown> };

const now = new Date("2026-11-22T17:00:00Z");

async function measure(env: Env, { run, isOnce }: Work): Promise<Cost> {
  const costs: Cost[] = [];
  for (let turn = 0; turn < (isOnce ? 1 : RUNS); turn += 1) {
    const { db, meter } = openDatabase(env.DB);
    const context = {
      ...{ env, db, dbMeter: meter, clock: () => now, locale: "en", origin: "http://localhost" },
      ...{ url: new URL("http://localhost/"), cookies: new Map(), waitUntil: () => undefined },
    } as unknown as RequestContext;
    const startedAt = performance.now();
    await run(context);
    costs.push({ rows: meter.rowsRead, milliseconds: performance.now() - startedAt });
  }
  const [first] = costs;
  return { rows: first?.rows ?? 0, milliseconds: Math.min(...costs.map(({ milliseconds }) => milliseconds)) };
}

/** Somebody as the guards hand them on. */
async function signedIn(env: Env, id: string): Promise<SignedIn> {
  const { db } = openDatabase(env.DB);
  const [user] = await db.select().from(users).where(eq(users.id, id));
  if (!user) throw new Error(`there is nobody called ${id}`);
  return { user, sessionId: "", isShared: false, badgeId: null };
}

/** The pages of everybody in one school. */
async function pagesOf(env: Env, school: string): Promise<Work[]> {
  const [student, teacher, admin, parent] = await Promise.all(
    [`${school}-s000007`, `${school}-t0`, `${school}-admin`, `${school}-parent`].map((id) =>
      signedIn(env, id),
    ),
  );
  if (!student || !teacher || !admin || !parent) throw new Error("unreachable");
  return [
    { name: "page: student", run: (context) => loadStudentHome(context, student) },
    { name: "page: profile and privacy", run: (context) => loadOwn(context, student) },
    { name: "page: parent", run: (context) => loadParentHome(context, parent) },
    { name: "page: teacher of 25", run: (context) => loadStaffHome(context, teacher) },
    {
      name: "API: morning board of 25",
      run: (context) => openMorningBoard(context, teacher.user),
    },
    { name: "page: administrator", run: (context) => loadStaffHome(context, admin) },
    { name: "API: figures of the school", run: (context) => readStaffStats(context, admin.user) },
    { name: "API: use week by week", run: (context) => readUsage(context, admin.user) },
    { name: "API: 1,000 students", run: (context) => listStudents(context, admin.user) },
    { name: "API: progress of 1,000", run: (context) => listProgress(context, admin.user) },
  ];
}

const duties: Work[] = scheduledTasks.map(({ name, isDaily, run }) => ({
  name: `${isDaily ? "daily" : "every 5 minutes"}: ${name}`,
  isOnce: true,
  run: ({ env, db, clock }) => run({ env, db, clock }),
}));

/** All that a deletion asks of the database; rolled forward for another student each time. */
const deletionOf = (id: string): Work => ({
  name: "deletion of a student",
  isOnce: true,
  run: async ({ db }) => {
    const [first, ...rest] = deleteAccountSteps(db, id).map(({ statement }) => statement);
    if (first) await db.batch([first, ...rest]);
  },
});

/** A school and, in it, a parent of one of its children. */
async function addSchool(d1: D1Database, name: string, students: number): Promise<void> {
  await fillSchool(d1, { name, students, now });
  const person = [`${name}-parent`, "parent", "Rosa", "Home", `${name}@home.example`, `${name}-parent`];
  await d1.batch([
    d1
      .prepare(
        `insert into users (id, user_type, first_name, last_name, email, username, created_at, updated_at,
          registration_completed_at) values (?, ?, ?, ?, ?, ?, ?, ?, ?)`,
      )
      .bind(...person, now.getTime(), now.getTime(), now.getTime()),
    d1
      .prepare(
        "insert into family_links (id, parent_id, child_id, linked_by, created_at) values (?, ?, ?, ?, ?)",
      )
      .bind(createId(), `${name}-parent`, `${name}-s000007`, "consent", now.getTime()),
  ]);
}

/** Lets the audit log be sealed, as it is every five minutes, so that the first seal does not count. */
async function settle(env: Env): Promise<void> {
  for (let turn = 0; turn < 1000; turn += 1) {
    const sealing = scheduledTasks.find(({ name }) => name === "seal_audit_log");
    const { db } = openDatabase(env.DB);
    const clock = () => new Date(now.getTime() - DAY_MS);
    if (!sealing || (await sealing.run({ env, db, clock })) === 0) return;
  }
}

/** What everything costs in a platform of that many students. */
async function measurePlatform(students: number, schoolSize: number): Promise<Map<string, Cost>> {
  const databases = openMemoryDatabases(["school"]);
  const storage = new Miniflare({ modules: true, script: "export default {}", r2Buckets: ["FILES"] });
  try {
    const d1 = databases.get("school");
    const files = await storage.getR2Bucket("FILES");
    const env = { DB: d1, FILES: files, ENVIRONMENT: "test" } as unknown as Env;
    await applyMigrations(d1, readMigrations());
    const startedAt = performance.now();
    for (let index = 0; index * schoolSize < students; index += 1) {
      await addSchool(d1, `school${index}`, schoolSize);
    }
    await settle(env);
    const seconds = Math.round((performance.now() - startedAt) / 1000);
    console.error(`${students} students in schools of ${schoolSize}: filled in ${seconds} s`);
    const works = [...(await pagesOf(env, "school0")), ...duties, deletionOf("school0-s000012")];
    const costs = new Map<string, Cost>();
    for (const work of works) costs.set(work.name, await measure(env, work));
    return costs;
  } finally {
    await Promise.all([databases.dispose(), storage.dispose()]);
  }
}

const write = (number: number) => Math.round(number).toLocaleString("en-US");
const columns = [
  ...sizes.map((size) => ({ title: `${write(size)} students`, students: size, schoolSize: SCHOOL_SIZE })),
  { title: `one school of ${write(LARGE_SCHOOL)}`, students: LARGE_SCHOOL, schoolSize: LARGE_SCHOOL },
];
const results: Map<string, Cost>[] = [];
for (const { students, schoolSize } of columns) results.push(await measurePlatform(students, schoolSize));

console.log(`| rows read / milliseconds | ${columns.map(({ title }) => title).join(" | ")} |`);
console.log(`| --- | ${columns.map(() => "---:").join(" | ")} |`);
for (const name of results[0]?.keys() ?? []) {
  const cells = results.map((costs) => {
    const { rows, milliseconds } = costs.get(name) ?? { rows: 0, milliseconds: 0 };
    return `${write(rows)} / ${write(milliseconds)}`;
  });
  console.log(`| ${name} | ${cells.join(" | ")} |`);
}
