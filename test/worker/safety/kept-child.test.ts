import { eq } from "drizzle-orm";
import { describe, expect, it } from "vitest";
import { decideIf } from "~/db/decide.server";
import { familyLinks, outbox, safetyEvents, safetyNotices } from "~/db/schema";
import { sendAndWait } from "~/features/coach/send-message.server";
import { type EventInput, planSafetyEvent } from "~/features/safety/index.server";
import { createId } from "~/platform/ids";
import { testNow } from "../clock";
import { api, ORIGIN, signedInUser, testDb } from "../helpers";
import { createSchool, mailsTo, say } from "./school";

const ABUSE = "my dad hits me with a belt";
const SUICIDE = "i want to kill myself";
const HOME_WORDS = /\b(?:mom|dad|parent|guardian|relative)\b/i;

/** A child whose parent is linked, in a school or without one. */
async function createFamily({ hasSchool = true } = {}) {
  const school = hasSchool ? await createSchool() : null;
  const child = school?.student ?? (await signedInUser());
  const parent = await signedInUser({ userType: "parent" });
  await testDb().insert(familyLinks).values({
    id: createId(),
    parentId: parent.user.id,
    childId: child.user.id,
    linkedBy: "consent",
    createdAt: testNow(),
  });
  const parentMails = async () =>
    (await mailsTo(parent.user.email)).filter(({ kind }) => kind.startsWith("safety_"));
  return { school, child, parent, parentMails };
}

type Family = Awaited<ReturnType<typeof createFamily>>;

const input = ({ child }: Family, category: "suicide" | "abuse"): EventInput => ({
  student: child.user,
  sourceKind: "note",
  sourceId: createId(),
  excerpt: "the child's own words",
  assessment: { category, severity: "high", matchedRuleIds: [] },
  origin: ORIGIN,
});

async function raise(family: Family, category: "suicide" | "abuse") {
  const db = testDb();
  const { statements } = await planSafetyEvent(db, input(family, category), testNow);
  const [first, ...rest] = statements;
  if (first) await db.batch([first, ...rest]);
}

const eventsOf = ({ child }: Family) =>
  testDb().select().from(safetyEvents).where(eq(safetyEvents.studentId, child.user.id));

async function close({ school, child }: Family, category: string, outcome: string) {
  const [event] = await testDb().select().from(safetyEvents).where(eq(safetyEvents.studentId, child.user.id));
  expect(event?.category).toBe(category);
  const path = `/api/safety/events/${event?.id}/close`;
  expect((await api(path, { cookie: school?.admin.cookie, json: { outcome } })).status).toBe(200);
}

describe("a child who told of the home (K14)", () => {
  it("is sent to no parent, and no parent is told, when another sign comes in another talk", async () => {
    const family = await createFamily();
    await say(family.child.cookie, ABUSE);
    const said = await say(family.child.cookie, SUICIDE);
    expect(said.event?.category).toBe("suicide");
    expect(said.assistantMessage.safety?.adultNotified).toBe(true);
    expect(said.assistantMessage.content).not.toMatch(HOME_WORDS);
    expect(await family.parentMails()).toEqual([]);
    expect((await mailsTo(family.school?.admin.user.email ?? "")).length).toBe(2);
  });

  it("nor when it is taken back in a talk that was flagged before", async () => {
    const family = await createFamily();
    const first = await say(family.child.cookie, SUICIDE);
    expect(first.assistantMessage.content).toMatch(HOME_WORDS);
    await say(family.child.cookie, ABUSE);
    const path = `/api/ai-coach/conversations/${first.conversationId}/messages`;
    const denied = await api(path, { cookie: family.child.cookie, json: { content: "jk im fine" } });
    const { assistantMessage } = await denied.json<{ assistantMessage: { content: string } }>();
    expect(assistantMessage.content).toContain("988");
    expect(assistantMessage.content).not.toMatch(HOME_WORDS);
  });

  it("is told the truth where no school can be told: nobody of the home, the parents of a wish to die", async () => {
    const family = await createFamily({ hasSchool: false });
    const home = await say(family.child.cookie, ABUSE);
    expect(home.assistantMessage.safety?.adultNotified).toBe(false);
    expect(home.assistantMessage.content).toContain("not able to tell an adult");
    expect(await family.parentMails()).toEqual([]);
    const said = await say(family.child.cookie, SUICIDE);
    expect(said.assistantMessage.safety?.adultNotified).toBe(true);
    expect(await family.parentMails()).toHaveLength(1);
  });

  it("by a text that is stored nowhere else, too", async () => {
    const family = await createFamily();
    for (const context of [ABUSE, SUICIDE])
      await api("/api/emotions", {
        cookie: family.child.cookie,
        json: { emotion: "sad", intensity: 5, context },
      });
    expect((await eventsOf(family)).map(({ category }) => category).sort()).toEqual(["abuse", "suicide"]);
    expect(await family.parentMails()).toEqual([]);
  });

  it("is kept from the next mail when the other sign came first", async () => {
    const family = await createFamily();
    await say(family.child.cookie, SUICIDE);
    expect(await family.parentMails()).toHaveLength(1);
    await say(family.child.cookie, ABUSE);
    await say(family.child.cookie, SUICIDE);
    expect(await family.parentMails()).toHaveLength(1);
  });

  it("has what is still to be sent to the parents taken back, and who was told is true again", async () => {
    const family = await createFamily({ hasSchool: false });
    await raise(family, "suicide");
    expect(await family.parentMails()).toHaveLength(1);
    await raise(family, "abuse");
    expect(await family.parentMails()).toEqual([]);
    const events = await eventsOf(family);
    expect(events.map(({ told }) => told)).toEqual(["nobody", "nobody"]);
    for (const { id } of events)
      expect(await testDb().$count(safetyNotices, eq(safetyNotices.eventId, id))).toBe(0);
  });

  it("keeps what a parent was told before: a mail that was sent is no secret", async () => {
    const family = await createFamily({ hasSchool: false });
    await raise(family, "suicide");
    await testDb().update(outbox).set({ sentAt: testNow() }).where(eq(outbox.userId, family.child.user.id));
    await raise(family, "abuse");
    expect(await family.parentMails()).toHaveLength(1);
    expect((await eventsOf(family)).map(({ told }) => told).sort()).toEqual(["nobody", "parent"]);
  });

  it.each([
    ["false_alarm", 1],
    ["talked_with_student", 0],
    ["family_contacted", 0],
    ["reported_to_authorities", 0],
  ])("after it was closed as %s: %d mail", async (outcome, count) => {
    const family = await createFamily();
    await say(family.child.cookie, ABUSE);
    await close(family, "abuse", outcome);
    await say(family.child.cookie, SUICIDE);
    expect(await family.parentMails()).toHaveLength(count);
  });

  it("says nothing of another child", async () => {
    const [told, other] = [await createFamily(), await createFamily()];
    await say(told.child.cookie, ABUSE);
    await say(other.child.cookie, SUICIDE);
    expect(await other.parentMails()).toHaveLength(1);
  });
});

