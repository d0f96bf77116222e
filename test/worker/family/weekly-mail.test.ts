import { env } from "cloudflare:test";
import { eq } from "drizzle-orm";
import { beforeEach, describe, expect, it } from "vitest";
import { activityCompletions, auditLog, dataRequests, familyLinks, outbox, tracks, users } from "~/db/schema";
import { sendWeeklyCards } from "~/features/family/index.server";
import { DAY_MS, HOUR_MS } from "~/platform/durations";
import { createId } from "~/platform/ids";
import { sendDueMail } from "~/platform/mail.server";
import { queueMail } from "~/platform/outbox.server";
import { testNow } from "../clock";
import { api, testDb } from "../helpers";
import {
  APP_ORIGIN,
  cardsTo,
  link,
  newChild,
  newFamily,
  newParent,
  runAt,
  SUNDAY,
  sendWaiting,
} from "./weekly-family";

const later = (ms: number) => new Date(SUNDAY.getTime() + ms);

// What another test left waiting would take this one's place in the outbox.
beforeEach(() => sendWaiting());

async function makePiece(userId: string, createdAt: Date, title = "A title") {
  await testDb()
    .insert(tracks)
    .values({
      ...{ id: createId(), userId, title, emotion: "sad", activityType: "focus", culturalStyle: "gospel" },
      ...{ seed: 1, engineVersion: 1, score: {}, bpm: 84, key: "E♭ major", durationSeconds: 60 },
      ...{ description: { en: "", es: "" }, createdAt },
    });
}

describe("the weekly card by mail", () => {
  it("goes out once, though twenty runs start together and more come later", async () => {
    const { parent } = await newFamily();
    await Promise.all(Array.from({ length: 20 }, () => runAt(SUNDAY)));
    await Promise.all(Array.from({ length: 20 }, () => runAt(later(HOUR_MS))));
    expect(await cardsTo(parent.email)).toHaveLength(1);
    await runAt(later(7 * DAY_MS - 1));
    expect(await cardsTo(parent.email)).toHaveLength(1);
    await Promise.all(Array.from({ length: 20 }, () => runAt(later(7 * DAY_MS))));
    const [first, second, ...more] = await cardsTo(parent.email);
    expect(first?.textBody).toContain("Card of November 22, 2026");
    expect(second?.textBody).toContain("Card of November 29, 2026");
    expect(more).toEqual([]);
  });

  it("is one for each child and each parent, each parent's in their own language", async () => {
    const mother = await newParent({ locale: "es" });
    const father = await newParent();
    await newChild([mother.id, father.id], { firstName: "Leo" });
    await newChild([mother.id], { firstName: "Mia" });
    await runAt(SUNDAY);
    const subjectsTo = async (email: string) => (await cardsTo(email)).map(({ subject }) => subject).sort();
    expect(await subjectsTo(mother.email)).toEqual([
      "La semana de Leo: una canción, una habilidad, una pregunta",
      "La semana de Mia: una canción, una habilidad, una pregunta",
    ]);
    expect(await subjectsTo(father.email)).toEqual(["Leo's week: one song, one skill, one question"]);
    const [spanish] = await cardsTo(mother.email);
    expect(spanish?.htmlBody).toContain('<html lang="es">');
    expect(spanish?.textBody).toContain("Tarjeta del 22 de noviembre de 2026");
  });

  it.each([
    ["America/New_York", "2026-10-25T20:00:00Z"],
    ["America/New_York", "2026-11-01T21:00:00Z"],
    ["America/New_York", "2027-03-14T20:00:00Z"],
    ["America/Los_Angeles", "2026-11-23T00:00:00Z"],
    ["Pacific/Kiritimati", "2026-11-22T02:00:00Z"],
    ["Pacific/Pago_Pago", "2026-11-23T03:00:00Z"],
  ])("comes on Sunday at four where the child lives (%s, %s)", async (timeZone, moment) => {
    const { parent } = await newFamily({ timeZone });
    const atMs = Date.parse(moment);
    // Looked after a week before, it says itself when it is due.
    await runAt(new Date(atMs - 5 * DAY_MS));
    await sendWaiting();
    const before = (await cardsTo(parent.email)).length;
    await runAt(new Date(atMs - 1));
    expect(await cardsTo(parent.email)).toHaveLength(before);
    await runAt(moment);
    expect(await cardsTo(parent.email)).toHaveLength(before + 1);
  });

  it("is not sent again for a Sunday when the child moves to where it is still to come", async () => {
    const { parent, child } = await newFamily({ timeZone: "Pacific/Kiritimati" });
    await runAt("2026-11-22T02:00:00Z");
    await testDb().update(users).set({ timeZone: "Pacific/Pago_Pago" }).where(eq(users.id, child.id));
    await testDb().update(familyLinks).set({ cardDueAt: SUNDAY }).where(eq(familyLinks.childId, child.id));
    await runAt("2026-11-23T03:00:00Z");
    expect(await cardsTo(parent.email)).toHaveLength(1);
    await runAt("2026-11-30T03:00:00Z");
    expect(await cardsTo(parent.email)).toHaveLength(2);
  });

  it("still comes two days late, and not in the middle of the week", async () => {
    const late = await newFamily();
    await runAt(later(2 * DAY_MS));
    expect(await cardsTo(late.parent.email)).toHaveLength(1);
    const tooLate = await newFamily();
    await runAt(later(3 * DAY_MS));
    expect(await cardsTo(tooLate.parent.email)).toEqual([]);
    await runAt(later(7 * DAY_MS));
    expect(await cardsTo(tooLate.parent.email)).toHaveLength(1);
  });

  it("tells of music, a lesson and a question, and of nothing the child wrote or felt", async () => {
    const { parent, child } = await newFamily();
    await makePiece(child.id, new Date("2026-11-20T12:00:00Z"), "my own secret words");
    await testDb()
      .insert(activityCompletions)
      .values({
        ...{ id: createId(), userId: child.id, moduleId: "3", activityId: "any" },
        ...{ reflection: "a private line", completedAt: new Date("2026-11-19T12:00:00Z") },
      });
    await runAt(SUNDAY);
    const [mail] = await cardsTo(parent.email);
    expect(mail?.textBody).toContain("Leo made a new Gospel piece. Ask to hear it together.");
    expect(mail?.textBody).toContain("E♭ major, 84 beats a minute");
    expect(mail?.textBody).toContain("Leo worked on the lesson “Managing Anger”.");
    expect(mail?.textBody).toContain("Where in your body do you feel anger first?");
    expect(`${mail?.subject} ${mail?.textBody} ${mail?.htmlBody}`).not.toMatch(/secret|private line|sad\b/);
  });

  it("is a look at the child's record like any other (P18)", async () => {
    const { parent, child } = await newFamily();
    await runAt(SUNDAY);
    const looks = await testDb().select().from(auditLog).where(eq(auditLog.subjectId, child.id));
    expect(looks.map(({ actorId, details }) => [actorId, details?.view])).toEqual([
      [parent.id, "weekly-card-mail"],
    ]);
  });
});

