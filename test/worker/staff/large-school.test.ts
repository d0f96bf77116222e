import { env } from "cloudflare:test";
import { and, eq } from "drizzle-orm";
import { beforeAll, describe, expect, it } from "vitest";
import { type Db, openDatabase } from "~/db/index.server";
import { auditLog } from "~/db/schema";
import {
  type AdminStudent,
  loadStaffHome,
  type StaffStats,
  type StudentProgress,
} from "~/features/staff/index.server";
import { findStudentRecord } from "~/features/staff/students.server";
import type { RequestContext, SignedIn } from "~/platform/context.server";
import { fillSchool, PER_STUDENT } from "../../fixtures/large-school";
import { testNow } from "../clock";
import { api, findUser, signIn, testDb } from "../helpers";

const STUDENTS = 2000;
const school = { schoolId: "large", adminId: "large-admin" };
let staff: SignedIn;
let cookie: string;

beforeAll(async () => {
  await fillSchool(env.DB, { name: school.schoolId, students: STUDENTS, now: testNow() });
  const user = await findUser(school.adminId);
  if (!user) throw new Error("the school has no administrator");
  staff = { user, sessionId: "", isShared: false, badgeId: null };
  cookie = await signIn(user);
});

const contextOf = (search: string, db: Db) =>
  ({
    ...{ env, db, clock: testNow, locale: "en", origin: "http://localhost" },
    cookies: new Map(),
    url: new URL(`http://localhost/${search}`),
  }) as unknown as RequestContext;

/** What the staff page shows at an address. */
const open = (search = "") => loadStaffHome(contextOf(search, testDb()), staff);
const read = async <Answer>(path: string) => (await api(path, { cookie })).json<Answer>();
const LIMIT_BYTES = 300_000;

