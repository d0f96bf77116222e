import { describe, expect, it } from "vitest";
import { loadConsentPage } from "~/features/consent/index.server";
import { DAY_MS } from "~/platform/durations";
import { testNow } from "../clock";
import { api, findUser } from "../helpers";
import { createWaitingChild, lastTokenTo } from "./family";
import { contextOf } from "./request-context";

const yes = (token: string) => api(`/api/consent/${token}/grant`, { json: { isParent: true } });
const no = (token: string) => api(`/api/consent/${token}/decline`, { method: "POST" });
const takeBack = (token: string) => api(`/api/consent/${token}/revoke`, { method: "POST" });

/** A plain form's press, and the page the browser is sent to. */
async function press(token: string, verb: "grant" | "decline", values: Record<string, string> = {}) {
  const reply = await api(`/api/consent/${token}/${verb}`, {
    body: new URLSearchParams(values),
    headers: { accept: "text/html" },
  });
  expect(reply.status).toBe(303);
  return pageAt(token, reply.headers.get("location") ?? "");
}

const pageAt = async (token: string, path = `/consent/${token}`) =>
  (await loadConsentPage(await contextOf("", path), token)).page;

/** Two mails of the same mailbox, both open. */
async function twoMails() {
  const { child, cookie, token: older, parentEmail } = await createWaitingChild();
  await api("/api/consent/resend", { cookie, json: {} });
  return { child, cookie, older, newer: await lastTokenTo(parentEmail), parentEmail };
}

describe("an answer on a page that was opened before another answer was given", () => {
  it("a no after the yes: the yes stands, and how to take it back", async () => {
    const { child, token } = await createWaitingChild();
    await yes(token);
    const reply = await no(token);
    expect(reply.status).toBe(410);
    const { message } = await reply.json<{ message: string }>();
    expect(message).toMatch(/^Yes was answered on .+\d{4}.+\. Ana can use Beats\./);
    expect(message).toContain("changes nothing");
    expect(message).toContain("take the yes back");

    const page = await press(token, "decline");
    expect(page.state).toBe("granted");
    expect(page.stands?.join(" ")).toBe(message);
    expect((await findUser(child.id))?.coppaConsentStatus).toBe("granted");
  });

  it("a yes after the no: the no stands, and what can be done", async () => {
    const { child, token } = await createWaitingChild();
    await no(token);
    const { message } = await (await yes(token)).json<{ message: string }>();
    expect(message).toMatch(/^No was answered on .+\. Ana cannot use Beats/);
    expect(message).toContain("sign up again");
    expect((await press(token, "grant", { isParent: "on" })).stands?.join(" ")).toBe(message);
    expect((await findUser(child.id))?.coppaConsentStatus).toBe("declined");
  });

  it("a yes after it was taken back", async () => {
    const { token } = await createWaitingChild();
    await yes(token);
    await takeBack(token);
    const page = await press(token, "grant", { isParent: "on" });
    expect(page.stands?.join(" ")).toMatch(/taken back later\. Ana cannot use Beats/);
  });

  it("the same button twice is a double click: its page says that it was done", async () => {
    const { token } = await createWaitingChild();
    await yes(token);
    const page = await press(token, "grant", { isParent: "on" });
    expect([page.state, page.stands]).toEqual(["granted", null]);
    const declined = await createWaitingChild();
    await no(declined.token);
    expect((await press(declined.token, "decline")).stands).toBeNull();
  });

  it("a press that was refused for another reason says nothing of an answer", async () => {
    const { token } = await createWaitingChild();
    expect(await press(token, "grant")).toMatchObject({ state: "open", stands: null });
  });
});

describe("an older mail after another one was answered", () => {
  it.each([
    ["granted", yes, /^Yes was answered on .+ the link in the email it was answered with/],
    ["declined", no, /^No was answered on /],
  ] as const)("%s: says what was answered, not that the link is too old", async (_name, answer, says) => {
    const { older, newer } = await twoMails();
    expect((await answer(newer)).status).toBe(200);
    const page = await pageAt(older);
    expect(page.stands?.join(" ")).toMatch(says);
    const { message } = await (await no(older)).json<{ message: string }>();
    expect(message).toBe(page.stands?.join(" "));
    expect((await takeBack(older)).status, "this link takes nothing back").toBe(410);
  });

  it("the answered mail itself stays as it is", async () => {
    const { older, newer } = await twoMails();
    await yes(older);
    expect(await pageAt(older)).toMatchObject({ state: "granted", stands: null });
    expect((await pageAt(newer)).stands).not.toBeNull();
  });

  it("says nothing to a wrong address about the right one's answer", async () => {
    const { cookie, token, parentEmail } = await createWaitingChild();
    const right = `right-${parentEmail}`;
    await api("/api/consent/resend", { cookie, json: { parentEmail: right } });
    await yes(await lastTokenTo(right));
    expect(await pageAt(token)).toMatchObject({ state: "expired", stands: null });
    expect(await (await no(token)).json()).toMatchObject({
      message: "This link was already used or is too old.",
    });
  });

  it("says nothing of an answer to an earlier question", async () => {
    const { cookie, token, parentEmail } = await createWaitingChild(
      new Date(testNow().getTime() - 15 * DAY_MS),
    );
    expect(await pageAt(token)).toMatchObject({ state: "expired", stands: null });
    await api("/api/consent/resend", { cookie, json: {} });
    await no(await lastTokenTo(parentEmail));
    expect((await pageAt(token)).stands?.join(" ") ?? "").not.toContain("Yes was answered");
  });
});
