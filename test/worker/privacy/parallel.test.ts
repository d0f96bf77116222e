import { and, eq } from "drizzle-orm";
import { describe, expect, it } from "vitest";
import { amendmentRequests, dataRequests, outbox } from "~/db/schema";
import { api, signedInUser, testDb } from "../helpers";
import { fireTogether, inRounds } from "../platform/together";
import { createSchool } from "../safety/school";

const requestsOf = (userId: string) =>
  testDb().select().from(dataRequests).where(eq(dataRequests.userId, userId));

describe("requests about one's data at the same moment", () => {
  it("plan one deletion, and taking it back leaves none open (10 tries)", async () => {
    const wrong = await inRounds(10, async () => {
      const { user, cookie } = await signedInUser();
      const replies = await Promise.all(
        [1, 2, 3, 4, 5, 6].map(() => api("/api/privacy/data-deletion", { cookie, method: "POST" })),
      );
      const [first] = await Promise.all(replies.map((reply) => reply.json<{ id: string }>()));
      await api(`/api/privacy/data-deletion/${first?.id}/cancel`, { cookie, method: "POST" });
      const rows = await requestsOf(user.id);
      const open = rows.filter(({ status }) => status === "open");
      return rows.length === 1 && open.length === 0 ? null : `${rows.length} rows, ${open.length} open`;
    });
    expect(wrong).toEqual([]);
  });

  it("make one archive and one mail a day", async () => {
    const { user, cookie } = await signedInUser();
    const statuses = await fireTogether(5, () => api("/api/privacy/data-export", { cookie, method: "POST" }));
    expect(statuses).toEqual({ 202: 5 });
    await api("/api/privacy/data-export", { cookie, method: "POST" });
    const mails = await testDb()
      .select()
      .from(outbox)
      .where(and(eq(outbox.recipient, user.email), eq(outbox.kind, "data_export")));
    expect(await requestsOf(user.id)).toMatchObject([{ status: "ready" }]);
    expect(mails).toHaveLength(1);
  });

  it("open at most five corrections", async () => {
    const { student } = await createSchool();
    await fireTogether(20, () =>
      api("/api/privacy/amendments", {
        cookie: student.cookie,
        json: { topic: "account", wish: "My grade is wrong." },
      }),
    );
    const rows = await testDb()
      .select()
      .from(amendmentRequests)
      .where(eq(amendmentRequests.studentId, student.user.id));
    expect(rows).toHaveLength(5);
  });
});
