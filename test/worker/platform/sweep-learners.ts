import { eq } from "drizzle-orm";
import { checkInDays, coachUsage, emotionLogs, safetyUpdates, whatWorks } from "~/db/schema";
import { lessons } from "~/features/learning/index.server";
import { findUser, testDb } from "../helpers";
import { say } from "../safety/school";
import { type Case, call, form } from "./sweep";
import { byStudent, jsonOf, type Person } from "./sweep-people";

export const newTalk = async ({ cookie }: Pick<Person, "cookie">): Promise<string> =>
  (await jsonOf<{ id: string }>(await call("/api/ai-coach/conversations", { cookie, json: {} }))).id;

const feelingOf = async (userId: string) =>
  (await testDb().select().from(emotionLogs).where(eq(emotionLogs.userId, userId))).map(
    ({ emotion }) => emotion,
  );

const listOf = async (userId: string) =>
  (await testDb().select().from(whatWorks).where(eq(whatWorks.userId, userId)))
    .map(({ text }) => text)
    .sort();

const nickname = (method: "PATCH" | "POST") =>
  byStudent(({ user, cookie }) => ({
    promise: "one nickname, no row",
    send: (_, headers = {}) =>
      call("/api/profile", { method, cookie, headers, json: { nickname: "Sky", sound: false } }),
    answers: { 200: 20 },
    state: async () => (await findUser(user.id))?.nickname,
    wanted: "Sky",
  }));

