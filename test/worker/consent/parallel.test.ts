import { and, eq } from "drizzle-orm";
import { describe, expect, it } from "vitest";
import { users } from "~/db/schema";
import { api, findUser, testDb } from "../helpers";
import { fireTogether, inRounds } from "../platform/together";
import { createWaitingChild, lastTokenTo, ledgerOf, mailTo, requestsOf } from "./family";

const grant = (token: string) => api(`/api/consent/${token}/grant`, { json: { isParent: true } });
const decline = (token: string) => api(`/api/consent/${token}/decline`, { method: "POST" });

describe("a parent's answers at the same moment", () => {
  it("are one decision: yes and no together never both count (12 tries)", async () => {
    const wrong = await inRounds(12, async (round) => {
      const { child, token } = await createWaitingChild();
      const both = round % 2 === 0 ? [grant, decline] : [decline, grant];
      const statuses = (await Promise.all(both.map((answer) => answer(token)))).map(({ status }) => status);
      const ledger = await ledgerOf(child.id);
      const status = (await findUser(child.id))?.coppaConsentStatus;
      const [request] = await requestsOf(child.id);
      const isOne =
        statuses.sort().join() === "200,410" &&
        ledger.length === 1 &&
        ledger[0]?.decision === status &&
        request?.status === status;
      return isOne ? null : `${statuses}: ${ledger.map(({ decision }) => decision)} but ${status}`;
    });
    expect(wrong).toEqual([]);
  });

  it("are one decision over two mailed links as well", async () => {
    const wrong = await inRounds(8, async (round) => {
      const { child, cookie, token, parentEmail } = await createWaitingChild();
      await api("/api/consent/resend", { cookie, json: {} });
      const second = await lastTokenTo(parentEmail);
      await Promise.all([grant(token), round % 2 === 0 ? grant(second) : decline(second)]);
      const ledger = await ledgerOf(child.id);
      const decided = (await requestsOf(child.id)).filter(({ status }) => status !== "expired");
      const confirmations = (await mailTo(parentEmail)).filter(({ kind }) => kind === "consent_confirmation");
      const isOne =
        ledger.length === 1 &&
        decided.length === 1 &&
        confirmations.length === (ledger[0]?.decision === "granted" ? 1 : 0);
      return isOne ? null : `${ledger.length} ledger rows, ${confirmations.length} confirmations`;
    });
    expect(wrong).toEqual([]);
  });

  it("stand against the child's 'send again': a given yes is not put back to waiting", async () => {
    const wrong = await inRounds(8, async () => {
      const { child, cookie, token } = await createWaitingChild();
      const [yes] = await Promise.all([grant(token), api("/api/consent/resend", { cookie, json: {} })]);
      const status = (await findUser(child.id))?.coppaConsentStatus;
      return (yes.status === 200) === (status === "granted") ? null : `${yes.status} but ${status}`;
    });
    expect(wrong).toEqual([]);
  });

  it("mail the parent at most four times a day, however often 'send again' is pressed at once", async () => {
    const { child, cookie, parentEmail } = await createWaitingChild();
    await fireTogether(30, () => api("/api/consent/resend", { cookie, json: {} }));
    expect(await mailTo(parentEmail)).toHaveLength(4);
    expect(await requestsOf(child.id)).toHaveLength(4);
  });

  it("keep to ten mails a day for one mailbox, whichever children ask", async () => {
    const { parentEmail } = await createWaitingChild();
    const children = await Promise.all(Array.from({ length: 12 }, () => createWaitingChild()));
    await Promise.all(
      children.map(({ cookie }) => api("/api/consent/resend", { cookie, json: { parentEmail } })),
    );
    expect(await mailTo(parentEmail)).toHaveLength(10);
  });

  it("are taken back once by the mailed link and by the linked parent together", async () => {
    const { child, token, parentEmail } = await createWaitingChild();
    await grant(token);
    const [letter] = (await mailTo(parentEmail)).filter(({ kind }) => kind === "consent_confirmation");
    const revokeToken = /\/consent\/([\w-]+)/.exec(letter?.textBody ?? "")?.[1];
    await fireTogether(10, () => api(`/api/consent/${revokeToken}/revoke`, { method: "POST" }));
    expect((await ledgerOf(child.id)).map(({ decision }) => decision)).toEqual(["granted", "revoked"]);
    const stillIn = await testDb()
      .select({ id: users.id })
      .from(users)
      .where(and(eq(users.id, child.id), eq(users.coppaConsentStatus, "granted")));
    expect(stillIn).toEqual([]);
  });
});
