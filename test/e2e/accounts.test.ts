import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import type { Browser, Page } from "playwright-core";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { startOidcServer } from "../fixtures/oidc-server";
import { randomName } from "../fixtures/random-name";
import { newVisitor, openBrowser, waitForScript } from "./browser";
import { startServer } from "./server";

const PASSWORD = "Violet7drum";
const axeSource = readFileSync(createRequire(import.meta.url).resolve("axe-core/axe.min.js"), "utf8");
const newName = () => randomName("journey-");

async function fillRegistration(page: Page, name: string, changes: Record<string, string> = {}) {
  const values: Record<string, string> = {
    "First Name": "Robin",
    "Last Name": "Ray",
    Username: name,
    Email: `${name}@journey.example`,
    Password: PASSWORD,
    "Confirm Password": PASSWORD,
    ...changes,
  };
  for (const [label, value] of Object.entries(values))
    await page.getByLabel(label, { exact: true }).fill(value);
}

async function chooseBirthDate(page: Page, years: number) {
  await page.getByLabel("Month").selectOption({ label: "January" });
  await page.getByLabel("Year").selectOption(String(new Date().getUTCFullYear() - years));
  await page.getByLabel("Day").selectOption("1");
}

const whoAmI = async (page: Page) => (await page.context().request.get("/api/auth/user")).json();