export const LEARNER_CASES: Record<string, () => Promise<Case>> = {
  "PUT /api/ai-coach/what-works": byStudent(({ user, cookie }) => ({
    promise: "one whole list, one plan",
    send: (_, headers = {}) =>
      call("/api/ai-coach/what-works", {
        method: "PUT",
        cookie,
        headers,
        json: { items: [{ text: "hug my dog" }, { text: "shoot hoops" }], plan: { text: "call grandma" } },
      }),
    answers: { 200: 20 },
    once: { what_works: 3 },
    state: () => listOf(user.id),
    wanted: ["call grandma", "hug my dog", "shoot hoops"],
  })),
  "POST /api/ai-coach/what-works": byStudent(({ user, cookie }) => ({
    promise: "the same line stands there once",
    send: (_, headers = {}) =>
      call("/api/ai-coach/what-works", { cookie, headers, json: { action: "add", text: "hug my dog" } }),
    answers: { 200: 20 },
    once: { what_works: 1 },
    state: () => listOf(user.id),
    wanted: ["hug my dog"],
  })),
  "DELETE /api/ai-coach/what-works": byStudent(async ({ user, cookie }) => {
    await call("/api/ai-coach/what-works", { cookie, json: { action: "add", text: "hug my dog" } });
    return {
      promise: "all is forgotten",
      send: (_, headers = {}) => call("/api/ai-coach/what-works", { method: "DELETE", cookie, headers }),
      answers: { 204: 20 },
      once: { what_works: -1 },
      state: () => listOf(user.id),
      wanted: [],
    };
  }),
  "POST /api/emotions": byStudent(({ user, cookie }) => ({
    promise: "one feeling a day, one deed",
    send: (_, headers = {}) => call("/api/emotions", { cookie, headers, json: { emotion: "happy" } }),
    answers: { 201: 1, 409: 19 },
    once: { emotion_logs: 1, progress_events: 1, progress_days: 1 },
    state: async () => (await findUser(user.id))?.streakDays,
    wanted: 1,
  })),
  "PUT /api/emotions/today": byStudent(async ({ user, cookie }) => {
    await call("/api/check-in/skip", { cookie, method: "POST" });
    return {
      promise: "after 'I'd rather not say' one feeling, no second deed",
      send: (_, headers = {}) =>
        call("/api/emotions/today", { method: "PUT", cookie, headers, json: { emotion: "calm" } }),
      answers: { 200: 20 },
      once: { emotion_logs: 1 },
      state: () => feelingOf(user.id),
      wanted: ["calm"],
    };
  }),
  "POST /api/check-in/skip": byStudent(async ({ user, cookie }) => {
    await call("/api/emotions", { cookie, json: { emotion: "sad" } });
    return {
      promise: "the feeling is gone, the day counts once",
      send: (_, headers = {}) => call("/api/check-in/skip", { cookie, headers, method: "POST" }),
      answers: { 204: 20 },
      once: { emotion_logs: -1, check_in_days: 1 },
      state: () => feelingOf(user.id),
      wanted: [],
    };
  }),
  "PUT /api/check-in/today": byStudent(async ({ cookie }) => {
    await call("/api/emotions", { cookie, json: { emotion: "sad" } });
    return {
      promise: "one second step a day",
      send: (_, headers = {}) =>
        call("/api/check-in/today", {
          method: "PUT",
          cookie,
          headers,
          json: { energy: 2, wantsToTalk: true },
        }),
      answers: { 200: 20 },
      once: { check_in_days: 1 },
    };
  }),
  "POST /api/check-in/today": byStudent(async ({ user, cookie }) => {
    await call("/api/emotions", { cookie, json: { emotion: "sad" } });
    return {
      promise: "one wish to talk a day, from when it was first said",
      send: (_, headers = {}) =>
        call("/api/check-in/today", { method: "POST", cookie, headers, ...form({ wantsToTalk: "yes" }) }),
      answers: { 200: 20 },
      once: { check_in_days: 1 },
      state: async () =>
        (await testDb().select().from(checkInDays).where(eq(checkInDays.userId, user.id))).map(
          ({ wantsToTalkAt }) => wantsToTalkAt !== null,
        ),
      wanted: [true],
    };
  }),
  "POST /api/check-in/relief": byStudent(({ cookie }) => ({
    promise: "one answer a tool and day",
    send: (_, headers = {}) =>
      call("/api/check-in/relief", { cookie, headers, json: { tool: "music", result: "better" } }),
    answers: { 201: 20 },
    once: { relief_checks: 1, what_works: 1 },
  })),
  "POST /api/ai-coach/conversations": byStudent(({ cookie }) => ({
    promise: "each success one talk",
    send: (_, headers = {}) =>
      call("/api/ai-coach/conversations", { cookie, headers, json: { title: "My day" } }),
    answers: { 201: 20 },
    each: { conversations: 1 },
  })),
  "PATCH /api/ai-coach/conversations/:id": byStudent(async (student) => {
    const id = await newTalk(student);
    return {
      promise: "one title, no row",
      send: (_, headers = {}) =>
        call(`/api/ai-coach/conversations/${id}`, {
          method: "PATCH",
          cookie: student.cookie,
          headers,
          json: { title: "Monday" },
        }),
      answers: { 200: 20 },
    };
  }),
  "POST /api/ai-coach/conversations/:id": byStudent(async ({ cookie }) => {
    const id = await newTalk({ cookie });
    return {
      promise: "deleted once",
      send: (_, headers = {}) =>
        call(`/api/ai-coach/conversations/${id}`, { cookie, headers, ...form({ action: "delete" }) }),
      answers: { 200: 1, 404: 19 },
      once: { conversations: -1 },
    };
  }),
  "DELETE /api/ai-coach/conversations/:id": byStudent(async ({ cookie }) => {
    const { conversationId } = await say(cookie, "i had an ok day");
    return {
      promise: "deleted once, with its messages",
      send: (_, headers = {}) =>
        call(`/api/ai-coach/conversations/${conversationId}`, { method: "DELETE", cookie, headers }),
      answers: { 204: 1, 404: 19 },
      once: { conversations: -1, coach_messages: -2 },
    };
  }),
  "POST /api/ai-coach/conversations/:id/messages": byStudent(async (student) => {
    const id = await newTalk(student);
    return {
      promise: "each success one message and one answer",
      send: (_, headers = {}) =>
        call(`/api/ai-coach/conversations/${id}/messages`, {
          cookie: student.cookie,
          headers,
          json: { content: "we had pizza for lunch" },
        }),
      answers: { 201: 20 },
      each: { coach_messages: 2 },
      once: { coach_usage: 1 },
      state: async () =>
        (await testDb().select().from(coachUsage).where(eq(coachUsage.userId, student.user.id))).length,
      wanted: 1,
    };
  }),
  "POST /api/ai-coach/conversations/:id/help": byStudent(async ({ user, cookie }) => {
    const { conversationId } = await say(cookie, "i want to kill myself tonight");
    return {
      promise: "one sorry, one note of the answer for the adults",
      send: (_, headers = {}) =>
        call(`/api/ai-coach/conversations/${conversationId}/help`, {
          cookie,
          headers,
          json: { answer: "not_meant" },
        }),
      answers: { 204: 20 },
      once: { safety_updates: 1, coach_messages: 2 },
      state: async () =>
        (await testDb().select().from(safetyUpdates).where(eq(safetyUpdates.studentId, user.id))).map(
          ({ kind }) => kind,
        ),
      wanted: ["not_meant"],
    };
  }),
  "POST /api/sel/progress": byStudent(({ cookie }) => ({
    promise: "one record a lesson, finished once",
    send: (_, headers = {}) =>
      call("/api/sel/progress", { cookie, headers, json: { moduleId: "1", progress: 100 } }),
    answers: { 200: 20 },
    once: { module_progress: 1, progress_events: 1, progress_days: 1 },
  })),
  "POST /api/sel/modules/:id/activities/:activityId": byStudent(async ({ user, cookie }) => {
    const activityId = lessons.find(({ id }) => id === "1")?.activities[0]?.id;
    return {
      promise: "done once, one deed",
      send: (_, headers = {}) =>
        call(`/api/sel/modules/1/activities/${activityId}`, {
          cookie,
          headers,
          json: { reflection: "I felt calm." },
        }),
      answers: { 200: 20 },
      once: { activity_completions: 1, module_progress: 1, progress_events: 1, progress_days: 1 },
      state: async () => ((await findUser(user.id))?.totalPoints ?? 0) > 0,
      wanted: true,
    };
  }),
  "PATCH /api/profile": nickname("PATCH"),
  "POST /api/profile": nickname("POST"),
};
