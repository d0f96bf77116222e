import { describe, expect, it } from "vitest";
import { settleUnansweredConsent } from "~/features/consent/index.server";
import { testNow } from "../clock";
import { api, createTestUser, findUser, signedInUser, signIn, testDb } from "../helpers";
import { continueWith, createWaitingChild, lastTokenTo, ledgerOf, mailTo, requestsOf } from "./family";

const DAY_MS = 86_400_000;
const form = (values: Record<string, string>) => ({
  body: new URLSearchParams(values),
  headers: { accept: "text/html" },
});

describe("the parent's yes", () => {
  it("unlocks the child at once and writes one ledger row with version, time, method and choices (P15)", async () => {
    const { child, cookie, token } = await createWaitingChild();
    expect((await api("/api/emotions", { cookie })).status).toBe(403);

    const reply = await api(`/api/consent/${token}/grant`, {
      json: { isParent: true, relationship: "mother", dataRetentionConsent: true },
    });
    expect(reply.status).toBe(200);
    expect(await reply.json()).toEqual({ status: "granted", externalModelConsent: false });

    const unlocked = await continueWith(cookie);
    expect((await api("/api/emotions", { cookie: unlocked })).status).toBe(200);
    expect(await findUser(child.id)).toMatchObject({
      coppaConsentStatus: "granted",
      coppaConsentBy: "Rosa Paz",
      ferpaEducationRecordsConsent: false,
      dataRetentionOptOut: false,
      externalModelConsent: false,
    });
    const ledger = await ledgerOf(child.id);
    expect(ledger).toHaveLength(1);
    expect(ledger[0]).toMatchObject({
      decision: "granted",
      method: "email_plus",
      choices: { ferpaConsent: false, dataRetentionConsent: true, externalModelConsent: false },
    });
    expect(ledger[0]?.noticeVersion).toMatch(/^\d{4}-\d{2}(?:-\d+)?\.[0-9a-f]{16}$/);
    expect(JSON.stringify(ledger)).not.toMatch(/Rosa|@test/);
  });

  it("notes a wish for the outside model and still does not allow it by e-mail (P5, P7)", async () => {
    const { child, token } = await createWaitingChild();
    await api(`/api/consent/${token}/grant`, { json: { isParent: true, externalModel: true } });
    expect((await findUser(child.id))?.externalModelConsent).toBe(false);
    expect((await ledgerOf(child.id))[0]?.choices).toMatchObject({
      externalModelAskedFor: true,
      externalModelConsent: false,
    });
  });

  it("needs the tick of the parent, and shows the form again with what was typed", async () => {
    const { child, token } = await createWaitingChild();
    const refused = await api(`/api/consent/${token}/grant`, { json: {} });
    expect(refused.status).toBe(400);
    expect(await refused.json()).toMatchObject({
      message: "COPPA consent is required for children under 13",
      fieldErrors: { isParent: expect.any(String) },
    });
    const again = await api(`/api/consent/${token}/grant`, form({ relationship: "aunt" }));
    expect(again.status).toBe(303);
    expect(again.headers.get("location")).toBe(`/consent/${token}?lang=en&pressed=yes`);
    expect(decodeURIComponent(again.headers.get("set-cookie") ?? "")).toContain("aunt");
    expect(await ledgerOf(child.id)).toEqual([]);
  });

  it("counts once when two clicks arrive together, and a used link says so", async () => {
    const { child, token, parentEmail } = await createWaitingChild();
    const replies = await Promise.all(
      [1, 2, 3].map(() => api(`/api/consent/${token}/grant`, { json: { isParent: true } })),
    );
    expect(replies.map((reply) => reply.status).sort()).toEqual([200, 410, 410]);
    expect(await ledgerOf(child.id)).toHaveLength(1);
    expect((await mailTo(parentEmail)).filter((mail) => mail.kind === "consent_confirmation")).toHaveLength(
      1,
    );
    const late = await api(`/api/consent/${token}/decline`, { method: "POST" });
    expect(late.status).toBe(410);
    expect(await late.json()).toMatchObject({ code: "gone" });
  });

  it("sends the second message a day later, with a link that takes it back once (P6)", async () => {
    const { child, cookie, token, parentEmail } = await createWaitingChild();
    const before = testNow().getTime();
    await api(`/api/consent/${token}/grant`, { json: { isParent: true } });
    const [second] = await mailTo(parentEmail);
    expect(second).toMatchObject({ kind: "consent_confirmation", sentAt: null });
    expect(second!.sendAfter.getTime()).toBeGreaterThanOrEqual(before + DAY_MS);

    const revokeToken = await lastTokenTo(parentEmail);
    expect(revokeToken).not.toBe(token);
    const reply = await api(`/api/consent/${revokeToken}/revoke`, { method: "POST" });
    expect(await reply.json()).toMatchObject({ status: "revoked" });
    expect((await api("/api/emotions", { cookie })).status, "its sessions have ended").toBe(401);
    expect((await findUser(child.id))?.coppaConsentStatus).toBe("revoked");
    expect((await ledgerOf(child.id)).map((row) => row.decision)).toEqual(["granted", "revoked"]);
    expect((await api(`/api/consent/${revokeToken}/revoke`, { method: "POST" })).status).toBe(410);
  });

  it("can be taken back with the first message's link from the first minute, after the answer and once", async () => {
    const { child, cookie, token, parentEmail } = await createWaitingChild();
    const revoke = () => api(`/api/consent/${token}/revoke`, { method: "POST" });
    expect((await revoke()).status, "nothing was given yet").toBe(410);
    await api(`/api/consent/${token}/grant`, { json: { isParent: true } });
    expect(await (await revoke()).json()).toMatchObject({ status: "revoked" });
    expect((await api("/api/emotions", { cookie })).status).toBe(401);
    expect((await findUser(child.id))?.coppaConsentStatus).toBe("revoked");
    expect((await revoke()).status).toBe(410);
    expect((await ledgerOf(child.id)).map((row) => row.decision)).toEqual(["granted", "revoked"]);
    const unsent = (await mailTo(parentEmail)).filter(({ kind }) => kind === "consent_confirmation");
    expect(unsent, "no second message about a consent that is gone").toEqual([]);
  });

  it("cannot be given with the link of the second message", async () => {
    const { token, parentEmail } = await createWaitingChild();
    await api(`/api/consent/${token}/grant`, { json: { isParent: true } });
    const revokeToken = await lastTokenTo(parentEmail);
    const grant = await api(`/api/consent/${revokeToken}/grant`, { json: { isParent: true } });
    expect(grant.status).toBe(410);
  });

  it("gives the child's browser a new session token, once", async () => {
    const { child, token } = await createWaitingChild();
    const oldCookie = await signIn(child);
    await api(`/api/consent/${token}/grant`, { json: { isParent: true } });
    expect((await api("/api/auth/user", { cookie: oldCookie })).status, "from the yes on").toBe(401);
    const newCookie = await continueWith(oldCookie);
    expect((await api("/api/emotions", { cookie: oldCookie })).status).toBe(401);
    expect((await api("/api/emotions", { cookie: newCookie })).status).toBe(200);
    const again = await api("/api/consent/continue", { cookie: newCookie, method: "POST" });
    expect(await again.json()).toEqual({ standing: "ready" });
    expect(again.headers.get("set-cookie")).toBeNull();
  });

  it("knows nothing of a token nobody made", async () => {
    for (const [verb, json] of [
      ["grant", { isParent: true }],
      ["decline", {}],
      ["revoke", {}],
    ] as const) {
      const reply = await api(`/api/consent/nobody-made-this/${verb}`, { json });
      expect(reply.status).toBe(404);
    }
  });
});

