import { and, eq } from "drizzle-orm";
import { describe, expect, it } from "vitest";
import { coachMessages, conversations, drumLoops, safetyEvents, tracks } from "~/db/schema";
import { api, signedInUser, testDb } from "../helpers";
import { fireTogether } from "./together";

describe("limits hold for requests at the same moment", () => {
  it("twelve pieces of music a minute", async () => {
    const { user, cookie } = await signedInUser();
    const json = { emotion: "happy", activityType: "focus", culturalStyle: "jazz" };
    const statuses = await fireTogether(40, () =>
      api("/api/ai-dj/create-music", { cookie, json, settings: { RENDER: "client" } }),
    );
    const rows = await testDb().select({ id: tracks.id }).from(tracks).where(eq(tracks.userId, user.id));
    expect({ rows: rows.length, statuses }).toEqual({ rows: 12, statuses: { 201: 12, 429: 28 } });
  });

  it("thirty coach messages in ten minutes, in one talk and over several (K22)", async () => {
    const { user, cookie } = await signedInUser();
    const talks = await Promise.all(
      [1, 2, 3].map(async () =>
        (await api("/api/ai-coach/conversations", { cookie, json: {} })).json<{ id: string }>(),
      ),
    );
    const statuses = await fireTogether(60, (index) =>
      api(`/api/ai-coach/conversations/${talks[index % 3]?.id}/messages`, {
        cookie,
        json: { content: "i had an ok day" },
      }),
    );
    const rows = await testDb()
      .select({ id: coachMessages.id })
      .from(coachMessages)
      .where(and(eq(coachMessages.userId, user.id), eq(coachMessages.role, "user")));
    expect(rows.length).toBe(30);
    expect(statuses[201]).toBe(30);
  });

  it("never lets a plain message wipe out the crisis of another one", async () => {
    const { user, cookie } = await signedInUser();
    const talk = await (await api("/api/ai-coach/conversations", { cookie, json: {} })).json<{
      id: string;
    }>();
    const say = (content: string) =>
      api(`/api/ai-coach/conversations/${talk.id}/messages`, { cookie, json: { content } });
    await fireTogether(12, (index) =>
      say(index === 5 ? "i want to kill myself tonight" : "we had pizza for lunch"),
    );
    const [row] = await testDb()
      .select({ riskState: conversations.riskState, messageCount: conversations.messageCount })
      .from(conversations)
      .where(eq(conversations.id, talk.id));
    expect(row?.riskState).toMatchObject({ open: { category: "suicide" } });
    const events = await testDb().select().from(safetyEvents).where(eq(safetyEvents.studentId, user.id));
    expect(events).toHaveLength(1);
  });

  it("fifty kept loops", async () => {
    const { user, cookie } = await signedInUser();
    const json = { bpm: 100, bars: 2, hits: [{ padId: "kick", step: 0, velocity: 0.9 }] };
    await fireTogether(70, () => api("/api/ai-drummer/loops", { cookie, json }));
    const rows = await testDb().select().from(drumLoops).where(eq(drumLoops.userId, user.id));
    expect(rows).toHaveLength(50);
  });

  it("one event for one cry for help in a nickname, and no broken answer", async () => {
    const { user, cookie } = await signedInUser();
    const statuses = await fireTogether(20, () =>
      api("/api/profile", { method: "PATCH", cookie, json: { nickname: "i want to kill myself" } }),
    );
    const events = await testDb().select().from(safetyEvents).where(eq(safetyEvents.studentId, user.id));
    expect({ events: events.length, statuses }).toEqual({ events: 1, statuses: { 422: 20 } });
  });
});
