import { describe, expect, it } from "vitest";
import { api, signedInUser } from "../helpers";
import { createSchoolClass } from "./sweep-people";

const directivesOf = (reply: Response): Record<string, string> =>
  Object.fromEntries(
    (reply.headers.get("content-security-policy") ?? "").split("; ").map((directive) => {
      const [name = "", ...values] = directive.split(" ");
      return [name, values.join(" ")];
    }),
  );

describe("the content security policy (P22, S10)", () => {
  it.each(["/healthz", "/api/openapi.json", "/api/emotions", "/api/nothing", "/ws"])(
    "lets no inline style and no text as a script through: %s",
    async (path) => {
      const { cookie } = await signedInUser();
      const reply = await api(path, { cookie });
      await reply.arrayBuffer();
      const policy = directivesOf(reply);
      expect(JSON.stringify(policy)).not.toContain("unsafe");
      expect(policy).toMatchObject({
        "default-src": "'self'",
        "script-src": expect.stringMatching(/^('nonce-[\w-]{22}' 'strict-dynamic'|'none')$/),
        "style-src": "'self'",
        "object-src": "'none'",
        "base-uri": "'none'",
        "frame-ancestors": "'none'",
      });
      expect(policy).not.toHaveProperty("style-src-attr");
    },
  );

  it("fits the light pages the Worker writes itself", async () => {
    const { admin, teacher, student, classroomId } = await createSchoolClass();
    const asPage = { headers: { accept: "text/html" }, body: new URLSearchParams() };
    const pages = {
      badges: await api(`/api/classrooms/${classroomId}/badges`, { ...asPage, cookie: teacher.cookie }),
      "a class's codes": await api(`/api/classrooms/${classroomId}/family-codes`, {
        ...asPage,
        cookie: teacher.cookie,
      }),
      "a family's code": await api("/api/family-codes", {
        ...asPage,
        body: new URLSearchParams({ studentId: student.user.id }),
        cookie: teacher.cookie,
      }),
      "a teacher's code": await api("/api/admin/teacher-codes", { ...asPage, cookie: admin.cookie }),
      "sign-out": await api("/api/logout", { headers: { "sec-fetch-site": "cross-site" } }),
    };
    for (const [name, reply] of Object.entries(pages)) {
      const html = await reply.text();
      expect([name, reply.ok, /<\/html>/.test(html)]).toEqual([name, true, true]);
      expect([name, html.match(/<style|\sstyle=|<script|\son\w+=/g)]).toEqual([name, null]);
      expect([name, html.match(/<link rel="stylesheet" href="\/(sheet|failure)\.css">/)?.length]).toEqual([
        name,
        2,
      ]);
    }
  });
});

describe("the API's answers", () => {
  it.each(["/api/auth/user", "/API/auth/user", "/Api/nothing"])("are kept by no cache: %s", async (path) => {
    const { cookie } = await signedInUser();
    const reply = await api(path, { cookie });
    expect(reply.headers.get("cache-control")).toBe("no-store");
  });
});
