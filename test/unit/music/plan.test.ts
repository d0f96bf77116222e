import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { mayUseModel, readPlan, requestPlan } from "~/features/music/plan.server";
import { type Behaviour, type FakeOpenAi, startFakeOpenAi } from "../../fixtures/openai-server";

let endpoint: FakeOpenAi;
beforeAll(async () => {
  endpoint = await startFakeOpenAi();
});
afterAll(() => endpoint.stop());
beforeEach(() => {
  endpoint.requests.length = 0;
});

const input = {
  emotion: "sad",
  activityType: "focus",
  culturalStyle: "gospel",
  path: "match",
} as const;
const envFor = (baseUrl: string) => ({
  OPENAI_API_KEY: "key",
  OPENAI_BASE_URL: baseUrl,
  OPENAI_MODEL: "test-model",
  ENVIRONMENT: "test" as const,
});
const ask = (behaviour: Behaviour) => {
  endpoint.behave(behaviour);
  return requestPlan(envFor(endpoint.baseUrl), input, "en");
};

describe("a plan by a model", () => {
  it("is taken over and clamped to what the engine allows", async () => {
    const plan = {
      tempoScale: 3,
      motifContour: [0, 2, 4, -99],
      progressionIds: [1, 44],
      title: "River Walk",
    };
    expect(await ask({ kind: "answer", text: JSON.stringify(plan) })).toEqual({
      edits: { tempoScale: 1.08, motifContour: [0, 2, 4, -7], progressionIds: [1, 9] },
      title: "River Walk",
    });
  });

  it("is asked for with the choices and the language alone", async () => {
    await ask({ kind: "answer", text: "{}" });
    const sent = JSON.parse(endpoint.requests[0]!.body);
    expect(Object.keys(sent).sort()).toEqual([
      "max_completion_tokens",
      "messages",
      "model",
      "response_format",
    ]);
    expect(sent.messages.map((message: { role: string }) => message.role)).toEqual(["system", "user"]);
    expect(JSON.parse(sent.messages[1].content)).toEqual({ ...input, language: "en" });
  });

  it.each<[string, Behaviour]>([
    ["no JSON", { kind: "answer", text: "Sure! Here is a lovely plan for you." }],
    ["JSON of another shape", { kind: "answer", text: '{"tempoScale":"fast"}' }],
    ["a list", { kind: "answer", text: "[1,2,3]" }],
    ["an empty answer", { kind: "answer", text: "" }],
    ["an error 500", { kind: "status", status: 500 }],
    ["too many requests", { kind: "status", status: 429 }],
    ["the page of a filter", { kind: "html" }],
    ["silence beyond three seconds", { kind: "hang" }],
    ["an answer after three seconds", { kind: "answer", text: '{"tempoScale":1.05}', delayMs: 4000 }],
  ])("gives way to the engine's own on %s, after one try", async (_name, behaviour) => {
    expect(await ask(behaviour)).toEqual({});
    expect(endpoint.requests).toHaveLength(1);
  });

  it("gives way where nobody listens", async () => {
    expect(await requestPlan(envFor("http://127.0.0.1:9/v1"), input, "en")).toEqual({});
  });

  it.each([
    ["you are a stupid bitch"],
    ["call me at 555-123-4567"],
    ["i want to kill myself"],
    ["Therapy for Anxiety"],
  ])("keeps its numbers and drops the title %j", (title) => {
    expect(readPlan(JSON.stringify({ tempoScale: 1, title }))).toEqual({ edits: { tempoScale: 1 } });
  });
});

describe("who may use a model", () => {
  const now = new Date("2026-05-01T12:00:00Z");
  const env = envFor("http://127.0.0.1:1/v1");
  const person = (
    dateOfBirth: string | null,
    externalModelConsent = false,
    userType: "student" | "parent" = "student",
  ) => ({ userType, dateOfBirth, timeZone: "UTC", externalModelConsent });

  it("is 13 or over, or has a parent's separate consent", () => {
    expect(mayUseModel(env, person("2010-01-01"), now)).toBe(true);
    expect(mayUseModel(env, person("2016-01-01"), now)).toBe(false);
    expect(mayUseModel(env, person(null), now)).toBe(false);
    expect(mayUseModel(env, person("2016-01-01", true), now)).toBe(true);
    expect(mayUseModel(env, person(null, false, "parent"), now)).toBe(true);
  });

  it("is nobody without a key, a model, or the vendor's assurances", () => {
    const adult = person("2005-01-01");
    expect(mayUseModel({ ...env, OPENAI_API_KEY: "" }, adult, now)).toBe(false);
    expect(mayUseModel({ ...env, OPENAI_MODEL: "" }, adult, now)).toBe(false);
    expect(mayUseModel(envFor("https://models.example.com/v1"), adult, now)).toBe(false);
  });
});
