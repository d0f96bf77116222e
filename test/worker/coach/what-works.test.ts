import { eq } from "drizzle-orm";
import { describe, expect, it } from "vitest";
import { conversations, reliefChecks, safetyEvents, whatWorks } from "~/db/schema";
import type { Exchange } from "~/features/coach/coach.schema";
import type { WorksList } from "~/features/what-works/what-works.schema";
import { api, signedInUser, testDb } from "../helpers";

const PATH = "/api/ai-coach/what-works";
const read = async (cookie: string) => (await api(PATH, { cookie })).json<WorksList>();
const put = (cookie: string, json: unknown) => api(PATH, { cookie, method: "PUT", json });
const newTalk = async (cookie: string) =>
  (await (await api("/api/ai-coach/conversations", { cookie, json: {} })).json<{ id: string }>()).id;
const say = async (cookie: string, talk: string, content: string) =>
  (
    await (
      await api(`/api/ai-coach/conversations/${talk}/messages`, { cookie, json: { content } })
    ).json<Exchange>()
  ).assistantMessage;

describe("the child's own list", () => {
  it("is read, replaced, and forgotten, one line or all", async () => {
    const { user, cookie } = await signedInUser();
    expect(await read(cookie)).toEqual({ items: [], notHelped: [], plan: null });
    const saved = await put(cookie, { items: [{ text: " hug my dog " }], plan: { text: "call grandma" } });
    expect(saved.status).toBe(200);
    const list = await read(cookie);
    expect(list).toMatchObject({
      items: [{ text: "hug my dog", source: "own" }],
      plan: { text: "call grandma" },
    });
    await put(cookie, { items: [...list.items.map(({ id, text }) => ({ id, text })), { text: "run" }] });
    expect((await read(cookie)).items.map(({ text }) => text)).toEqual(["hug my dog", "run"]);
    expect((await read(cookie)).plan?.text).toBe("call grandma");
    expect((await api(`${PATH}?id=${list.items[0]?.id}`, { cookie, method: "DELETE" })).status).toBe(204);
    expect((await api(`${PATH}?id=${list.items[0]?.id}`, { cookie, method: "DELETE" })).status).toBe(404);
    await api("/api/check-in/relief", { cookie, json: { tool: "drums", result: "better" } });
    expect((await read(cookie)).items.map(({ text, source }) => `${source} ${text}`)).toContain(
      "check_in Drumming it out",
    );
    expect((await api(PATH, { cookie, method: "DELETE" })).status).toBe(204);
    expect(await read(cookie)).toEqual({ items: [], notHelped: [], plan: null });
    expect(await testDb().$count(reliefChecks, eq(reliefChecks.userId, user.id))).toBe(0);
  });

  it("is the child's alone", async () => {
    const [owner, other] = [await signedInUser(), await signedInUser()];
    await put(owner.cookie, { items: [{ text: "hug my dog" }] });
    const id = (await read(owner.cookie)).items[0]?.id;
    expect((await read(other.cookie)).items).toEqual([]);
    expect((await api(`${PATH}?id=${id}`, { cookie: other.cookie, method: "DELETE" })).status).toBe(404);
    await put(other.cookie, { items: [{ id, text: "mine now" }] });
    expect((await read(owner.cookie)).items).toMatchObject([{ id, text: "hug my dog" }]);
    for (const userType of ["parent", "teacher"] as const)
      expect((await api(PATH, { cookie: (await signedInUser({ userType })).cookie })).status).toBe(403);
    expect((await api(PATH)).status).toBe(401);
  });

  it("refuses too much, too long, too little, and hears a cry for help", async () => {
    const { user, cookie } = await signedInUser();
    for (const items of [[{ text: "" }], [{ text: "a".repeat(121) }], Array(31).fill({ text: "a" }), "no"])
      expect((await put(cookie, { items })).status).toBe(400);
    expect((await put(cookie, { items: [{ text: "call me at 555-123-4567" }] })).status).toBe(422);
    expect((await put(cookie, { items: [{ text: "i want to kill myself tonight" }] })).status).toBe(422);
    expect(await testDb().$count(safetyEvents, eq(safetyEvents.studentId, user.id))).toBe(1);
    expect((await read(cookie)).items).toEqual([]);
  });

  it("is one whole list after twenty at once", async () => {
    const { user, cookie } = await signedInUser();
    const replies = await Promise.all(
      Array.from({ length: 20 }, (_, index) =>
        put(cookie, {
          items: [{ text: `one ${index}` }, { text: `two ${index}` }],
          plan: { text: `plan ${index}` },
        }),
      ),
    );
    expect(new Set(replies.map(({ status }) => status))).toEqual(new Set([200]));
    const rows = await testDb().select().from(whatWorks).where(eq(whatWorks.userId, user.id));
    expect(rows).toHaveLength(3);
    expect(new Set(rows.map(({ text }) => text?.split(" ")[1])).size).toBe(1);
  });

  it("is changed by plain forms, which come back to the page", async () => {
    const { cookie } = await signedInUser();
    const form = new URLSearchParams({ action: "add", text: "hug my dog" });
    const reply = await api(PATH, { cookie, body: form, headers: { accept: "text/html" } });
    expect([reply.status, reply.headers.get("location")]).toEqual([303, "/what-works"]);
    expect((await read(cookie)).items).toMatchObject([{ text: "hug my dog" }]);
  });
});

describe("the coach", () => {
  it("keeps a plan by a tap, asks once in the next talk, and puts it on the list when it went well", async () => {
    const { user, cookie } = await signedInUser();
    const first = await newTalk(cookie);
    await say(cookie, first, "my friend is not talking to me");
    await say(cookie, first, "it started on monday");
    const planned = await say(cookie, first, "i think i'll write her a note");
    expect(planned.choices?.map(({ label }) => label)).toContain("Save this plan");
    expect((await read(cookie)).plan).toBeNull();
    const kept = await say(cookie, first, "Save this plan");
    expect(kept.links).toMatchObject([{ tool: "what_works", href: "/what-works" }]);
    expect((await read(cookie)).plan?.text).toBe("i think i'll write her a note");

    const next = await newTalk(cookie);
    const asked = await say(cookie, next, "hi");
    expect(asked.content).toContain("i think i'll write her a note");
    expect(asked.choices?.map(({ label }) => label)).toContain("It went well");
    await say(cookie, next, "It went well");
    expect(await read(cookie)).toMatchObject({
      plan: null,
      items: [{ text: "i think i'll write her a note" }],
    });
    expect((await say(cookie, await newTalk(cookie), "hi")).content).not.toContain("note");
    expect(await testDb().$count(whatWorks, eq(whatWorks.userId, user.id))).toBe(1);
  });

  it("names a talk by its topic", async () => {
    const { cookie } = await signedInUser();
    const id = await newTalk(cookie);
    await say(cookie, id, "i have a math test tomorrow");
    const [talk] = await testDb().select().from(conversations).where(eq(conversations.id, id));
    expect(talk?.title).toBe("About school");
  });

  it("never lets a thing or a question come before a danger", async () => {
    const { cookie } = await signedInUser();
    const talk = await newTalk(cookie);
    const answer = await say(cookie, talk, "are you real? i want to kill myself tonight");
    expect(answer.safety?.category).toBe("suicide");
  });

  it("answers with the right room already set", async () => {
    const { cookie } = await signedInUser();
    const answer = await say(cookie, await newTalk(cookie), "how do i make a rainy song");
    expect(answer.links?.[0]?.href).toMatch(/emotion=calm.*culturalStyle=ambient.*#ai-dj/);
  });
});