describe("the parent's no", () => {
  it("keeps the child out, and a day later deletes the stub and the parent's address", async () => {
    const { child, cookie, token, parentEmail } = await createWaitingChild();
    const reply = await api(`/api/consent/${token}/decline`, { method: "POST" });
    expect(await reply.json()).toMatchObject({ status: "declined" });
    expect((await api("/api/auth/user", { cookie })).status).toBe(401);
    const waiting = await continueWith(cookie);
    expect((await api("/api/emotions", { cookie: waiting })).status).toBe(403);
    expect((await api("/api/consent/resend", { cookie: waiting, json: {} })).status).toBe(409);

    await settleUnansweredConsent(testDb(), () => new Date(testNow().getTime() + DAY_MS - 60_000));
    expect(await findUser(child.id)).toBeDefined();
    await settleUnansweredConsent(testDb(), () => new Date(testNow().getTime() + DAY_MS + 60_000));
    expect(await findUser(child.id)).toBeUndefined();
    expect(await requestsOf(child.id)).toEqual([]);
    expect(await mailTo(parentEmail)).toEqual([]);
    expect((await ledgerOf(child.id)).map((row) => row.decision)).toEqual(["declined"]);
  });
});

describe("no answer (P12)", () => {
  const asked = new Date("2026-03-02T08:00:00Z");
  const later = (ms: number) => () => new Date(asked.getTime() + ms);

  it("deletes the child's stub and the parent's address after 14 days, not before", async () => {
    const { child, parentEmail, cookie } = await createWaitingChild(asked);
    await settleUnansweredConsent(testDb(), later(14 * DAY_MS - 1));
    expect(await findUser(child.id)).toBeDefined();
    await settleUnansweredConsent(testDb(), later(14 * DAY_MS));
    expect(await findUser(child.id)).toBeUndefined();
    expect(await requestsOf(child.id)).toEqual([]);
    expect(await mailTo(parentEmail)).toEqual([]);
    expect((await api("/api/emotions", { cookie })).status).toBe(401);
  });

  it("refuses a link that is older than 14 days", async () => {
    const { token } = await createWaitingChild(new Date(testNow().getTime() - 14 * DAY_MS));
    expect((await api(`/api/consent/${token}/grant`, { json: { isParent: true } })).status).toBe(410);
  });

  it("never deletes a child who once had consent: the new question only ends", async () => {
    const { child, token, parentEmail } = await createWaitingChild();
    await api(`/api/consent/${token}/grant`, { json: { isParent: true } });
    await api(`/api/consent/${await lastTokenTo(parentEmail)}/revoke`, { method: "POST" });
    const cookie = await signIn(child);
    expect((await api("/api/consent/resend", { cookie, json: {} })).status).toBe(202);
    expect((await findUser(child.id))?.coppaConsentStatus).toBe("pending");
    await settleUnansweredConsent(testDb(), () => new Date(testNow().getTime() + 15 * DAY_MS));
    expect((await findUser(child.id))?.coppaConsentStatus).toBe("revoked");
  });
});

