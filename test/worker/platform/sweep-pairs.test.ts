import { eq } from "drizzle-orm";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { safetyEvents } from "~/db/schema";
import { lessons } from "~/features/learning/index.server";
import { testDb } from "../helpers";
import { type Case, call, publish, type Result, sweep } from "./sweep";
import { newTrack } from "./sweep-creations";
import { clearDuties } from "./sweep-pairs";
import { FAMILY_PAIRS } from "./sweep-pairs-family";
import { PERSON_PAIRS } from "./sweep-pairs-person";
import { createSchoolClass } from "./sweep-people";

const PAIRS = { ...FAMILY_PAIRS, ...PERSON_PAIRS };
const results: Result[] = [];
/** Which of them comes to the line first changes from round to round. */
const ROUNDS = 2;

/** Fires a pair as one case, in both orders. */
async function firePair(name: string, round: number): Promise<Result> {
  const { sends, judge } = (await PAIRS[name]?.()) ?? { sends: [], judge: async () => "no such pair" };
  const order = sends.map((_, index) => (round % 2 === 0 ? index : sends.length - 1 - index));
  const statuses: number[] = [];
  const send = async (turn: number): Promise<Response> => {
    const index = order[turn] ?? 0;
    const reply = await (sends[index]?.() ?? Promise.reject(new Error("nothing to send")));
    statuses[index] = reply.status;
    return reply;
  };
  const result = await sweep(name, { promise: name, send, answers: {}, anyRows: true }, sends.length);
  const fault = await judge(statuses);
  return {
    ...result,
    promise: "one of them happened, as it was answered",
    faults: [...result.faults, ...(fault === null ? [] : [fault])],
  };
}

describe("writes that contradict each other, at the same moment", () => {
  beforeAll(clearDuties);
  afterAll(() => publish("sweep-pairs", "Writes that contradict each other, at the same moment", results));

  it.each(Object.keys(PAIRS))("%s", async (name) => {
    for (let round = 0; round < ROUNDS; round += 1) results.push(await firePair(name, round));
    expect(results.slice(-ROUNDS).flatMap(({ faults }) => faults)).toEqual([]);
  });
});

type School = Awaited<ReturnType<typeof createSchoolClass>>;

const CRY = "i want to kill myself tonight";
const activityId = lessons.find(({ id }) => id === "1")?.activities[0]?.id;

/** Every place with free text, and how the same cry for help comes from there. */
const CRIES: Record<string, (school: School) => Promise<() => Promise<Response>>> = {
  "a nickname":
    async ({ student: { cookie } }) =>
    () =>
      call("/api/profile", { method: "PATCH", cookie, json: { nickname: "i want to kill myself" } }),
  "a note to the check-in": async ({ student: { cookie } }) => {
    await call("/api/emotions", { cookie, json: { emotion: "sad" } });
    return () => call("/api/check-in/today", { method: "PUT", cookie, json: { note: CRY } });
  },
  "a talk's title":
    async ({ student: { cookie } }) =>
    () =>
      call("/api/ai-coach/conversations", { cookie, json: { title: CRY } }),
  "a track's title": async ({ student }) => {
    const id = await newTrack(student);
    return () =>
      call(`/api/ai-dj/tracks/${id}`, { method: "PATCH", cookie: student.cookie, json: { title: CRY } });
  },
  "a lesson's answer":
    async ({ student: { cookie } }) =>
    () =>
      call(`/api/sel/modules/1/activities/${activityId}`, { cookie, json: { reflection: CRY } }),
  "a correction":
    async ({ student: { cookie } }) =>
    () =>
      call("/api/privacy/amendments", { cookie, json: { topic: "other", wish: CRY } }),
};

describe("the same cry for help, sent 20 times at once", () => {
  it.each(Object.keys(CRIES))("is one alert, wherever it is written: %s", async (place) => {
    const school = await createSchoolClass();
    const send = await CRIES[place]?.(school);
    if (!send) throw new Error("nothing to send");
    const checked: Case = {
      promise: "one alert",
      send,
      answers: {},
      anyRows: true,
      state: async () =>
        (await testDb().select().from(safetyEvents).where(eq(safetyEvents.studentId, school.student.user.id)))
          .length,
      wanted: 1,
    };
    const result = await sweep(`a cry for help in ${place}`, checked);
    results.push(result);
    expect(result.faults).toEqual([]);
  });
});