describe("accounts", () => {
  let browser: Browser;
  beforeAll(async () => {
    browser = await openBrowser();
  });
  afterAll(() => browser.close());

  it("takes a teen by e-mail from the start page to the dashboard", async () => {
    const { page, problems } = await newVisitor(browser);
    const name = newName();
    await page.goto("/");
    await page.getByRole("link", { name: "Start Your Journey" }).click();
    await page.getByText("Choose your account type to get started").waitFor();
    await page.getByRole("link", { name: "Student Grades 1-12" }).click();
    await page.getByRole("link", { name: "Sign up here" }).click();
    await page.getByText("Ages 6-18 (grades 1-12)").waitFor();
    await waitForScript(page);

    await fillRegistration(page, name, { "Confirm Password": "Violet8drum" });
    await page.getByRole("button", { name: "Create Account" }).click();
    await page.getByText("Password Mismatch", { exact: true }).waitFor();
    await page.getByLabel("Confirm Password", { exact: true }).fill(PASSWORD);
    await page.getByRole("button", { name: "Create Account" }).click();

    await page.getByRole("heading", { name: "Age Verification" }).waitFor();
    await waitForScript(page);
    await page.getByRole("button", { name: "Continue" }).click();
    await page.getByText("Please complete all date fields").first().waitFor();
    await page.getByLabel("Month").selectOption({ label: "February" });
    expect(await page.getByLabel("Day").locator("option").count()).toBe(30);
    expect(await page.getByLabel("Year").locator("option").count()).toBe(101);
    await chooseBirthDate(page, 15);
    await page.getByRole("button", { name: "Continue" }).click();
    await page.waitForURL("**/?registration=complete");
    await page.getByRole("heading", { name: /Robin/ }).waitFor();
    await page.getByText("Registration Complete!", { exact: true }).waitFor();
    expect(await whoAmI(page)).toMatchObject({ username: name, isOver13: true });
    expect(problems).toEqual([]);
  });

  it("keeps a child waiting after asking the parent, and cancelling changes no answer", async () => {
    const { page } = await newVisitor(browser);
    const name = newName();
    await page.goto("/auth?step=register&type=student");
    await waitForScript(page);
    await fillRegistration(page, name);
    await page.getByRole("button", { name: "Create Account" }).click();
    await page.getByRole("heading", { name: "Age Verification" }).waitFor();
    await waitForScript(page);
    await chooseBirthDate(page, 9);
    await page.getByRole("button", { name: "Continue" }).click();
    await page.getByRole("heading", { name: "Parental Consent Required" }).waitFor();
    await page.getByRole("link", { name: "Cancel" }).click();
    await page.getByRole("heading", { name: "Age Verification" }).waitFor();
    await chooseBirthDate(page, 15);
    await page.getByRole("button", { name: "Continue" }).click();
    await page
      .getByText(/already has a date of birth/)
      .first()
      .waitFor();
    await chooseBirthDate(page, 9);
    await page.getByRole("button", { name: "Continue" }).click();
    await page.getByLabel("Parent or Guardian Name").fill("Rosa Ray");
    await page.getByLabel("Parent or Guardian Email").fill(`${name}@home.example`);
    await page.getByLabel("Relationship").selectOption("mother");
    await page.getByRole("button", { name: "Send Request" }).click();
    await page.getByText("COPPA consent is required for children under 13").first().waitFor();
    await page.getByLabel("Ask my parent or guardian for COPPA consent").check();
    await page.getByRole("button", { name: "Send Request" }).click();
    await page.waitForURL("**/?registration=complete");
    expect(await whoAmI(page)).toMatchObject({ coppaConsentStatus: "pending" });
    const mails: { to: string }[] = await (await page.context().request.get("/dev/mailbox.json")).json();
    expect(mails.filter(({ to }) => to === `${name}@home.example`)).toHaveLength(1);
  });

  it.each([
    ["Teacher/Educator", "Complete Your Educator Profile", { "Institution Name": "Lincoln School" }],
    [
      "Parent/Guardian",
      "Complete Your Parent Profile",
      { "Child's Name": "Kit", "Child's School": "Lincoln" },
    ],
  ])("registers a %s and completes the profile", async (card, heading, fields) => {
    const { page, problems } = await newVisitor(browser);
    await page.goto("/auth");
    await page.getByRole("link", { name: card }).click();
    await page.getByRole("link", { name: "Sign up here" }).click();
    await page.getByLabel("Username", { exact: true }).waitFor();
    await waitForScript(page);
    await fillRegistration(page, newName());
    await page.getByRole("button", { name: "Create Account" }).click();
    await page.waitForURL(/\/\?t=\d+$/);
    // The form is there at once, can wait, and is still there when it is looked for.
    await page.getByRole("heading", { name: heading }).waitFor();
    await page.getByRole("link", { name: "Later" }).click();
    await page.getByRole("link", { name: heading }).waitFor();
    expect(await page.getByRole("button", { name: "Complete Setup" }).count()).toBe(0);
    await page.goto("/");
    await page.getByRole("heading", { name: heading }).waitFor();
    await waitForScript(page);
    await page.getByRole("button", { name: "Complete Setup" }).click();
    await page
      .getByText(/^Please enter/)
      .first()
      .waitFor();
    for (const [label, value] of Object.entries(fields))
      await page.getByLabel(label, { exact: true }).fill(value);
    await page.getByRole("button", { name: "Complete Setup" }).click();
    await page.getByText("You can now access all features.").first().waitFor();
    await page.waitForURL(/\/\?t=\d+$/);
    expect(await page.getByRole("heading", { name: heading }).count()).toBe(0);
    await page.goto("/auth");
    await page.waitForURL((url) => url.pathname === "/");
    expect(problems).toEqual([]);
  });

  it("signs in and out", async () => {
    const { page } = await newVisitor(browser);
    const name = newName();
    const json = { username: name, email: `${name}@journey.example`, firstName: "Robin", lastName: "Ray" };
    await page.context().request.post("/api/auth/register", {
      data: { ...json, password: PASSWORD, confirmPassword: PASSWORD, userType: "student" },
    });
    await page.context().clearCookies();
    await page.goto("/auth?step=login&type=student");
    await waitForScript(page);
    await page.getByRole("button", { name: "Sign In" }).click();
    await page.getByText("Please enter both email and password.").first().waitFor();
    await page.getByLabel("Email").fill(json.email);
    await page.getByLabel("Password", { exact: true }).fill("Wrong1234x");
    await page.getByRole("button", { name: "Sign In" }).click();
    await page.getByText("Invalid email or password. Please try again.").first().waitFor();
    await page.getByLabel("Password", { exact: true }).fill(PASSWORD);
    await page.getByRole("button", { name: "Sign In" }).click();
    await page.getByRole("heading", { name: "Age Verification" }).waitFor();
    // The page is a fresh one; what was said before it is still there to be read.
    await page.getByText("Welcome back!", { exact: true }).waitFor();
    await page.getByRole("link", { name: /Sign out/ }).click();
    await page.getByRole("link", { name: "Start Your Journey" }).waitFor();
    expect((await page.context().request.get("/api/auth/user")).status()).toBe(401);
  });

  it("works without JavaScript and keeps what was typed", async () => {
    const { page } = await newVisitor(browser, { javaScriptEnabled: false });
    const name = newName();
    await page.goto("/auth");
    await page.getByRole("link", { name: "Student Grades 1-12" }).click();
    await page.getByRole("link", { name: "Sign up here" }).click();
    await fillRegistration(page, name, { "Last Name": " " });
    await page.getByRole("button", { name: "Create Account" }).click();
    await page.getByText("Please fill in all required fields.").first().waitFor();
    expect(await page.getByLabel("Username", { exact: true }).inputValue()).toBe(name);
    expect(await page.getByLabel("Password", { exact: true }).inputValue()).toBe("");
    await fillRegistration(page, name);
    await page.getByRole("button", { name: "Create Account" }).click();
    await page.getByRole("heading", { name: "Age Verification" }).waitFor();
    await chooseBirthDate(page, 9);
    await page.getByRole("button", { name: "Continue" }).click();
    await page.getByRole("heading", { name: "Parental Consent Required" }).waitFor();
    await page.getByLabel("Parent or Guardian Name").fill("Rosa Ray");
    await page.getByLabel("Parent or Guardian Email").fill(`${name}@home.example`);
    await page.getByLabel("Relationship").selectOption("mother");
    await page.getByLabel("Ask my parent or guardian for COPPA consent").check();
    await page.getByRole("button", { name: "Send Request" }).click();
    await page.waitForURL("**/?registration=complete");

    await page.context().clearCookies();
    await page.goto("/auth-legacy");
    expect(await page.locator("script").count()).toBe(0);
    await page.getByLabel("Email").fill(`${name}@journey.example`);
    await page.getByLabel("Password").fill(PASSWORD);
    await page.getByRole("button", { name: "Sign In" }).click();
    await page.waitForURL((url) => url.pathname === "/");
  });

  it("tells on the plain page what went wrong, though no script shows a toast there", async () => {
    const { page } = await newVisitor(browser);
    await page.goto("/auth-legacy");
    await page.getByLabel("Email").fill("nobody@journey.example");
    await page.getByLabel("Password").fill("Wrong1234x");
    await page.getByRole("button", { name: "Sign In" }).click();
    await page.getByRole("alert").getByText("Invalid email or password. Please try again.").waitFor();
    expect(await page.getByLabel("Email").inputValue()).toBe("nobody@journey.example");
  });

  it("sets a new password with the mailed link", async () => {
    const { page } = await newVisitor(browser);
    const { request } = page.context();
    await page.goto("/auth?step=forgot-password");
    await waitForScript(page);
    await page.getByLabel("Email").fill("parent@demo.school");
    await page.getByRole("button", { name: "Send the link" }).click();
    await page.getByText("Check your email", { exact: true }).waitFor();
    const mails: { to: string; text: string }[] = await (await request.get("/dev/mailbox.json")).json();
    const link = /https?:\/\/\S+\/reset-password\/\S+/.exec(
      mails.find(({ to, text }) => to === "parent@demo.school" && text.includes("reset-password"))?.text ??
        "",
    )?.[0];
    await page.goto(new URL(link ?? "").pathname);
    await waitForScript(page);
    await page.getByLabel("New Password").fill("Beats2026!");
    await page.getByLabel("Confirm Password").fill("Beats2026!");
    await page.getByRole("button", { name: "Save password" }).click();
    await page.waitForURL("**/auth?step=login");
    await page.goto(new URL(link ?? "").pathname);
    await page.getByText("This link was used already or is too old.").waitFor();
  });

  it("shows a Google error, fits 320 px and has no accessibility violation", async () => {
    const { page } = await newVisitor(browser, { viewport: { width: 320, height: 700 } });
    await page.goto("/auth?error=google_auth_failed");
    await page.getByText("Google authentication failed. Please try again.").first().waitFor();
    const steps = ["", "?step=login&type=student", "?step=register&type=teacher", "?step=age-verification"];
    for (const path of [...steps.map((step) => `/auth${step}`), "/auth-legacy"]) {
      await page.goto(path);
      expect(
        await page.evaluate("document.documentElement.scrollWidth - innerWidth"),
        path,
      ).toBeLessThanOrEqual(0);
      await page.evaluate(axeSource);
      const found = await page.evaluate<{ violations: { id: string; nodes: { html: string }[] }[] }>(
        "axe.run(document, { resultTypes: ['violations'] })",
      );
      const named = found.violations.map(
        ({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(" ")}`,
      );
      expect(named, path).toEqual([]);
    }
  });

  it("takes a teen by Google through the age step", async () => {
    const oidc = await startOidcServer();
    const server = await startServer(oidc.settings);
    try {
      const { page, problems } = await newVisitor(browser, { baseURL: server.baseUrl });
      const name = newName();
      await page.goto("/auth?step=register&type=student");
      await page.getByRole("link", { name: "Sign up with Google" }).click();
      await page.getByLabel("Account").fill(`${name},${name}@gmail.example`);
      await page.getByRole("button", { name: "Go on" }).click();
      await page.waitForURL("**/auth?provider=google&status=success");
      expect((await page.context().request.get("/api/auth/user")).status()).toBe(401);
      await waitForScript(page);
      await chooseBirthDate(page, 15);
      await page.getByRole("button", { name: "Continue" }).click();
      await page.waitForURL("**/?registration=complete");
      expect(await whoAmI(page)).toMatchObject({ email: `${name}@gmail.example`, firstName: "Ines" });
      expect(problems).toEqual([]);
    } finally {
      await server.stop();
      await oidc.stop();
    }
  });
});