describe("no weekly card is mailed", () => {
  const deletionOf = (userId: string) =>
    testDb()
      .insert(dataRequests)
      .values({
        ...{ id: createId(), userId, kind: "deletion", status: "open" },
        ...{ requestedAt: SUNDAY, dueBy: SUNDAY, executeAfter: later(7 * DAY_MS) },
      });
  type Family = Awaited<ReturnType<typeof newFamily>>;
  const reasons: [string, () => Promise<Family>][] = [
    ["when the consent was withdrawn", () => newFamily({ coppaConsentStatus: "revoked" })],
    [
      "when it was withdrawn of a child who needs none any more",
      () => newFamily({ coppaConsentStatus: "revoked", dateOfBirth: "2011-01-01" }),
    ],
    ["before there is a consent", () => newFamily({ coppaConsentStatus: "pending" })],
    ["about a child of unknown age", () => newFamily({ dateOfBirth: null })],
    ["from the 18th birthday on (P20)", () => newFamily({ dateOfBirth: "2008-11-22" })],
    ["to an address nobody proved", () => newFamily({}, { emailVerifiedAt: null })],
    ["to a parent who wants none", () => newFamily({}, { weeklyCardOptOut: true })],
    [
      "while the child's deletion is open",
      async () => {
        const family = await newFamily();
        await deletionOf(family.child.id);
        return family;
      },
    ],
    [
      "while the parent's own deletion is open",
      async () => {
        const family = await newFamily();
        await deletionOf(family.parent.id);
        return family;
      },
    ],
    [
      "when the link has ended",
      async () => {
        const family = await newFamily();
        await testDb().delete(familyLinks).where(eq(familyLinks.childId, family.child.id));
        return family;
      },
    ],
    [
      "about a child who was linked after it was made",
      async () => {
        const parent = await newParent();
        const child = await newChild([]);
        await link(parent.id, child.id, later(1));
        return { parent, child, cookie: "" };
      },
    ],
  ];
  it.each(reasons)("%s", async (_name, make) => {
    const { parent } = await make();
    const control = await newFamily();
    await runAt(later(HOUR_MS));
    expect(await cardsTo(parent.email)).toEqual([]);
    expect(await cardsTo(control.parent.email)).toHaveLength(1);
    const links = await testDb().select().from(familyLinks).where(eq(familyLinks.parentId, parent.id));
    for (const { cardDueAt } of links)
      expect(cardDueAt, "and nobody asks again this week").toEqual(later(7 * DAY_MS));
  });

  it("the day before the 18th birthday is the last on which it may", async () => {
    const { parent } = await newFamily({ dateOfBirth: "2008-11-23" });
    await runAt(SUNDAY);
    await runAt(later(7 * DAY_MS));
    expect(await cardsTo(parent.email)).toHaveLength(1);
  });

  it("without an address for its links, and later when there is one", async () => {
    const { parent } = await newFamily();
    await runAt(SUNDAY, { APP_ORIGIN: "" });
    await runAt(SUNDAY, { SIGNING_SECRET: "" });
    expect(await cardsTo(parent.email)).toEqual([]);
    await runAt(later(HOUR_MS));
    expect(await cardsTo(parent.email)).toHaveLength(1);
  });

  it("that still waits when the consent is taken back", async () => {
    const { parent, child, cookie } = await newFamily();
    await runAt(SUNDAY);
    const reply = await api(`/api/parent/consent/${child.id}/revoke`, { method: "POST", cookie });
    expect(reply.status).toBe(200);
    expect(await cardsTo(parent.email)).toEqual([]);
  });
});

