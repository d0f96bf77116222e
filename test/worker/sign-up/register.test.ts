import { eq } from "drizzle-orm";
import { describe, expect, it } from "vitest";
import { classrooms, users } from "~/db/schema";
import { api, signedInUser, testDb } from "../helpers";
import { mailsTo, newRegistration, registered, sessionOf } from "./forms";

const register = (json: unknown, headers: Record<string, string> = {}) =>
  api("/api/auth/register", { json, headers });

describe("POST /api/auth/register", () => {
  it("makes an account, signs it in and never shows the password", async () => {
    const sent = newRegistration({
      email: "  MiXed.Case@School.Example ",
      timeZone: "Europe/Madrid",
      grade: 7,
    });
    const reply = await register(sent);
    expect(reply.status).toBe(201);
    const user = await reply.json<{ id: string }>();
    expect(user).toMatchObject({
      email: "mixed.case@school.example",
      username: sent.username,
      userType: "student",
      dateOfBirth: null,
      isOver13: null,
      emailVerified: false,
      timeZone: "Europe/Madrid",
      grade: 7,
    });
    expect(JSON.stringify(user)).not.toMatch(/scrypt|password/i);
    const me = await api("/api/auth/user", { cookie: sessionOf(reply) });
    expect(await me.json()).toMatchObject({ id: user.id });
    expect(await mailsTo("mixed.case@school.example")).toEqual([]);
  });

  it("gives a teacher a first class with a join code and mails a link to confirm the address", async () => {
    const { user, email } = await registered({ userType: "teacher" });
    const rooms = await testDb().select().from(classrooms).where(eq(classrooms.teacherId, user.id));
    expect(rooms).toHaveLength(1);
    expect(rooms[0]?.joinCode).toMatch(/^[A-HJ-NP-Z2-9]{8}$/);
    expect(await mailsTo(email)).toMatchObject([{ kind: "verify_email" }]);
  });

  it.each([
    ["firstName", { firstName: "Kill Me" }, "but it matters"],
    ["lastName", { firstName: "I", lastName: "want to die" }, "but it matters"],
    ["username", { username: "kill_myself_now" }, "but it matters"],
    ["firstName", { firstName: "Bitch" }, "does not look like a name"],
  ])(
    "refuses words that are no name in %s, with a clear sentence and nothing kept (K12)",
    async (field, values, text) => {
      const sent = newRegistration(values);
      const reply = await register(sent);
      expect(reply.status).toBe(422);
      const { fieldErrors } = await reply.json<{ fieldErrors: Record<string, string> }>();
      expect(fieldErrors[field]).toContain(text);
      expect(await testDb().select().from(users).where(eq(users.email, sent.email))).toEqual([]);
    },
  );

  it.each([
    ["a missing name", { firstName: " " }, "Please fill in all required fields.", "firstName"],
    [
      "unequal passwords",
      { confirmPassword: "Violet8drum" },
      "Passwords do not match. Please try again.",
      "confirmPassword",
    ],
    [
      "a short password",
      { password: "Ab1defg", confirmPassword: "Ab1defg" },
      "Password must be at least 8 characters long.",
      "password",
    ],
    [
      "a password without a digit",
      { password: "Abcdefgh", confirmPassword: "Abcdefgh" },
      "Password should contain uppercase, lowercase, and numbers.",
      "password",
    ],
    [
      "a common password",
      { password: "Password123", confirmPassword: "Password123" },
      "Many people use this password, so it is easy to guess. Please choose another one.",
      "password",
    ],
    [
      "129 characters",
      { password: `Ab1${"x".repeat(126)}`, confirmPassword: `Ab1${"x".repeat(126)}` },
      "Password can be at most 128 characters long.",
      "password",
    ],
    ["an address without a domain", { email: "ada@" }, "Please enter a valid email address", "email"],
    [
      "an administrator",
      { userType: "admin" },
      "Please choose student, parent or teacher. Administrator accounts are set up with the school.",
      "userType",
    ],
    [
      "1,001 characters",
      { password: `Ab1${"x".repeat(998)}`, confirmPassword: `Ab1${"x".repeat(998)}` },
      "Password can be at most 128 characters long.",
      "password",
    ],
    ["a number as name", { firstName: 7 }, "Please fill in all required fields.", "firstName"],
    ["no address", { email: null }, "Please fill in all required fields.", "email"],
    ["a list as password", { password: [] }, "Please fill in all required fields.", "password"],
  ])("refuses %s with 400 and stores nothing", async (_name, change, message, field) => {
    const sent = newRegistration(change);
    const reply = await register(sent);
    expect(reply.status).toBe(400);
    const body = await reply.json<{ fieldErrors: Record<string, string> }>();
    expect(body).toMatchObject({ code: "invalid", message });
    expect(body.fieldErrors).toHaveProperty(field, message);
    expect(await testDb().select().from(users).where(eq(users.username, sent.username))).toEqual([]);
  });

  it.each([
    ["currentLevel", 9],
    ["totalPoints", 5000],
    ["coppaConsentStatus", "granted"],
    ["schoolId", "x"],
  ])("refuses %s, which nobody may set for themselves, and makes no account", async (field, value) => {
    const sent = newRegistration({ [field]: value });
    const reply = await register(sent);
    expect(reply.status).toBe(400);
    expect(await reply.json()).toMatchObject({
      code: "invalid",
      fieldErrors: { [field]: expect.any(String) },
    });
    const rows = await testDb()
      .select()
      .from(users)
      .where(eq(users.email, String(sent.email)));
    expect(rows).toEqual([]);
  });

  it("refuses a taken e-mail and a taken username in other capitals with 409", async () => {
    const { sent } = await registered();
    const sameMail = await register(newRegistration({ email: String(sent.email).toUpperCase() }));
    expect(sameMail.status).toBe(409);
    expect(await sameMail.json()).toMatchObject({
      code: "email_taken",
      fieldErrors: { email: expect.any(String) },
    });
    const sameName = await register(newRegistration({ username: String(sent.username).toUpperCase() }));
    expect(sameName.status).toBe(409);
    expect(await sameName.json()).toMatchObject({ code: "username_taken" });
  });

  it("lets one of two registrations with one e-mail at the same moment win", async () => {
    const { email } = newRegistration();
    const replies = await Promise.all([
      register(newRegistration({ email })),
      register(newRegistration({ email })),
    ]);
    expect(replies.map(({ status }) => status).sort()).toEqual([201, 409]);
  });

  it("keeps what was typed, but no password, when a plain form is refused", async () => {
    const sent = newRegistration({ lastName: "", userType: "teacher" });
    const reply = await api("/api/auth/register", {
      body: new URLSearchParams(sent as Record<string, string>),
      headers: { accept: "text/html" },
    });
    expect(reply.status).toBe(303);
    expect(reply.headers.get("location")).toBe("/auth?step=register&type=teacher");
    const flash = decodeURIComponent(reply.headers.getSetCookie().join());
    expect(flash).toContain('"firstName":"Ada"');
    expect(flash).toContain("Please fill in all required fields.");
    expect(flash).not.toContain(sent.password);
  });

  it("refuses a child whose parent has not answered (no second try with another birth date)", async () => {
    const { cookie } = await signedInUser({ dateOfBirth: "2019-01-01", coppaConsentStatus: "pending" });
    const reply = await api("/api/auth/register", { cookie, json: newRegistration() });
    expect(reply.status).toBe(403);
    expect(await reply.json()).toMatchObject({ code: "parental_consent_required" });
  });
});
