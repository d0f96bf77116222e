import { renderToStaticMarkup } from "react-dom/server";
import { describe, expect, it } from "vitest";
import { ClassSettings } from "~/features/staff/class-settings";
import { m } from "~/messages/compiled/messages.js";
import { ToastProvider } from "~/ui/toast";

const rows = [
  {
    id: "class",
    name: "5b",
    teacherName: "Ray",
    joinCode: "ABCDEFGH",
    studentCount: 0,
    status: "active" as const,
    role: "teacher" as "teacher" | "co_teacher" | "substitute",
    lastDay: "2026-11-23",
    createdAt: "2026-11-22T05:00:00.000Z",
  },
];
const colleagues = [
  {
    classroomId: "class",
    userId: "kim",
    name: "Kim",
    role: "co_teacher" as const,
    firstDay: null,
    lastDay: null,
  },
];
const archived = [
  { id: "old", name: "5a", archivedAt: "2026-06-20T05:00:00.000Z", canTakeBack: false },
  { id: "older", name: "4a", archivedAt: "2026-11-20T05:00:00.000Z", canTakeBack: true },
];
const user = { id: "ray", userType: "teacher" as const, timeZone: "America/New_York" };

const render = (
  refusal: "no_school" | "not_verified" | null,
  role: "teacher" | "co_teacher" | "substitute" = "teacher",
  userId = "ray",
) =>
  renderToStaticMarkup(
    <ToastProvider>
      <ClassSettings
        list={{
          classes: { rows: rows.map((row) => ({ ...row, role })), number: 1, hasNext: false },
          ...{ archived, colleagues, moving: null, leaving: null },
          days: refusal ? null : { first: "2026-11-22", last: "2026-12-06" },
        }}
        user={{ ...user, id: userId }}
        school={null}
        refusal={refusal}
        flash={null}
      />
    </ToastProvider>,
  ).replaceAll("&#x27;", "'");

describe("a class in the settings", () => {
  it("shows its teacher who leads it and every form about it", () => {
    const html = render(null);
    for (const path of ["/staff", "/staff/kim", "/archive"])
      expect(html).toContain(`action="/api/classrooms/class${path}"`);
    expect(html).toContain('href="/?move=class#move-student"');
    expect(html).toContain('min="2026-11-22" max="2026-12-06"');
  });

  it("offers a co-teacher to leave, and not what only the teacher decides", () => {
    const html = render(null, "co_teacher", "kim");
    expect(html).toContain(m.staff_people_you_co_teach({ teacher: "Ray" }));
    expect(html).toContain('action="/api/classrooms/class/staff/kim"');
    expect(html).not.toContain('action="/api/classrooms/class/staff"');
    expect(html).not.toContain("/archive");
    expect(render(null, "co_teacher", "ada")).not.toContain("/staff/kim");
  });

  it("shows a substitute the code, and neither badges nor anything about students and colleagues", () => {
    const html = render(null, "substitute");
    expect(html).toContain("ABCD-EFGH");
    expect(html).toContain(m.staff_people_you_substitute({ teacher: "Ray", date: "November 23, 2026" }));
    for (const path of ["/badges", "/family-codes", "/staff", "/archive", "?move="])
      expect(html).not.toContain(path);
  });

  it("lists archived classes, with the way back while there is one", () => {
    const html = render(null);
    expect(html).toContain(m.staff_archived_final());
    expect(html).toContain("/api/classrooms/older/take-back");
    expect(html).not.toContain("/api/classrooms/old/take-back");
  });

  it("has its badges and family codes where the school is verified", () => {
    const html = render(null);
    expect(html).toContain("/api/classrooms/class/badges");
    expect(html).toContain("/api/classrooms/class/family-codes");
  });

  it.each([
    ["no_school", m.staff_verified_school_only],
    ["not_verified", m.staff_school_not_verified],
  ] as const)("says why not and what to do instead: %s", (refusal, text) => {
    const html = render(refusal);
    expect(html).toContain(text());
    expect(html).not.toContain("/badges");
    expect(html).not.toContain("/family-codes");
  });
});
