import type { Random } from "./random";
import type { Person, World } from "./world";

const FEELINGS = ["happy", "calm", "anxious", "sad", "angry", "excited", "confident", "frustrated"];
/** The first lesson, which nothing locks. */
const ACTIVITIES = ["two-heartbeats", "faster-or-slower", "breathe-with-the-light", "your-breathing-track"];
/** One pixel; what follows the picture's end makes each file another one. */
const picture = Buffer.from(
  "iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mP8z8BQDwAEhQGAhKmMIQAAAABJRU5ErkJggg==",
  "base64",
);

type Tab = { person: Person; world: World; tab: number; random: Random; loops: string[]; talks: string[] };
type Doing = (tab: Tab) => Promise<unknown>;

const keepId = (body: Record<string, unknown>) => ({ id: body.id });

const checkIn: Doing = ({ person, world, tab, random }) => {
  const effect = random.pick(FEELINGS);
  const object = `${person.name} ${world.today()}`;
  const body = { emotion: effect };
  return random.pick([
    () =>
      person.actOnce(tab, { kind: "check-in.answer", object, effect, path: "/api/emotions", body }, random),
    () =>
      person.act(tab, {
        ...{ kind: "check-in.change", object, effect, body },
        ...{ path: "/api/emotions/today", method: "PUT" },
      }),
    () => person.act(tab, { kind: "check-in.skip", object, effect: "skip", path: "/api/check-in/skip" }),
  ])();
};

const drums: Doing = async ({ person, world, tab, random }) => {
  const game = (score: number) => ({
    kind: "drums.session",
    effect: String(score),
    path: "/api/ai-drummer/sessions",
    body: { gameMode: "beat_matching", score, accuracy: 80, bpm: 90, duration: 3600, streak: 3 },
    keep: keepId,
  });
  const first = game(world.next());
  const done = await person.actOnce(tab, first, random);
  if (!done.key || !random.chance(0.1)) return;
  world.reused.otherBody += 1;
  await person.act(tab, { ...game(world.next()), key: done.key });
};

const loop: Doing = async ({ person, world, tab, random, loops }) => {
  const effect = String(world.next());
  const hits = [{ padId: "kick", step: 0, velocity: Number(effect) / 1_000_000 }];
  const path = "/api/ai-drummer/loops";
  const wish = { kind: "drums.loop", effect, path, body: { bpm: 90, bars: 1, hits }, keep: keepId };
  const done = await person.actOnce(tab, wish, random);
  if (done.outcome === "ok") loops.push(`${done.output.id} ${effect}`);
  if (loops.length < 4) return;
  const [id = "", known = ""] = (loops.shift() ?? "").split(" ");
  await person.act(tab, {
    kind: "drums.forget-loop",
    effect: known,
    path: `${path}/${id}`,
    method: "DELETE",
  });
};

const newTalk: Doing = async ({ person, world, tab, random, talks }) => {
  const title = `Beat talk ${world.next()}`;
  const path = "/api/ai-coach/conversations";
  const wish = { kind: "coach.talk", effect: title, path, body: { title }, keep: keepId };
  const done = await person.actOnce(tab, wish, random);
  if (done.outcome === "ok") talks.push(String(done.output.id));
};

const message: Doing = async (each) => {
  const { person, world, tab, random, talks } = each;
  const talk = talks[random.below(talks.length)];
  if (talk === undefined) return newTalk(each);
  const content = `I practiced rhythm number ${world.next()} today`;
  const path = `/api/ai-coach/conversations/${talk}/messages`;
  const keep = (body: Record<string, unknown>) => ({
    id: (body.userMessage as { id?: string } | undefined)?.id,
    answerId: (body.assistantMessage as { id?: string } | undefined)?.id,
  });
  await person.actOnce(
    tab,
    { kind: "coach.message", object: talk, effect: content, path, body: { content }, keep },
    random,
  );
};