describe("mail one can do without", () => {
  it("never fills the outbox: a hundred cards wait at most, and the next ones follow", async () => {
    const parents = await Promise.all(Array.from({ length: 45 }, () => newParent()));
    for (const parent of parents) await newChild([parent.id]);
    const card = { ...{ kind: "weekly_card", to: "other@test.example", subject: "s", text: "t", html: "h" } };
    for (let i = 0; i < 57; i++) await queueMail(testDb(), card, () => SUNDAY);
    const queued = async () =>
      (await Promise.all(parents.map(({ email }) => cardsTo(email)))).filter((cards) => cards.length > 0)
        .length;
    await runAt(SUNDAY);
    await runAt(SUNDAY);
    expect(await queued()).toBe(43);
    await sendWaiting();
    await runAt(SUNDAY);
    expect(await queued()).toBe(45);
  });

  it("is made and sent for a minute, and the rest at the next turn", async () => {
    const parents = await Promise.all(Array.from({ length: 3 }, () => newParent()));
    for (const parent of parents) await newChild([parent.id]);
    let ms = 0;
    const halfMinutes = () => (ms += 30_000);
    const duty = { env: { ...env, APP_ORIGIN }, db: testDb(), clock: () => SUNDAY };
    expect(await sendWeeklyCards(duty, halfMinutes)).toBe(1);
    expect(await sendWeeklyCards(duty)).toBe(2);
    const more = { ...{ kind: "test", to: "many@test.example", subject: "s", text: "t", html: "h" } };
    for (let i = 0; i < 57; i++) await queueMail(testDb(), more, () => SUNDAY);
    const settings = { ENVIRONMENT: "test" } as const;
    expect(await sendDueMail(settings, testDb(), () => SUNDAY, null, { nowMs: halfMinutes })).toBe(5);
    expect(await sendDueMail(settings, testDb(), () => SUNDAY, null), "all the rest in one run").toBe(55);
    expect(await sendDueMail(settings, testDb(), () => SUNDAY, null)).toBe(0);
  });

  it("goes after all other mail", async () => {
    const at = testNow();
    const mail = (unsubscribeUrl?: string) => ({
      ...{ kind: "test", to: `${createId()}@test.example`, subject: "s", text: "t", html: "h" },
      ...(unsubscribeUrl ? { unsubscribeUrl } : {}),
    });
    const cards = Array.from({ length: 25 }, () => mail("https://beats.school.example/api/weekly-card/t"));
    const alert = mail();
    for (const each of [...cards, alert]) await queueMail(testDb(), each, () => at);
    const sent: (typeof outbox.$inferSelect)[] = [];
    await sendDueMail(
      { ENVIRONMENT: "production" },
      testDb(),
      () => at,
      async (row) => {
        sent.push(row);
      },
    );
    expect(sent[0]?.recipient).toBe(alert.to);
    expect(sent[1]?.unsubscribeUrl).not.toBeNull();
    const [row] = await testDb()
      .select()
      .from(outbox)
      .where(eq(outbox.id, sent[1]?.id ?? ""));
    expect(row?.unsubscribeUrl, "forgotten like the words").toBeNull();
  });
});
