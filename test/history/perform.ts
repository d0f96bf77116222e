import { startServer } from "../e2e/server";
import { startFakeOpenAi } from "../fixtures/openai-server";
import { numberName } from "../fixtures/random-name";
import type { check as checkType, Verdict } from "./check";
import { type Circle, runGuests, runPlayer } from "./circle";
import { openDatabase } from "./database";
import { type Family, runFamilies } from "./family";
import { allFaults, type Fault } from "./faults";
import { groupBy, type Operation } from "./history";
import { startMailServer } from "./mail-server";
import { plantAndFind } from "./plant";
import { type Random, randomFrom } from "./random";
import { readState } from "./read-state";
import type { FaultCount } from "./report";
import { ringUntilDone } from "./ring";
import { join, makeClass, runJoiningTab, runTeacherTab, type SchoolClass } from "./school";
import { type Cast, lookAround } from "./sightings";
import type { Sightings } from "./state";
import { runLeaverTab, runStudentTab } from "./student";
import { birthDate, newBrowser, Person, register, World } from "./world";

type Options = {
  seed: number;
  seconds: number;
  /** Without faults: only to see that planted violations are found. */
  isCalm: boolean;
  say(text: string): void;
  check: typeof checkType;
};
export type Performance = {
  operations: Operation[];
  verdict: Verdict;
  faults: FaultCount[];
  notes: string[];
  /** Every violation planted at the end was found. */
  isWatchful: boolean;
};

const HOUR_MS = 3_600_000;
const DAY_MS = 24 * HOUR_MS;
const STUDENTS = 3;
const TABS = 2;

/** One run: makes everybody, lets them work while faults strike, ends all and checks. */
export async function perform(options: Options): Promise<Performance> {
  const random = randomFrom(options.seed);
  const [mail, model] = await Promise.all([startMailServer(), startFakeOpenAi()]);
  const server = await startServer({
    ...{ SMTP_HOST: "127.0.0.1", SMTP_PORT: String(mail.port), MAIL_FROM: "beats@history.example" },
    ...{ OPENAI_API_KEY: "test", OPENAI_BASE_URL: model.baseUrl, OPENAI_MODEL: "test" },
  });
  const database = openDatabase(server.stateDir);
  const world = new World(server, database, random, numberName(options.seed));
  const checkNow = async (seen: Sightings | null = null) => {
    const state = await readState(database, world.people, {
      ...{ nowMs: world.now().getTime(), days: world.clockOffsetMs / DAY_MS },
    });
    return { state, verdict: options.check(world.recorder.operations, state, seen) };
  };
  const restart = async (signal: NodeJS.Signals, clockStepMs: number) => {
    world.gate.shut();
    world.clockOffsetMs += clockStepMs;
    await server.restart(signal, { CLOCK_OFFSET_MS: String(world.clockOffsetMs) });
    await world.gate.idle();
    world.recorder.epoch += 1;
    const { verdict } = await checkNow();
    options.say(`  ${signal}, checked: ${verdict.violations.length} violations`);
    if (verdict.violations.length > 0) early.push(...verdict.violations);
    world.gate.open();
  };
  const early: Verdict["violations"] = [];
  try {
    const { cast, circle, looks, work } = await begin(world, random);
    const faults = options.isCalm ? [] : allFaults({ world, mail, model, restart });
    const counts = await strikeAll(faults, { world, random, seconds: options.seconds, say: options.say });
    world.isOver = true;
    await Promise.all(work);

    await restart("SIGTERM", HOUR_MS);
    await runClock(world);
    const { state } = await checkNow();
    looks.push(...(await lookAround(world, cast, state, circle)));
    const end = await checkNow({ looks, heard: namedHits(circle), received: mail.received });
    options.say(`looked at the end, checked: ${end.verdict.violations.length} violations`);

    // A week later the open deletions are due.
    await restart("SIGTERM", 8 * DAY_MS);
    await runClock(world);
    const later = await checkNow();
    const overdue = Object.keys(later.state.deletions).map((person) => ({
      ...{ person, what: "the account after its deletion was due", expected: false, seen: true },
    }));
    const last = await checkNow({ looks: overdue, heard: [], received: mail.received });
    options.say(`a week later, checked: ${last.verdict.violations.length} violations`);
    const violations = unique([...early, ...end.verdict.violations, ...last.verdict.violations]);
    const planted = await plantAndFind(world, checkNow);
    return {
      isWatchful: planted.isSound,
      operations: world.recorder.operations,
      verdict: { ...end.verdict, violations },
      faults: counts,
      notes: [
        `keys sent again with the same body: ${world.reused.sameBody}, with another: ${world.reused.otherBody}`,
        `two tabs: ${overlapping(world.recorder.operations)} operations overlapped another tab's of the same person`,
        `circle: ${circle.played} hits played, ${circle.heard.length} heard; mails taken: ${mail.received.size}`,
        `looked at the end: ${looks.length}; accounts gone a week later: ${world.people.size - last.state.people.length}`,
        ...planted.lines,
      ],
    };
  } finally {
    world.isOver = true;
    world.gate.open();
    await database.close();
    await server.stop();
    await Promise.all([model.stop(), mail.behave("is down")]);
  }
}