describe("a school of 2,000 students", () => {
  it("is counted whole, by the page and by the API", async () => {
    const stats: StaffStats = {
      averageProgress: expect.any(Number) as never,
      totalSessions: STUDENTS * PER_STUDENT.games,
      modulesCompleted: STUDENTS,
      emotionCheckins: STUDENTS * PER_STUDENT.checkIns,
      musicTracks: STUDENTS * PER_STUDENT.tracks,
    };
    expect(await open()).toMatchObject({ studentCount: STUDENTS, stats });
    expect(await read("/api/admin/dashboard-stats")).toEqual(stats);
  });

  it("costs the teacher of 25 no more than a small school does", async () => {
    const teacher = await findUser(`${school.schoolId}-t0`);
    if (!teacher) throw new Error("the school has no teacher");
    const { db, meter } = openDatabase(env.DB);
    await loadStaffHome(contextOf("", db), { ...staff, user: teacher });
    expect(meter.rowsRead).toBeGreaterThan(0);
    expect(meter.rowsRead).toBeLessThan(STUDENTS);
  });

  it("is listed by the API in pages of 1,000, each student once, by name", async () => {
    const pages = await Promise.all(
      [1, 2, 3].map((page) => read<AdminStudent[]>(`/api/admin/students?page=${page}`)),
    );
    expect(pages.map((page) => page.length)).toEqual([1000, 1000, 0]);
    const names = pages.flat().map(({ firstName }) => firstName);
    expect(names).toEqual([...names].sort());
    expect(new Set(pages.flat().map(({ id }) => id)).size).toBe(STUDENTS);
    const progress = await read<StudentProgress[]>("/api/admin/student-progress?page=2");
    expect(progress.map(({ studentId }) => studentId)).toEqual(pages[1]?.map(({ id }) => id));
    expect(progress.every((each) => each.emotionLogsCount === PER_STUDENT.checkIns)).toBe(true);
    expect(JSON.stringify(pages[0]).length).toBeLessThan(LIMIT_BYTES);
    expect(JSON.stringify(progress).length).toBeLessThan(LIMIT_BYTES);
  });

  it("comes on the page fifty at a time, with the way on and back", async () => {
    const seen = new Set<string>();
    for (const number of [1, 2, 40]) {
      const { students } = await open(`?students=${number}`);
      expect(students).toMatchObject({ number, hasNext: number < 40 });
      for (const { id } of students.rows) seen.add(id);
    }
    expect(seen.size).toBe(150);
    expect((await open("?students=41")).students).toMatchObject({ rows: [], hasNext: false });
    for (const wrong of ["0", "-1", "x", "1e9", "99999999999"]) {
      await expect(open(`?students=${wrong}`)).resolves.toBeDefined();
    }
  });

  it("is searched by part of a name or address, and by nothing that SQL would read otherwise", async () => {
    const { students, studentCount } = await open("?find=family+1234");
    expect(students.rows.map(({ lastName }) => lastName)).toEqual(["Family 1234"]);
    expect(studentCount).toBe(STUDENTS);
    expect((await open("?find=large.77@student")).students.rows).toHaveLength(1);
    for (const find of ["%", "_", "\\", "'"]) {
      expect((await open(`?find=${encodeURIComponent(find)}`)).students.rows).toEqual([]);
    }
  });

  it("notes a look only in the logs of those who were shown", async () => {
    const logged = async () =>
      (
        await testDb()
          .select({ subjectId: auditLog.subjectId })
          .from(auditLog)
          .where(and(eq(auditLog.actorId, "someone"), eq(auditLog.action, "record_read")))
      ).map(({ subjectId }) => subjectId);
    const someone = { ...staff, user: { ...staff.user, id: "someone" } };
    const { students } = await loadStaffHome(contextOf("?students=3", testDb()), someone);
    expect((await logged()).sort()).toEqual(students.rows.map(({ id }) => id).sort());
  });

  it("opens a student who stands on another page, and nobody else's", async () => {
    const { students } = await open("?students=30");
    const id = students.rows[0]?.id ?? "";
    expect((await open(`?student=${id}`)).selected).toMatchObject({
      student: { id },
      progress: { studentId: id, emotionLogsCount: PER_STUDENT.checkIns },
    });
    const stranger = { ...staff.user, schoolId: "another" };
    expect(await findStudentRecord({ db: testDb(), clock: testNow }, stranger, id)).toBeNull();
  });

  it("has pages of consents: who waits, who has an answer, and the ledger", async () => {
    const first = (await open()).schoolConsent;
    expect(first?.open).toMatchObject({ number: 1, hasNext: true });
    expect(first?.open.rows).toHaveLength(50);
    expect(new Set(first?.open.rows.map(({ standing }) => standing))).toEqual(new Set(["open"]));
    const decided = new Set<string>();
    for (let number = 1; ; number += 1) {
      const page = (await open(`?decided=${number}`)).schoolConsent?.decided;
      for (const { standing } of page?.rows ?? []) decided.add(standing);
      if (!page?.hasNext) break;
    }
    expect([...decided].sort()).toEqual(["given_by_parent", "given_by_school", "refused_by_parent"]);
    const ledger = (await open("?ledger=2")).schoolConsent?.ledger;
    expect(ledger).toMatchObject({ number: 2, hasNext: true });
  });

  it("shows open alerts first however many closed ones are newer, and the one a mail leads to", async () => {
    const { safety } = await open();
    expect(safety?.page.rows.slice(0, 20).every(({ state }) => state === "acknowledged")).toBe(true);
    expect(safety?.page).toMatchObject({ number: 1, hasNext: true });
    const last = (await open("?alerts=8")).safety?.page.rows.at(-1)?.id ?? "";
    const mailed = (await open(`?event=${last}`)).safety;
    expect(mailed?.page.rows[0]?.id).toBe(last);
    expect(mailed?.opened, "only a look at the words is noted").toBeNull();
    const open100 = await read<{ state: string }[]>("/api/safety/events");
    expect(open100.filter(({ state }) => state === "acknowledged")).toHaveLength(30);
  });

  it("keeps the data of every page small", async () => {
    for (const search of ["", "?students=2&corrections=2&alerts=2&classes=2&consents=2", "?find=family"]) {
      const { corrections, classList, ...page } = await open(search);
      expect(corrections.rows).toHaveLength(10);
      expect(classList.classes.rows).toHaveLength(12);
      expect(JSON.stringify({ corrections, classList, ...page }).length).toBeLessThan(LIMIT_BYTES / 3);
    }
  });
});
