import { eq } from "drizzle-orm";
import { describe, expect, it } from "vitest";
import { sessions } from "~/db/schema";
import { testNow } from "../clock";
import { api, testDb } from "../helpers";
import { continueWith, createWaitingChild, lastTokenTo } from "./family";

const grant = (token: string) => api(`/api/consent/${token}/grant`, { json: { isParent: true } });
const statusWith = async (cookie: string) => (await api("/api/auth/user", { cookie })).status;
const rowsOf = (childId: string) => testDb().select().from(sessions).where(eq(sessions.userId, childId));
const trade = (cookie: string) => api("/api/consent/continue", { cookie, method: "POST" });

describe("a child's tokens when rights change", () => {
  it.each([
    ["granted", (token: string) => grant(token), "ready"],
    ["refused", (token: string) => api(`/api/consent/${token}/decline`, { method: "POST" }), "declined"],
  ])("%s: the earlier one is refused everywhere and buys one new one", async (_name, answer, standing) => {
    const { cookie, token } = await createWaitingChild();
    expect(await statusWith(cookie)).toBe(200);
    expect(await (await trade(cookie)).json()).toEqual({ standing: "waiting" });
    expect((await answer(token)).status).toBe(200);

    for (const path of ["/api/auth/user", "/api/emotions", "/api/ai-coach/conversations", "/ws"]) {
      expect((await api(path, { cookie })).status, path).toBe(401);
    }
    expect((await api("/api/consent/resend", { cookie, json: {} })).status).toBe(401);
    const reply = await trade(cookie);
    expect(await reply.json()).toEqual({ standing });
    const next = reply.headers.get("set-cookie")?.split(";")[0] ?? "";
    expect(next).not.toBe(cookie);
    expect(await statusWith(next)).toBe(200);
    expect((await trade(cookie)).status).toBe(401);
    expect(await statusWith(next), "a copy that comes late harms nobody").toBe(200);
  });

  it("gives one new token to twenty copies of the old one at the same moment", async () => {
    const { child, cookie, token } = await createWaitingChild();
    await grant(token);
    const cookies = await Promise.all(Array.from({ length: 20 }, () => continueWith(cookie)));
    expect(cookies.filter((each) => each !== "")).toHaveLength(1);
    expect(await rowsOf(child.id)).toHaveLength(1);
  });

  it("withdrawn: nothing is left to trade, neither of the sessions nor of a token not traded yet", async () => {
    const { child, cookie, token, parentEmail } = await createWaitingChild();
    await grant(token);
    const revokeToken = await lastTokenTo(parentEmail);
    await api(`/api/consent/${revokeToken}/revoke`, { method: "POST" });
    expect((await trade(cookie)).status).toBe(401);
    expect(await rowsOf(child.id)).toEqual([]);
  });

  it("is traded no later than the session would have ended", async () => {
    const { child, cookie, token } = await createWaitingChild();
    await grant(token);
    await testDb()
      .update(sessions)
      .set({ expiresAt: new Date(testNow().getTime() - 1000) })
      .where(eq(sessions.userId, child.id));
    expect((await trade(cookie)).status).toBe(401);
  });

  it("sends the plain form on to where the child stands", async () => {
    const { cookie, token } = await createWaitingChild();
    const press = () =>
      api("/api/consent/continue", {
        cookie,
        body: new URLSearchParams(),
        headers: { accept: "text/html" },
      });
    const early = await press();
    expect([early.status, early.headers.get("location")]).toEqual([303, "/"]);
    await grant(token);
    const done = await press();
    expect([done.status, done.headers.get("location")]).toEqual([303, "/?registration=complete"]);
    expect((await press()).headers.get("location")).toBe("/auth");
  });
});
