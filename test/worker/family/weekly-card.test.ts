import { env } from "cloudflare:test";
import { eq } from "drizzle-orm";
import { describe, expect, it } from "vitest";
import { activityCompletions, outbox, tracks } from "~/db/schema";
import { cardDayBefore, cardMoment, latestCardDay } from "~/features/family/weekly-days.server";
import { sealStopToken } from "~/features/family/weekly-stop.server";
import { DAY_MS, HOUR_MS } from "~/platform/durations";
import { createId } from "~/platform/ids";
import { testNow } from "../clock";
import { api, createTestUser, findUser, signedInUser, testDb } from "../helpers";
import { link, newFamily } from "./weekly-family";

const PATH = "/api/parent/weekly-card";
type Cards = { byMail: boolean; cards: { day: string; song: string; lesson: string; question: string }[] };
const cardsOf = async (cookie: string, query = "") =>
  (await api(`${PATH}${query}`, { cookie })).json<Cards>();

const now = testNow();
/** A family as of today, wherever the test's clock stands. */
const today = (values: Parameters<typeof newFamily>[0] = {}) =>
  newFamily({
    dateOfBirth: `${now.getUTCFullYear() - 10}-01-01`,
    createdAt: new Date(now.getTime() - 60 * DAY_MS),
    ...values,
  });

describe("GET /api/parent/weekly-card", () => {
  it("has the newest card and four before it, each of its own week", async () => {
    const { child, cookie } = await today();
    const newest = latestCardDay(now, child.timeZone);
    const inWeekOf = (day: string) => new Date(cardMoment(day, child.timeZone).getTime() - HOUR_MS);
    const secret = "a title with the child's words";
    await testDb()
      .insert(tracks)
      .values({
        ...{ id: createId(), userId: child.id, title: secret, emotion: "sad", activityType: "focus" },
        ...{ culturalStyle: "jazz", seed: 1, engineVersion: 1, score: {}, bpm: 90, key: "C major" },
        ...{ durationSeconds: 60, description: { en: "", es: "" } },
        createdAt: inWeekOf(cardDayBefore(newest, 2)),
      });
    await testDb()
      .insert(activityCompletions)
      .values({
        ...{ id: createId(), userId: child.id, moduleId: "2", activityId: "any" },
        completedAt: inWeekOf(newest),
      });
    const { cards, byMail } = await cardsOf(cookie);
    expect(byMail).toBe(true);
    expect(cards.map(({ day }) => day)).toEqual([0, 1, 2, 3, 4].map((weeks) => cardDayBefore(newest, weeks)));
    expect(cards[0]?.lesson).toBe("Leo worked on the lesson “Building Confidence”.");
    expect(cards.map(({ song }) => /made a new Jazz piece/.test(song))).toEqual([
      false,
      false,
      true,
      false,
      false,
    ]);
    expect(JSON.stringify(cards)).not.toContain(secret);
  });

  it("has one card about a child who has only just come, and the child asked for", async () => {
    const { parent, child, cookie } = await today({ createdAt: now });
    const other = await createTestUser({ firstName: "Mia", createdAt: now });
    await link(parent.id, other.id);
    expect((await cardsOf(cookie)).cards).toHaveLength(1);
    const of = async (id: string) => JSON.stringify((await cardsOf(cookie, `?childId=${id}`)).cards);
    expect(await of(child.id)).toContain("Leo");
    expect(await of(other.id)).toContain("Mia");
  });

  it("has none once the consent is withdrawn", async () => {
    const { cookie } = await today({ coppaConsentStatus: "revoked" });
    expect((await cardsOf(cookie)).cards).toEqual([]);
  });

  it("is for the child's own parents", async () => {
    const { child } = await today();
    const stranger = await signedInUser({ userType: "parent" });
    expect((await api(`${PATH}?childId=${child.id}`, { cookie: stranger.cookie })).status).toBe(404);
    const student = await signedInUser();
    expect((await api(PATH, { cookie: student.cookie })).status).toBe(403);
    expect((await api(PATH)).status).toBe(401);
  });
});

