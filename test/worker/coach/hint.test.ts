import { eq } from "drizzle-orm";
import { describe, expect, it } from "vitest";
import { safetyEvents } from "~/db/schema";
import { api, testDb } from "../helpers";
import { createSchool } from "../safety/school";

describe("a hint in a talk (K9)", () => {
  async function openTalk() {
    const { student } = await createSchool();
    const talk = await (await api("/api/ai-coach/conversations", { cookie: student.cookie, json: {} })).json<{
      id: string;
    }>();
    const send = async (content: string) => {
      const reply = await api(`/api/ai-coach/conversations/${talk.id}/messages`, {
        cookie: student.cookie,
        json: { content },
      });
      expect(reply.status).toBe(201);
      const { assistantMessage } = await reply.json<{
        assistantMessage: {
          content: string;
          choices?: { label: string; value: string }[];
          question?: { category: string };
          safety?: { category: string };
        };
      }>();
      return assistantMessage;
    };
    const events = () =>
      testDb().select().from(safetyEvents).where(eq(safetyEvents.studentId, student.user.id));
    return { send, events };
  }

  it("is asked about directly; a yes brings help and one alert", async () => {
    const { send, events } = await openTalk();
    const question = await send("i stand at the edge of the platform");
    expect(question.content).toContain("Are you thinking about suicide, or about hurting yourself?");
    expect(question.content).toContain("computer program");
    expect(question.question).toEqual({ category: "suicide" });
    expect(question.choices?.map(({ label }) => label)).toEqual(["Yes", "No", "I am not sure"]);
    expect(question.choices?.map(({ value }) => value)).toEqual(["Yes", "No", "I am not sure"]);
    expect(question.safety).toBeUndefined();
    expect(await events()).toEqual([]);

    const help = await send("Yes");
    expect(help.safety?.category).toBe("suicide");
    expect(help.content).toContain("988");
    expect(await events()).toMatchObject([{ category: "suicide", severity: "high", ruleIds: ["asked.yes"] }]);
  });

  it("answered with no raises nothing and the talk goes on", async () => {
    const { send, events } = await openTalk();
    await send("i stand at the edge of the platform");
    expect((await send("No")).content).toContain("I need help now");
    expect((await send("can you help me with a beat")).safety).toBeUndefined();
    expect(await events()).toEqual([]);
  });
});