const lesson: Doing = ({ person, tab, random }) => {
  const activity = random.pick(ACTIVITIES);
  const path = `/api/sel/modules/1/activities/${activity}`;
  return person.act(tab, { kind: "lesson.activity", effect: `1/${activity}`, path, body: {} });
};

/** Asks for an address, sends the picture there and makes it the background. */
const upload: Doing = async ({ person, world, tab, random }) => {
  const file = new Uint8Array(picture.length + world.next());
  file.set(picture);
  const asked = await person.actOnce(
    tab,
    {
      ...{ kind: "upload.address", effect: String(file.length), path: "/api/objects/upload" },
      body: { contentType: "image/png", size: file.length },
      keep: ({ uploadURL, objectPath }) => ({ uploadURL, objectPath }),
    },
    random,
  );
  if (asked.outcome !== "ok") return;
  const { uploadURL, objectPath } = asked.output as Record<string, string>;
  const sending = { kind: "upload.put", path: uploadURL ?? "", method: "PUT", file };
  const sent = await person.act(tab, { ...sending, effect: String(file.length) });
  const path = "/api/backgrounds";
  if (sent.outcome === "ok")
    await person.act(tab, {
      ...{ kind: "upload.background", effect: objectPath ?? "", path, method: "PUT" },
      body: { backgroundImageURL: objectPath },
    });
  if (random.chance(0.15))
    await person.act(tab, {
      ...{ kind: "upload.background", effect: "none", path, method: "PUT" },
      body: { backgroundImageURL: null },
    });
};

/** More addresses at once than a day allows. */
const uploadStorm: Doing = ({ person, world, tab }) =>
  Promise.all(
    Array.from({ length: 8 }, () => {
      const size = picture.length + world.next();
      return person.act(tab, {
        ...{ kind: "upload.address", effect: String(size), path: "/api/objects/upload" },
        body: { contentType: "image/png", size },
      });
    }),
  );

const exportData: Doing = ({ person, tab }) =>
  person.act(tab, { kind: "export.ask", effect: "export", path: "/api/privacy/data-export", keep: keepId });

const WORK: [share: number, doing: Doing][] = [
  [5, checkIn],
  [5, drums],
  [4, loop],
  [1, newTalk],
  [4, message],
  [2, lesson],
  [3, upload],
  [0.3, uploadStorm],
  [0.7, exportData],
];
const TOTAL = WORK.reduce((sum, [share]) => sum + share, 0);

function choose(random: Random): Doing {
  let left = (random.below(1000) / 1000) * TOTAL;
  for (const [share, doing] of WORK) {
    left -= share;
    if (left < 0) return doing;
  }
  return checkIn;
}

/** One of a student's tabs: one thing after the other until the run is over. */
export async function runStudentTab(person: Person, tab: number, random: Random): Promise<void> {
  const each = { person, world: person.world, tab, random, loops: [], talks: [] };
  while (!person.world.isOver) {
    const before = person.world.recorder.operations.length;
    await choose(random)(each);
    const mine = person.world.recorder.operations.slice(before).filter((done) => done.person === person.name);
    if (mine.some(({ status }) => status === 401)) await person.signIn();
  }
}

/** A student who asks for the deletion of the account and takes it back, in two tabs. */
export async function runLeaverTab(person: Person, tab: number, random: Random): Promise<void> {
  const path = "/api/privacy/data-deletion";
  let known: string | null = null;
  while (!person.world.isOver) {
    const done: { outcome: string; status: number | null; output: Record<string, unknown> } =
      known === null || random.chance(0.5)
        ? await person.act(tab, { kind: "deletion.ask", effect: "ask", path, keep: keepId })
        : await person.act(tab, { kind: "deletion.cancel", effect: known, path: `${path}/${known}/cancel` });
    if (done.outcome === "ok" && typeof done.output.id === "string") known = done.output.id;
    if (done.status === 401) await person.signIn();
    await new Promise((resolve) => setTimeout(resolve, random.below(1500)));
  }
}