const cardWaits = async (parentEmail: string, childId: string) => {
  const mail = { subject: "s", textBody: "t", htmlBody: "h", createdAt: now, sendAfter: now };
  await testDb()
    .insert(outbox)
    .values([
      { ...mail, id: createId(), kind: "weekly_card", userId: childId, recipient: parentEmail },
      { ...mail, id: createId(), kind: "safety_event", userId: childId, recipient: parentEmail },
    ]);
};
const kindsTo = async (email: string) =>
  (await testDb().select().from(outbox).where(eq(outbox.recipient, email))).map(({ kind }) => kind);

describe("POST /api/parent/weekly-card", () => {
  it("ends the mail with one tap of a plain form, the one that waits included, and starts it again", async () => {
    const { parent, child, cookie } = await today();
    await cardWaits(parent.email, child.id);
    const tap = (byMail: string) =>
      api(`${PATH}?childId=${child.id}`, {
        cookie,
        body: new URLSearchParams({ byMail }),
        headers: { accept: "text/html" },
      });
    const reply = await tap("false");
    expect([reply.status, reply.headers.get("location")]).toEqual([303, `/?childId=${child.id}#weekly`]);
    expect((await cardsOf(cookie)).byMail).toBe(false);
    expect(await kindsTo(parent.email)).toEqual(["safety_event"]);
    await tap("true");
    expect((await findUser(parent.id))?.weeklyCardOptOut).toBe(false);
  });
});

describe("the link in the mail that stops it", () => {
  const tokenOf = (parentId: string, at = now) => sealStopToken(env.SIGNING_SECRET ?? "", parentId, at);
  const isStopped = async (id: string) => (await findUser(id))?.weeklyCardOptOut;

  it("changes nothing when it is opened, and leads to a page", async () => {
    const { parent } = await today();
    const reply = await api(`/api/weekly-card/${await tokenOf(parent.id)}`);
    expect(reply.status).toBe(303);
    expect(reply.headers.get("location")).toMatch(/^\/weekly-card\/[\w-]+\?lang=en$/);
    expect(await isStopped(parent.id)).toBe(false);
  });

  it.each([
    ["as a mail program does", new URLSearchParams({ "List-Unsubscribe": "One-Click" })],
    [
      "as another one does",
      (() => {
        const form = new FormData();
        form.set("List-Unsubscribe", "One-Click");
        return form;
      })(),
    ],
    ["with nothing in it", undefined],
  ])("stops it without a sign-in, and again (%s)", async (_name, body) => {
    const { parent, child } = await today();
    await cardWaits(parent.email, child.id);
    const path = `/api/weekly-card/${await tokenOf(parent.id)}`;
    for (let turn = 0; turn < 2; turn += 1) {
      const reply = await api(path, { method: "POST", ...(body ? { body } : {}) });
      expect([reply.status, await reply.json()]).toEqual([200, { byMail: false }]);
    }
    expect(await isStopped(parent.id)).toBe(true);
    expect(await kindsTo(parent.email)).toEqual(["safety_event"]);
  });

  it("brings a person back to the page", async () => {
    const { parent } = await today();
    const token = await tokenOf(parent.id);
    const reply = await api(`/api/weekly-card/${token}?lang=es`, {
      method: "POST",
      headers: { accept: "text/html" },
    });
    expect([reply.status, reply.headers.get("location")]).toEqual([303, `/weekly-card/${token}?lang=es`]);
    expect(await isStopped(parent.id)).toBe(true);
  });

  it("is plainly refused when it is forged, too old, another's or of an account that is gone", async () => {
    const { parent, child } = await today();
    const token = await tokenOf(parent.id);
    const forged = `${token.slice(0, -4)}${token.endsWith("AAAA") ? "BBBB" : "AAAA"}`;
    const old = await tokenOf(parent.id, new Date(now.getTime() - 181 * DAY_MS));
    const ofChild = await tokenOf(child.id);
    const ofNobody = await tokenOf(createId());
    const ofOtherSecret = await sealStopToken("another secret", parent.id, now);
    for (const wrong of [forged, old, ofChild, ofNobody, ofOtherSecret, "x", `${token}.`]) {
      for (const method of ["GET", "POST"]) {
        const reply = await api(`/api/weekly-card/${wrong}`, { method });
        expect(reply.status).toBe(404);
        expect((await reply.json<{ message: string }>()).message).toContain("too old");
      }
    }
    expect(await isStopped(parent.id)).toBe(false);
  });
});
