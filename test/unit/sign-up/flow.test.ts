import { describe, expect, it } from "vitest";
import { homeFor } from "~/features/identity/home-for";
import { chooseAuthStep } from "~/features/sign-up/auth-step";

const NOW = new Date("2026-05-02T12:00:00Z");
const base = { timeZone: "UTC", coppaConsentStatus: "not_required", registrationCompletedAt: null } as const;
const newStudent = { ...base, userType: "student", dateOfBirth: null } as const;
const teen = { ...newStudent, dateOfBirth: "2010-01-01", registrationCompletedAt: NOW };
const child = { ...newStudent, dateOfBirth: "2017-01-01" };
const pending = { ...child, coppaConsentStatus: "pending", registrationCompletedAt: NOW } as const;
const teacher = { ...base, userType: "teacher", dateOfBirth: null } as const;

describe("what / shows", () => {
  it.each([
    ["a visitor", null, "", "landing"],
    ["a student without a birth date", newStudent, "", "age"],
    ["the same, right after completing the registration", newStudent, "?registration=complete", "home"],
    ["a teen", teen, "", "home"],
    ["a child nobody was asked for", child, "", "ask-parent"],
    ["a child whose parent has not answered", pending, "", "waiting"],
    ["a child whose parent said no", { ...pending, coppaConsentStatus: "declined" }, "", "waiting"],
    ["a child with consent", { ...pending, coppaConsentStatus: "granted" }, "", "home"],
    ["a pending child of yesterday who is 13 today", { ...pending, dateOfBirth: "2013-05-02" }, "", "home"],
    ["a teacher", teacher, "", "staff"],
    ["an admin", { ...teacher, userType: "admin" }, "", "staff"],
    ["a parent", { ...teacher, userType: "parent" }, "?t=1", "home"],
  ] as const)("%s", (_name, user, search, view) => expect(homeFor(user, NOW, search)).toEqual({ view }));
});

describe("step of the auth flow", () => {
  const choose = (
    search: string,
    user: Parameters<typeof chooseAuthStep>[0] = null,
    profile: Parameters<typeof chooseAuthStep>[1] = null,
  ) => chooseAuthStep(user, profile, new URLSearchParams(search), NOW);

  it.each([
    ["", "user-type-selection", null],
    ["step=nonsense", "user-type-selection", null],
    ["step=profile&type=teacher", "user-type-selection", null],
    ["step=parent-consent", "user-type-selection", null],
    ["step=login&type=parent", "login", "parent"],
    ["step=login&type=admin", "login", "student"],
    ["step=register&type=teacher", "register", "teacher"],
    ["step=age-verification", "age-verification", "student"],
    ["provider=google&status=success", "age-verification", "student"],
    ["provider=google", "user-type-selection", null],
  ])("a visitor at ?%s", (search, step, type) => expect(choose(search)).toEqual({ step, type }));

  it("shows what an account still lacks, whatever the address asks for", () => {
    expect(choose("step=login", newStudent)).toEqual({ step: "age-verification", type: "student" });
    expect(choose("step=login", child)).toEqual({ step: "parent-consent", type: "student" });
    expect(choose("step=age-verification", child)).toEqual({ step: "age-verification", type: "student" });
    expect(choose("", teacher)).toEqual({ step: "profile", type: "teacher" });
    for (const done of [
      teen,
      pending,
      { ...teacher, registrationCompletedAt: NOW },
      { ...teacher, userType: "admin" as const },
    ]) {
      expect(choose("step=age-verification", done)).toEqual({ step: "home" });
    }
  });

  it("finishes a provider's profile: age for a student, profile form for adults", () => {
    const google = "provider=google&status=success";
    expect(choose(google, null, { userType: null, dateOfBirth: null }).step).toBe("age-verification");
    expect(choose(google, null, { userType: "teacher", dateOfBirth: null })).toEqual({
      step: "profile",
      type: "teacher",
    });
    const answered = { userType: null, dateOfBirth: "2017-01-01" };
    expect(choose("step=parent-consent", null, answered).step).toBe("parent-consent");
    expect(choose("step=parent-consent", null, { ...answered, dateOfBirth: "2010-01-01" }).step).toBe(
      "age-verification",
    );
  });
});