describe("asking again", () => {
  it("sends three more mails a day, each link works, and the 14 days run on", async () => {
    const { child, cookie, token } = await createWaitingChild();
    const statuses = [];
    for (let index = 0; index < 5; index += 1) {
      statuses.push((await api("/api/consent/resend", { cookie, json: {} })).status);
    }
    expect(statuses).toEqual([202, 202, 202, 429, 429]);
    const requests = await requestsOf(child.id);
    expect(new Set(requests.map((row) => row.expiresAt.getTime())).size).toBe(1);
    expect((await api(`/api/consent/${token}/grant`, { json: { isParent: true } })).status).toBe(200);
    expect((await requestsOf(child.id)).map((row) => row.status).sort()).toEqual([
      "expired",
      "expired",
      "expired",
      "granted",
    ]);
  });

  it("goes to a corrected address, and the wrong one's link is dead", async () => {
    const { cookie, token, parentEmail } = await createWaitingChild();
    const corrected = `right-${parentEmail}`;
    const reply = await api("/api/consent/resend", { cookie, json: { parentEmail: corrected } });
    expect(reply.status).toBe(202);
    expect((await api(`/api/consent/${token}/grant`, { json: { isParent: true } })).status).toBe(410);
    const newToken = await lastTokenTo(corrected);
    expect((await api(`/api/consent/${newToken}/grant`, { json: { isParent: true } })).status).toBe(200);
  });

  it.each(["no-address", "a@b", "x y@z.example", "<a@b.example>"])(
    "refuses %s as an address",
    async (bad) => {
      const { cookie } = await createWaitingChild();
      expect((await api("/api/consent/resend", { cookie, json: { parentEmail: bad } })).status).toBe(400);
    },
  );

  it("is only for a child who waits", async () => {
    expect((await api("/api/consent/resend", { json: {} })).status).toBe(401);
    const { cookie } = await signedInUser();
    expect((await api("/api/consent/resend", { cookie, json: {} })).status).toBe(409);
  });
});

describe("a linked parent", () => {
  it("is linked at the yes when the account has proved the address, and can take it back", async () => {
    const { child, cookie, token, parentEmail } = await createWaitingChild();
    const parent = await createTestUser({
      userType: "parent",
      email: parentEmail,
      emailVerifiedAt: testNow(),
    });
    await api(`/api/consent/${token}/grant`, { json: { isParent: true } });
    const parentCookie = await signIn(parent);
    const path = `/api/parent/consent/${child.id}/revoke`;

    const stranger = await signedInUser({ userType: "parent" });
    const foreign = await api(path, { cookie: stranger.cookie, method: "POST" });
    const missing = await api("/api/parent/consent/nobody/revoke", {
      cookie: stranger.cookie,
      method: "POST",
    });
    expect([foreign.status, missing.status]).toEqual([404, 404]);
    expect(await foreign.json()).toEqual(await missing.json());
    const childCookie = await continueWith(cookie);
    const own = await api(path, { cookie: childCookie, method: "POST" });
    expect(own.status, "not for the child").toBe(403);

    expect((await api(path, { cookie: parentCookie, method: "POST" })).status).toBe(200);
    expect((await api("/api/emotions", { cookie: childCookie })).status).toBe(401);
    expect(await continueWith(childCookie), "nothing to trade").toBe("");
    expect((await api(path, { cookie: parentCookie, method: "POST" })).status).toBe(409);
  });

  it("is not linked by an address it has not proved", async () => {
    const { child, token, parentEmail } = await createWaitingChild();
    const parent = await signedInUser({ userType: "parent", email: parentEmail });
    await api(`/api/consent/${token}/grant`, { json: { isParent: true } });
    const path = `/api/parent/consent/${child.id}/revoke`;
    expect((await api(path, { cookie: parent.cookie, method: "POST" })).status).toBe(404);
  });
});