describe("both signs at once (K14)", () => {
  it("a plan made before the child told of the home is not written", async () => {
    const family = await createFamily();
    const db = testDb();
    const { statements, holds } = await planSafetyEvent(db, input(family, "suicide"), testNow);
    await raise(family, "abuse");
    const [first, ...rest] = statements;
    if (!first) throw new Error("nothing was planned");
    expect(await decideIf(db, holds, [first, ...rest])).toBeNull();
    expect(await family.parentMails()).toEqual([]);
  });

  it("the coach plans such an alert anew, and neither mails a parent nor sends the child to one", async () => {
    const family = await createFamily();
    const { user, cookie } = family.child;
    const talk = await (await api("/api/ai-coach/conversations", { cookie, json: {} })).json<{
      id: string;
    }>();
    let plans = 0;
    const db = testDb();
    const exchange = await sendAndWait({
      ...{ db, clock: testNow, user, badgeId: null, locale: "en", conversationId: talk.id, content: SUICIDE },
      ...{ requestKey: null, random: () => 0, openModel: async () => null },
      planEvent: async ({ messageId, assessment }) => {
        const event = { student: user, sourceId: messageId, talkId: talk.id, assessment, origin: ORIGIN };
        const plan = await planSafetyEvent(db, { ...event, sourceKind: "coach_message" }, testNow);
        plans += 1;
        if (plans === 1) await raise(family, "abuse");
        return plan;
      },
    });
    expect(plans).toBe(2);
    expect(exchange.assistantMessage.content).not.toMatch(HOME_WORDS);
    expect(await family.parentMails()).toEqual([]);
    expect(await eventsOf(family)).toHaveLength(2);
  });

  it("whichever is stored first, the parents hear nothing that came after the home was told of", async () => {
    for (let time = 0; time < 4; time++) {
      const family = await createFamily();
      const [, said] = await Promise.all([
        say(family.child.cookie, ABUSE),
        say(family.child.cookie, SUICIDE),
        say(family.child.cookie, "i cut my arms last night"),
      ]);
      const mails = (await family.parentMails()).length;
      if (mails === 0) expect(said.assistantMessage.content).not.toContain("guardian on your account");
      await say(family.child.cookie, SUICIDE);
      expect(await family.parentMails()).toHaveLength(mails);
    }
  });
});

describe("what a parent and the staff see of it (K14)", () => {
  it("the parent's page has no flagged talk at all, and the others", async () => {
    const family = await createFamily();
    await say(family.child.cookie, "we won the game");
    await say(family.child.cookie, SUICIDE);
    const read = async () => {
      const cookie = family.parent.cookie;
      const [overview, activities] = await Promise.all(
        ["/api/parent/child-overview", "/api/parent/child-activities"].map((path) => api(path, { cookie })),
      );
      const { overview: of } = await overview!.json<{
        overview: { stats: { totalConversations: number } };
      }>();
      const { conversations } = await activities!.json<{ conversations: unknown[] }>();
      return [of.stats.totalConversations, conversations.length];
    };
    expect(await read()).toEqual([2, 2]);
    await say(family.child.cookie, ABUSE);
    expect(await read()).toEqual([1, 1]);
  });

  it("the alert says to the staff that the family gets no mail about it", async () => {
    const family = await createFamily();
    await say(family.child.cookie, SUICIDE);
    const read = async () =>
      (
        await (
          await api("/api/safety/events", { cookie: family.school?.admin.cookie })
        ).json<{ category: string; isFamilyLeftOut: boolean }[]>()
      ).map(({ category, isFamilyLeftOut }) => `${category} ${isFamilyLeftOut}`);
    expect(await read()).toEqual(["suicide false"]);
    await say(family.child.cookie, ABUSE);
    expect((await read()).sort()).toEqual(["abuse true", "suicide true"]);
  });
});
