import { eq } from "drizzle-orm";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { openDatabase } from "~/db/index.server";
import { users } from "~/db/schema";
import { listModuleAudits, readStaffStats } from "~/features/staff/index.server";
import { effectivenessLook } from "~/features/staff/module-audits";
import { addDays, daysBetween } from "~/platform/calendar";
import { localDateOf } from "~/platform/clock";
import { seedHistory, storyClock } from "../../scripts/demo/history";
import { type LocalDatabases, openMemoryDatabases } from "../../scripts/lib/local-d1";
import { applyMigrations, readMigrations } from "../../scripts/lib/migrations";
import { seedDemoSchool } from "../../scripts/seed";
import { HARD_INSTANTS, PROCESS_TIME_ZONES } from "../fixtures/instants";

const ZONE = "America/New_York";
const timeOfDay = new Intl.DateTimeFormat("en-GB", { timeZone: ZONE, timeStyle: "short" });
/** Local times between which everything in the story happens. */
const SCHOOL_HOURS = { from: "08:00", to: "15:30" };

/** The whole school costs seconds, so it is made at the moment that failed. */
const wholeSchools = ["2026-11-22T04:30:00Z"];
const toldInFull = [
  { instant: "2026-11-22T04:30:00Z", zone: "UTC" },
  { instant: "2026-03-08T07:00:00Z", zone: "America/New_York" },
  { instant: "2027-01-01T00:00:00Z", zone: "Pacific/Kiritimati" },
];
let databases: LocalDatabases;
const processZoneBefore = process.env.TZ;

beforeAll(async () => {
  databases = openMemoryDatabases(["stories", ...wholeSchools]);
  await applyMigrations(databases.get("stories"), readMigrations());
});
afterAll(async () => {
  if (processZoneBefore === undefined) delete process.env.TZ;
  else process.env.TZ = processZoneBefore;
  await databases.dispose();
});

/** A student of the demo school whose story is made as if at `now`; returns what was written, with its moments. */
async function tellStory(username: "maya" | "leo", now: Date) {
  const d1 = databases.get("stories");
  const { db } = openDatabase(d1);
  const id = `${username} ${now.toISOString()} ${process.env.TZ}`;
  const name = { userType: "student", firstName: "A", lastName: "B", email: id, username: id } as const;
  await db.insert(users).values({ id, ...name, timeZone: ZONE, createdAt: now, updatedAt: now });
  await seedHistory(db, { id, username, timeZone: ZONE }, now);
  const read = async (columns: string, table: string) =>
    (
      await d1
        .prepare(`select ${columns} from ${table} where user_id = ?`)
        .bind(id)
        .all<{ at: number; localDate: string }>()
    ).results;
  return {
    checkIns: await read("created_at as at, local_date as localDate", "emotion_logs"),
    events: await read("occurred_at as at, local_date as localDate", "progress_events"),
    others: [
      ...(await read("created_at as at", "drum_sessions")),
      ...(await read("created_at as at", "coach_messages")),
      ...(await read("completed_at as at", "activity_completions")),
      ...(await read("created_at as at", "tracks")),
    ],
  };
}

describe("a demo student's story", () => {
  it.each(PROCESS_TIME_ZONES.flatMap((zone) => HARD_INSTANTS.map((instant) => ({ zone, instant }))))(
    "has its days before $instant, on a machine in $zone",
    ({ zone, instant }) => {
      process.env.TZ = zone;
      const now = new Date(instant);
      const at = storyClock(now, ZONE);
      for (let daysAgo = 1; daysAgo <= 30; daysAgo += 1) {
        for (const minutes of [0, 75]) {
          const moment = at(daysAgo, minutes);
          expect(localDateOf(moment, ZONE)).toBe(addDays(localDateOf(now, ZONE), -daysAgo));
          expect(timeOfDay.format(moment) >= SCHOOL_HOURS.from).toBe(true);
          expect(timeOfDay.format(moment) < SCHOOL_HOURS.to).toBe(true);
        }
      }
    },
  );

  it.each(toldInFull)("is written at $instant by a machine in $zone", async ({ zone, instant }) => {
    process.env.TZ = zone;
    const now = new Date(instant);
    const { checkIns, events, others } = await tellStory("leo", now);
    expect(checkIns.length).toBe(14);
    for (const { at, localDate } of [...checkIns, ...events])
      expect(localDate).toBe(localDateOf(new Date(at), ZONE));
    for (const { at } of [...checkIns, ...events, ...others]) {
      const moment = new Date(at);
      expect(daysBetween(localDateOf(moment, ZONE), localDateOf(now, ZONE))).toBeGreaterThanOrEqual(1);
      expect(timeOfDay.format(moment) >= SCHOOL_HOURS.from).toBe(true);
      expect(timeOfDay.format(moment) < SCHOOL_HOURS.to).toBe(true);
    }
    expect(
      checkIns
        .map(({ localDate }) => localDate)
        .toSorted()
        .at(-1),
    ).toBe(addDays(localDateOf(now, ZONE), -1));
  });

  it("is as long for the older student", async () => {
    const { checkIns } = await tellStory("maya", new Date("2026-11-22T04:30:00Z"));
    expect(checkIns.length).toBe(18);
  });
});

describe("the demo school", () => {
  it.each(wholeSchools)("is made in an empty database at %s, once", async (instant) => {
    const d1 = databases.get(instant);
    await applyMigrations(d1, readMigrations());
    expect(await seedDemoSchool(d1, new Date(instant), "http://localhost:8787")).toBe(true);
    expect(await seedDemoSchool(d1, new Date(instant), "http://localhost:8787")).toBe(false);
    const { results } = await d1
      .prepare("select username, streak_days, password_hash is not null as has_password from users")
      .all();
    const streaks = Object.fromEntries(results.map(({ username, streak_days }) => [username, streak_days]));
    expect(streaks.maya).toBeGreaterThan(5);
    // The rest of the class is there to be seen in lists; nobody signs in as one of them.
    const known = results.filter(({ has_password }) => has_password).map(({ username }) => username);
    expect(known.toSorted()).toEqual(["admin", "leo", "maya", "noor", "parent", "teacher"]);
  });

  it("is a class large enough for figures of every look, and has lessons too few have begun", async () => {
    const { db } = openDatabase(databases.get(wholeSchools[0] ?? ""));
    for (const userType of ["teacher", "admin"] as const) {
      const [staff] = await db.select().from(users).where(eq(users.userType, userType));
      if (!staff) throw new Error(`the demo school has no ${userType}`);
      const audits = await listModuleAudits({ db, locale: "en" }, staff);
      expect(
        audits.map(({ effectivenessRating }) =>
          effectivenessRating === null ? null : effectivenessLook(effectivenessRating),
        ),
      ).toEqual(["default", "secondary", "destructive", ...audits.slice(3).map(() => null)]);
      expect((await readStaffStats({ db }, staff)).averageProgress).toBeGreaterThan(0);
    }
  });
});
