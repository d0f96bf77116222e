import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { z } from "zod";
import { deviceLabelOf } from "~/features/identity/device-label";
import { isCommonPassword } from "~/features/sign-up/common-passwords";
import { findPasswordProblems, findRegisterProblems } from "~/features/sign-up/validation";
import { createReadableCode } from "~/platform/readable-code";
import { seal, unseal } from "~/platform/sealed.server";

describe("password rules (S6)", () => {
  it("accepts any 8 to 128 characters with an upper-case letter, a lower-case letter and a digit", () => {
    fc.assert(
      fc.property(fc.string({ unit: "grapheme", minLength: 8, maxLength: 40 }), (text) => {
        const password = `Aa1${text}`.slice(0, 128);
        expect(findPasswordProblems({ password, confirmPassword: password })).toEqual([]);
      }),
    );
  });

  it("names missing fields before anything else, and a mismatch before weakness", () => {
    const values = {
      firstName: "A",
      lastName: "B",
      username: "c",
      email: "d",
      password: "x",
      confirmPassword: "y",
    };
    expect(findRegisterProblems({ ...values, firstName: "" })[0]?.message).toBe(
      "Please fill in all required fields.",
    );
    expect(findRegisterProblems(values)[0]).toMatchObject({
      title: "Password Mismatch",
      field: "confirmPassword",
    });
    expect(findRegisterProblems({ ...values, confirmPassword: "x" })[0]?.title).toBe("Weak Password");
  });

  it.each([
    ["Password1"],
    ["PASSWORD123"],
    ["Welcome2024"],
    ["Qwerty12345"],
    ["1Q2w3e4r"],
    ["Iloveyou1"],
    ["Passw0rd"],
    ["P4ssword"],
  ])("knows %s as common", (password) => expect(isCommonPassword(password)).toBe(true));
  it.each([["Beats2026!"], ["Violet7drum"], ["Tuesday-rain-42"]])("lets %s pass", (password) =>
    expect(isCommonPassword(password)).toBe(false),
  );
});

describe("device label", () => {
  it.each([
    [
      "Mozilla/5.0 (X11; CrOS x86_64 14541.0.0) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/126.0 Safari/537.36",
      "Chrome on ChromeOS",
    ],
    [
      "Mozilla/5.0 (iPad; CPU OS 17_5 like Mac OS X) AppleWebKit/605.1.15 Version/17.5 Mobile/15E148 Safari/604.1",
      "Safari on iPad",
    ],
    [
      "Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 Chrome/126.0 Safari/537.36 Edg/126.0",
      "Edge on Windows",
    ],
    ["curl/8.5", ""],
    [null, ""],
  ])("%s", (agent, label) => expect(deviceLabelOf(agent)).toBe(label));
});

describe("readable codes", () => {
  it("use only letters and digits nobody mistakes for each other", () => {
    for (let round = 0; round < 200; round += 1) expect(createReadableCode(6)).toMatch(/^[A-HJ-NP-Z2-9]{6}$/);
    expect(new Set(Array.from({ length: 500 }, () => createReadableCode(8))).size).toBe(500);
  });
});

describe("sealed values", () => {
  const schema = z.object({ name: z.string() });
  const NOW = 1_000_000;

  it("open only with the same secret and purpose, unchanged and in time", async () => {
    const sealed = await seal("secret", "cookie", { name: "Ada" }, NOW + 1);
    expect(sealed).not.toContain("Ada");
    const open = (secret: string, purpose: string, text: string, at: number) =>
      unseal(secret, purpose, text, schema, at);
    expect(await open("secret", "cookie", sealed, NOW)).toEqual({ name: "Ada" });
    expect(await open("other", "cookie", sealed, NOW)).toBeNull();
    expect(await open("secret", "link", sealed, NOW)).toBeNull();
    expect(await open("secret", "cookie", sealed, NOW + 1)).toBeNull();
    const changed = `${sealed.slice(0, 20)}${sealed[20] === "A" ? "B" : "A"}${sealed.slice(21)}`;
    expect(await open("secret", "cookie", changed, NOW)).toBeNull();
    expect(await open("secret", "cookie", "", NOW)).toBeNull();
    const wrongShape = await seal("secret", "cookie", { age: 7 }, NOW + 1);
    expect(await open("secret", "cookie", wrongShape, NOW)).toBeNull();
  });
});
