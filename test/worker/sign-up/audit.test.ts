import { eq } from "drizzle-orm";
import { describe, expect, it } from "vitest";
import { auditLog } from "~/db/schema";
import { api, signedInUser, testDb } from "../helpers";
import { bornYearsAgo, mailsTo, PASSWORD, registered, sessionOf } from "./forms";

const rowsOf = (userId: string) =>
  testDb().select().from(auditLog).where(eq(auditLog.subjectId, userId)).orderBy(auditLog.seq);
const actionsOf = async (userId: string) => (await rowsOf(userId)).map(({ action }) => action);

describe("the audit log of accounts (S16)", () => {
  it("has every sign-in, failure, password and session event, with ids only", async () => {
    const { user, cookie, email } = await registered({ lastName: "Unmistakable" });
    await api("/api/auth/complete-registration", { cookie, json: { dateOfBirth: bornYearsAgo(15) } });
    const logIn = (password: string) => api("/api/auth/login", { json: { email, password } });
    await logIn("Wrong1234x");
    const session = sessionOf(await logIn(PASSWORD));
    const change = (currentPassword: string) =>
      api("/api/auth/change-password", {
        cookie: session,
        json: { currentPassword, newPassword: "Indigo8drum" },
      });
    await change("Wrong1234x");
    const changed = sessionOf(await change(PASSWORD));
    await api("/api/auth/sessions", { cookie: changed, method: "DELETE" });
    await api("/api/admin/students", { cookie: changed });
    await api("/api/auth/forgot-password", { json: { email } });
    const mail = (await mailsTo(email)).find(({ kind }) => kind === "reset_password");
    const token = /reset-password\/([\w-]{40,})/.exec(mail?.textBody ?? "")?.[1];
    await api("/api/logout", { cookie: changed });
    await api("/api/auth/reset-password", { json: { token, password: "Saffron9drum" } });

    expect(await actionsOf(user.id)).toEqual([
      "account_created",
      "sign_in_failed",
      "signed_in",
      "password_change_failed",
      "password_changed",
      "sessions_ended",
      "refused",
      "password_reset_asked",
      "signed_out",
      "password_reset",
    ]);
    const rows = await rowsOf(user.id);
    expect(rows.find(({ action }) => action === "refused")?.details).toEqual({
      route: "GET /api/admin/students",
    });
    expect(rows.find(({ action }) => action === "sign_in_failed")?.actorId).toBeNull();
    expect(JSON.stringify(rows)).not.toMatch(new RegExp(`${email}|Ada|Unmistakable|drum`));
  });

  it("has a failure at an unknown account, too, without the address", async () => {
    const before = (await testDb().select().from(auditLog)).length;
    const email = "nobody-at-all@school.example";
    expect((await api("/api/auth/login", { json: { email, password: PASSWORD } })).status).toBe(401);
    const rows = (await testDb().select().from(auditLog).orderBy(auditLog.seq)).slice(before);
    expect(rows).toMatchObject([{ action: "sign_in_failed", actorId: null, subjectId: null, details: null }]);
  });

  it("names the route of a refusal and not what stood in its place", async () => {
    const student = await signedInUser();
    await api("/api/classrooms/some%20words%20of%20mine/members", { cookie: student.cookie });
    expect((await rowsOf(student.user.id)).at(-1)?.details).toEqual({
      route: "GET /api/classrooms/:id/members",
    });
  });
});
