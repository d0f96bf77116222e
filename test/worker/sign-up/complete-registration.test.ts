import { eq } from "drizzle-orm";
import { describe, expect, it } from "vitest";
import { consentRequests } from "~/db/schema";
import { createId } from "~/platform/ids";
import { api, findUser, testDb } from "../helpers";
import { bornYearsAgo, mailsTo, registered, sessionOf } from "./forms";

const complete = (cookie: string, json: Record<string, unknown>) =>
  api("/api/auth/complete-registration", { cookie, json });
const parent = () => ({
  parentName: "Rosa Ray",
  parentEmail: `${createId()}@home.example`,
  relationship: "mother",
});
const form = (cookie: string, values: Record<string, string>) =>
  api("/api/auth/complete-registration", {
    cookie,
    body: new URLSearchParams(values),
    headers: { accept: "text/html" },
  });

describe("POST /api/auth/complete-registration for a student", () => {
  it("needs somebody signed in", async () => {
    const reply = await api("/api/auth/complete-registration", { json: { dateOfBirth: bornYearsAgo(15) } });
    expect(reply.status).toBe(401);
    expect(await reply.json()).toEqual({ message: "Unauthorized", code: "unauthorized" });
  });

  it("opens the product to a teen and mails a link to confirm the address", async () => {
    const { cookie, email } = await registered();
    expect(await (await api("/api/emotions", { cookie })).json()).toMatchObject({
      code: "age_verification_required",
    });
    const reply = await complete(cookie, {
      userType: "student",
      isOver13: false,
      coppaConsentRequired: true,
      dateOfBirth: bornYearsAgo(15),
      grade: 9,
    });
    expect(reply.status).toBe(200);
    expect(await reply.json()).toMatchObject({
      user: { isOver13: true, coppaConsentStatus: "not_required", grade: 9, dateOfBirth: bornYearsAgo(15) },
    });
    expect((await api("/api/emotions", { cookie })).status).toBe(200);
    expect(await mailsTo(email)).toMatchObject([{ kind: "verify_email" }]);
  });

  it.each([
    ["no date", {}, 400, "Please complete all date fields"],
    ["null", { dateOfBirth: null }, 400, "Please complete all date fields"],
    ["30 February", { dateOfBirth: "2012-02-30" }, 400, "Please choose a day that exists."],
    ["a time", { dateOfBirth: "2012-02-01T00:00:00Z" }, 400, "Please choose a day that exists."],
    ["a number", { dateOfBirth: 2012 }, 400, "Please choose a day that exists."],
    [
      "30 February in three parts",
      { month: "2", day: "30", year: "2008" },
      400,
      "Please choose a day that exists.",
    ],
    ["a 13th month", { month: "13", day: "1", year: "2008" }, 400, "Please choose a day that exists."],
    ["a month in letters", { month: "x", day: "1", year: "2008" }, 400, "Please choose a day that exists."],
    ["a year in letters", { month: "1", day: "1", year: "1x" }, 400, "Please choose a day that exists."],
    ["the future", { dateOfBirth: "2999-01-01" }, 422, "Date of birth cannot be in the future"],
    ["four years", { dateOfBirth: bornYearsAgo(4) }, 422, /grades 1-12/],
    ["twenty years", { dateOfBirth: bornYearsAgo(20) }, 422, /grades 1-12/],
  ])("refuses %s and keeps nothing", async (_name, json, status, message) => {
    const { cookie, user } = await registered();
    const reply = await complete(cookie, json);
    expect(reply.status).toBe(status);
    const body = await reply.json<{ message: string }>();
    if (typeof message === "string") expect(body.message).toBe(message);
    else expect(body.message).toMatch(message);
    expect((await findUser(user.id))?.dateOfBirth).toBeNull();
  });

  it("asks the parent of a child and lets nothing else through", async () => {
    const { cookie, user } = await registered();
    const asked = {
      ...parent(),
      dateOfBirth: bornYearsAgo(9),
      isOver13: true,
      coppaConsentRequired: false,
    };
    const granting = await complete(cookie, { ...asked, coppaConsentStatus: "granted" });
    expect(granting.status).toBe(400);
    const reply = await complete(cookie, asked);
    expect(reply.status).toBe(200);
    expect(await reply.json()).toMatchObject({
      user: {
        coppaConsentStatus: "pending",
        isOver13: false,
        ferpaEducationRecordsConsent: false,
        grade: null,
      },
    });
    expect(await mailsTo(asked.parentEmail)).toMatchObject([{ kind: "consent_request" }]);
    const requests = await testDb()
      .select()
      .from(consentRequests)
      .where(eq(consentRequests.childId, user.id));
    expect(requests).toMatchObject([{ status: "pending", relationship: "mother" }]);
    const again = await complete(cookie, { ...parent(), dateOfBirth: bornYearsAgo(9) });
    expect(again.status).toBe(403);
    expect(await again.json()).toMatchObject({ code: "parental_consent_required" });
    expect((await api("/api/auth/user", { cookie })).status).toBe(200);
  });

  it("answers a child's request sent again as the first time, and writes the parent no second mail", async () => {
    const { cookie } = await registered();
    const asked = { ...parent(), dateOfBirth: bornYearsAgo(9) };
    const first = await complete(cookie, asked);
    const again = await complete(cookie, { ...asked, parentEmail: asked.parentEmail.toUpperCase() });
    expect(again.status).toBe(200);
    expect(await again.json()).toEqual(await first.json());
    expect(await mailsTo(asked.parentEmail)).toHaveLength(1);
    const another = await complete(cookie, { ...asked, parentName: "Rita Ray" });
    expect(another.status).toBe(403);
  });

  it("keeps a child's first answer: no second try with another birth date (P2)", async () => {
    const { cookie, user } = await registered();
    const first = await complete(cookie, { dateOfBirth: bornYearsAgo(9) });
    expect(first.status).toBe(400);
    expect(await first.json()).toMatchObject({
      message: "Please fill in all required parent consent fields.",
      fieldErrors: { parentName: expect.any(String), parentEmail: expect.any(String) },
    });
    const older = await complete(cookie, { dateOfBirth: bornYearsAgo(15) });
    expect(older.status).toBe(409);
    expect(await findUser(user.id)).toMatchObject({
      dateOfBirth: bornYearsAgo(9),
      coppaConsentStatus: "not_required",
    });
    expect(await (await api("/api/emotions", { cookie })).json()).toMatchObject({
      code: "parental_consent_required",
    });
    expect((await complete(cookie, { ...parent(), dateOfBirth: bornYearsAgo(9) })).status).toBe(200);
  });

  it.each([
    ["a blank name", { parentName: "  " }, "Please fill in all required parent consent fields."],
    ["no relationship", { relationship: "" }, "Please fill in all required parent consent fields."],
    ["a broken address", { parentEmail: "mother" }, "Please enter a valid email address"],
    [
      "a cry for help as the parent's name",
      { parentName: "my dad hits me" },
      "This does not fit as a name, but it matters. Please tell an adult you trust now, or call or text 988.",
    ],
    [
      "the tick left out of the form",
      { consentForm: "1" },
      "COPPA consent is required for children under 13",
    ],
  ])("refuses %s and mails nobody", async (_name, change, message) => {
    const { cookie } = await registered();
    const asked = { ...parent(), ...change };
    const reply = await complete(cookie, { ...asked, dateOfBirth: bornYearsAgo(9) });
    expect(reply.status).toBe(400);
    expect(await reply.json()).toMatchObject({ message });
    expect(await mailsTo(asked.parentEmail)).toEqual([]);
  });

  it("refuses the child's own address as the parent's", async () => {
    const { cookie, email } = await registered();
    const reply = await complete(cookie, { ...parent(), parentEmail: email, dateOfBirth: bornYearsAgo(9) });
    expect(reply.status).toBe(422);
    expect(await mailsTo(email)).toEqual([]);
  });

  it("refuses another birth date later, and answers the same one again without a second mail", async () => {
    const { cookie, email } = await registered();
    await complete(cookie, { dateOfBirth: bornYearsAgo(15) });
    expect((await complete(cookie, { dateOfBirth: bornYearsAgo(16) })).status).toBe(409);
    expect((await complete(cookie, { dateOfBirth: bornYearsAgo(15) })).status).toBe(200);
    expect(await mailsTo(email)).toHaveLength(1);
  });

  it("works as plain forms: the three selectors, then the parent's page, then home", async () => {
    const { cookie } = await registered();
    const missing = await form(cookie, { month: "2", day: "", year: "2012" });
    expect(missing.headers.get("location")).toBe("/auth?step=age-verification");
    const [year = "", month = "", day = ""] = bornYearsAgo(9).split("-");
    const child = await form(cookie, { month: String(Number(month)), day: String(Number(day)), year });
    expect(child.headers.get("location")).toBe("/auth?step=parent-consent");
    expect(decodeURIComponent(child.headers.getSetCookie().join())).toContain("Parental Consent Required");
    const unticked = await form(cookie, { ...parent(), consentForm: "1" });
    expect(unticked.headers.get("location")).toBe("/auth?step=parent-consent");
    const sent = await form(cookie, { ...parent(), consentForm: "1", coppaConsent: "on" });
    expect(sent.headers.get("location")).toBe("/?registration=complete");
  });
});