/** Makes everybody and starts their tabs. */
async function begin(world: World, random: Random) {
  const old = { dateOfBirth: birthDate(world, 15) };
  const teacher = await register(world, "t1", "teacher", { institutionName: "Loop School" });
  const admin = new Person(world, "admin", "admin@demo.school", newBrowser(world), "Beats2026!");
  const students: Person[] = [];
  for (let count = 1; count <= STUDENTS; count += 1)
    students.push(await register(world, `s${count}`, "student", old));
  const leaver = await register(world, "l1", "student", old);
  const room = await makeClass(teacher, 1, random);
  if (!room) throw new Error("the circle's class was not made");
  const circle: Circle = { world, room, members: new Map(), heard: [], played: 0 };
  for (const student of students) await join(student, 1, room);

  const families: Family[] = [];
  const classes: SchoolClass[] = [];
  const looks: Sightings["looks"] = [];
  const tabs = Array.from({ length: TABS }, (_, index) => index + 1);
  const work = [
    ...students.flatMap((student) => tabs.map((tab) => runStudentTab(student, tab, random.fork()))),
    ...students.map((student) => runJoiningTab(student, TABS + 1, random.fork(), classes)),
    ...tabs.map((tab) => runLeaverTab(leaver, tab, random.fork())),
    ...tabs.map((tab) => runTeacherTab(teacher, tab, random.fork(), { classes, students })),
    ...[teacher, ...students.slice(0, 2)].map((player) => runPlayer(circle, player, random.fork())),
    runGuests(circle, teacher, random.fork(), looks),
    runFamilies(world, random.fork(), families),
  ];
  const cast: Cast = { students, teacher, admin, families, classes };
  return { cast, circle, looks, work };
}

type Plan = { world: World; random: Random; seconds: number; say(text: string): void };

/** Lets the faults strike one after the other, evenly over the time, each at least once and tried again if need be. */
async function strikeAll(faults: Fault[], { world, random, seconds, say }: Plan): Promise<FaultCount[]> {
  const counts = faults.map(({ name }) => ({ name, struck: 0, during: 0, unanswered: 0 }));
  const untilMs = performance.now() + seconds * 1000;
  let queue: Fault[] = [];
  const lacking = () => faults.filter((_, index) => counts[index]?.struck === 0);
  for (
    let tries = 0;
    performance.now() < untilMs || (lacking().length > 0 && tries < 4 * faults.length);
    tries += 1
  ) {
    if (performance.now() >= untilMs) queue = lacking();
    else if (queue.length === 0) queue = random.shuffle(faults);
    const fault = queue.shift();
    const count = counts.find(({ name }) => name === fault?.name);
    await new Promise((resolve) => setTimeout(resolve, 1000 + random.below(3000)));
    if (!fault || !count) continue;
    const before = world.recorder.operations.length;
    count.struck += await fault.strike();
    const during = world.recorder.operations.slice(before);
    count.during += during.length;
    count.unanswered += during.filter(({ outcome }) => outcome === "unknown").length;
    say(`${fault.name}: struck ${count.struck}`);
  }
  return counts;
}

/** Has the product do all that is due by now. */
const runClock = (world: World): Promise<void> =>
  ringUntilDone(
    async () => (await newBrowser(world).send("/dev/scheduled")).body.hasRun === true,
    () => countDue(world),
  );

/** Mails, exports and deletions that are due. */
async function countDue(world: World): Promise<number> {
  const nowMs = world.now().getTime();
  const [due] = await world.database.all<{ count: number }>(
    `select (select count(*) from outbox where sent_at is null and failed_at is null and send_after <= ?)
      + (select count(*) from data_requests where kind = 'export' and status = 'open')
      + (select count(*) from data_requests where kind = 'deletion' and status in ('open', 'running')
        and execute_after <= ?) as count`,
    ...[nowMs, nowMs],
  );
  return due?.count ?? 0;
}

const namedHits = ({ heard, members }: Circle) =>
  heard.map(({ listener, player, number }) => ({ listener, player: members.get(player) ?? player, number }));

/** How many operations ran beside one of another tab of the same person. */
function overlapping(operations: readonly Operation[]): number {
  let count = 0;
  for (const own of groupBy(operations, ({ person }) => person).values()) {
    // Sent in this order: whatever still runs when one is sent runs beside it.
    let running: Operation[] = [];
    const beside = new Set<number>();
    for (const one of own) {
      running = running.filter(({ endedAt }) => endedAt > one.invokedAt);
      const others = running.filter(({ tab }) => tab !== one.tab);
      for (const { id } of others.length > 0 ? [...others, one] : []) beside.add(id);
      // One that never was answered would run for ever.
      if (Number.isFinite(one.endedAt)) running.push(one);
    }
    count += beside.size;
  }
  return count;
}

function unique(violations: Verdict["violations"]): Verdict["violations"] {
  return [...new Map(violations.map((each) => [`${each.rule} ${each.object}`, each])).values()];
}
