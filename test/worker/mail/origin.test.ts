import { eq, or } from "drizzle-orm";
import { describe, expect, it } from "vitest";
import { outbox, schools } from "~/db/schema";
import { createId } from "~/platform/ids";
import { testNow } from "../clock";
import { type ApiInit, api, signedInUser, testDb } from "../helpers";
import { newRegistration, registered, sessionOf } from "../sign-up/forms";

const ORIGIN = "https://beats.school.example";
const post = (path: string, init: ApiInit) =>
  api(path, { method: "POST", settings: { APP_ORIGIN: ORIGIN }, ...init });

const mailOf = async (userId: string, email: string) => {
  const rows = await testDb()
    .select()
    .from(outbox)
    .where(or(eq(outbox.userId, userId), eq(outbox.recipient, email)));
  return new Map(rows.map((row) => [row.kind, row]));
};

describe("links in mail", () => {
  it("lead to the configured origin, whatever address the request came to", async () => {
    const teacher = newRegistration({ userType: "teacher" });
    const signUp = await post("/api/auth/register", { json: teacher });
    const { id } = await signUp.json<{ id: string }>();
    await post("/api/auth/forgot-password", { json: { email: teacher.email } });
    await post("/api/privacy/data-export", { cookie: sessionOf(signUp) });

    const parentEmail = `${createId()}@home.example`;
    const child = await registered();
    await post("/api/auth/complete-registration", {
      cookie: child.cookie,
      json: {
        dateOfBirth: `${testNow().getUTCFullYear() - 8}-01-02`,
        ...{ parentName: "Rosa", parentEmail, relationship: "mother" },
      },
    });
    const asked = (await mailOf(child.user.id, parentEmail)).get("consent_request");
    const token = /\/consent\/([\w-]+)/.exec(asked?.textBody ?? "")?.[1];
    await post(`/api/consent/${token}/grant`, { json: { isParent: true } });

    const schoolId = createId();
    await testDb()
      .insert(schools)
      .values({ id: schoolId, name: "S", isVerified: true, createdAt: testNow() });
    const admin = await signedInUser({ userType: "admin", schoolId });
    await post("/api/safety/drill", { cookie: admin.cookie, json: { severity: "high" } });

    const mails = new Map([
      ...(await mailOf(id, teacher.email)),
      ...(await mailOf(child.user.id, parentEmail)),
      ...(await mailOf(admin.user.id, admin.user.email)),
    ]);
    expect([...mails.keys()].sort()).toEqual([
      "consent_confirmation",
      "consent_request",
      "data_export",
      "reset_password",
      "safety_event",
      "verify_email",
    ]);
    for (const [kind, { textBody, htmlBody }] of mails) {
      const links = `${textBody} ${htmlBody}`.match(/https?:\/\/[^\s"<]+/g) ?? [];
      expect(links.length, kind).toBeGreaterThan(1);
      for (const link of links) expect(new URL(link).origin, kind).toBe(ORIGIN);
      expect(htmlBody, kind).toContain(`href="${ORIGIN}/`);
    }
  });
});