describe("POST /api/auth/complete-registration for adults", () => {
  it("completes a teacher's profile with its fixed values", async () => {
    const { cookie, user } = await registered({ userType: "teacher" });
    const empty = await complete(cookie, { institutionName: "  " });
    expect(await empty.json()).toMatchObject({
      code: "invalid",
      message: "Please enter your institution name.",
    });
    const done = await complete(cookie, { institutionName: " Lincoln School ", userType: "teacher" });
    expect(await done.json()).toMatchObject({
      user: {
        ferpaEducationRecordsConsent: true,
        dataRetentionOptOut: false,
        isOver13: true,
        dateOfBirth: null,
      },
    });
    expect(await findUser(user.id)).toMatchObject({ institutionName: "Lincoln School" });
  });

  it("completes a parent's profile, which links nobody", async () => {
    const { cookie, user } = await registered({ userType: "parent" });
    const empty = await complete(cookie, { childName: "Kit", schoolName: "" });
    expect(await empty.json()).toMatchObject({
      message: "Please enter both your child's name and school name.",
    });
    expect((await complete(cookie, { childName: "Kit Ray", schoolName: "Lincoln" })).status).toBe(200);
    expect(await findUser(user.id)).toMatchObject({ childName: "Kit Ray", childSchool: "Lincoln" });
    expect((await api("/api/parent/child-overview", { cookie })).status).toBe(404);
  });

  it("keeps the account's own type whatever the body says", async () => {
    const { cookie, user } = await registered();
    const reply = await complete(cookie, { userType: "teacher", institutionName: "Lincoln School" });
    expect(reply.status).toBe(400);
    expect((await findUser(user.id))?.userType).toBe("student");
    expect(sessionOf(reply)).toBe("");
  });
});
