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
    createdAt: "2026-11-22T05:00:00.000Z",
  },
];
const render = (refusal: "no_school" | "not_verified" | null) =>
  renderToStaticMarkup(
    <ToastProvider>
      <ClassSettings
        classes={{ rows, number: 1, hasNext: false }}
        canCreate
        school={null}
        refusal={refusal}
        flash={null}
      />
    </ToastProvider>,
  ).replaceAll("&#x27;", "'");

describe("a class in the settings", () => {
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
