import { renderToStaticMarkup } from "react-dom/server";
import { describe, expect, it } from "vitest";
import { AccessGuard } from "~/features/identity";

const student = { userType: "student", isOver13: true, coppaConsentStatus: "not_required" } as const;
const child = { ...student, isOver13: false, coppaConsentStatus: "pending" };
const secret = <p>secret</p>;

describe("access guard", () => {
  it("shows a placeholder while the user is loading", () => {
    const html = renderToStaticMarkup(<AccessGuard user={undefined}>{secret}</AccessGuard>);
    expect(html).toContain("Loading");
    expect(html).not.toContain("secret");
  });

  it.each([
    ["nobody", null, undefined, "Authentication required to access this content."],
    [
      "the wrong role",
      student,
      ["teacher", "admin"] as const,
      "Your user role (student) does not have permission to access this content. Required roles: teacher, admin",
    ],
    [
      "a child without consent",
      child,
      undefined,
      "Parental consent is required to access this content. Please complete the consent process.",
    ],
  ])("tells %s the specification's sentence", (_name, user, roles, sentence) => {
    const html = renderToStaticMarkup(
      <AccessGuard user={user} {...(roles ? { roles: [...roles] } : {})} needsConsent>
        {secret}
      </AccessGuard>,
    );
    expect(html).toContain(sentence);
    expect(html).not.toContain("secret");
  });

  it.each([
    ["a teen", student],
    ["a child with consent", { ...child, coppaConsentStatus: "granted" }],
    ["a teacher", { ...student, userType: "teacher" as const }],
  ])("lets %s through", (_name, user) => {
    const html = renderToStaticMarkup(
      <AccessGuard user={user} needsConsent>
        {secret}
      </AccessGuard>,
    );
    expect(html).toBe("<p>secret</p>");
  });
});
