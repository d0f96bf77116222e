import { eq } from "drizzle-orm";
import { describe, expect, it } from "vitest";
import { classrooms } from "~/db/schema";
import { api, createTeacher, signedInUser, testDb } from "../helpers";
import { createSchool } from "../safety/school";

describe("the class code's sheet", () => {
  it("prints code, address and QR for those who lead the class, and nobody else", async () => {
    const { schoolId, admin, student } = await createSchool();
    const teacher = await createTeacher(schoolId);
    const [room] = await testDb()
      .update(classrooms)
      .set({ name: "Room <1>" })
      .where(eq(classrooms.id, teacher.classroomId))
      .returning();
    const code = room?.joinCode ?? "";
    const path = `/api/classrooms/${teacher.classroomId}/code-sheet`;
    for (const { cookie } of [teacher, admin]) {
      const reply = await api(path, { cookie });
      const html = await reply.text();
      expect(reply.headers.get("content-type")).toContain("text/html");
      expect(html).toContain(`${code.slice(0, 4)}-${code.slice(4)}`);
      expect(html).toContain("localhost/join");
      expect(html).toContain("<svg");
      expect(html).toContain("Room &lt;1&gt;");
      expect(html).not.toMatch(/style=|<script/);
    }
    const stranger = await createTeacher(null);
    const foreignAdmin = await createSchool();
    expect((await api(path, { cookie: stranger.cookie })).status).toBe(404);
    expect((await api(path, { cookie: foreignAdmin.admin.cookie })).status).toBe(404);
    expect((await api(path, { cookie: student.cookie })).status).toBe(403);
    expect((await api(path, { cookie: (await signedInUser({ userType: "parent" })).cookie })).status).toBe(
      403,
    );
    expect((await api(path)).status).toBe(401);
  });
});
