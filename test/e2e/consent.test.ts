import type { Browser } from "playwright-core";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { newVisitor, openBrowser } from "./browser";
import { consentPath, newWaitingChild, proveAddress, registerParent, sayYes } from "./family";

describe("parental consent", () => {
  let browser: Browser;
  beforeAll(async () => {
    browser = await openBrowser();
  });
  afterAll(() => browser.close());

  it("unlocks the child's open page when the parent says yes", async () => {
    const { child, parentEmail } = await newWaitingChild(browser);
    await child.page.goto("/");
    await child.page.getByRole("heading", { name: "Almost there, Ana!" }).waitFor();
    await child.page.getByText(parentEmail).waitFor();

    const parent = await newVisitor(browser, { javaScriptEnabled: false });
    await parent.page.goto(await consentPath(parent, parentEmail));
    await parent.page.getByRole("heading", { name: "May Ana use Beats?" }).waitFor();
    for (const choice of ["School records", "Keep data longer", "Outside AI model"]) {
      expect(await parent.page.getByLabel(choice, { exact: true }).isChecked(), choice).toBe(false);
    }
    await parent.page.getByLabel(/parent or legal guardian/).check();
    await parent.page.getByRole("button", { name: "Yes, Ana may use Beats" }).click();
    await parent.page.getByRole("heading", { name: "Ana can use Beats now" }).waitFor();

    // Nobody touches the child's page.
    await child.page.getByRole("heading", { name: /How are you feeling today/ }).waitFor();
    expect(child.problems).toEqual([]);
    expect(parent.problems).toEqual([]);
  });

  it("is taken back with the first mail's link, opened again; going Back and pressing again does no harm", async () => {
    const { child, parentEmail } = await newWaitingChild(browser, "Gil");
    await child.page.goto("/");
    await child.page.getByText("Parental consent is required to access this content.").waitFor();
    const parent = await newVisitor(browser, { javaScriptEnabled: false });
    const path = await consentPath(parent, parentEmail);
    await sayYes(parent, parentEmail, "Gil");
    await child.page.getByRole("heading", { name: /How are you feeling today/ }).waitFor();

    await parent.page.goto(path);
    await parent.page.getByText("Changed your mind? Take it back").click();
    await parent.page.getByRole("button", { name: "Take back my consent" }).click();
    await parent.page.getByRole("heading", { name: "Your consent is taken back" }).waitFor();
    expect((await child.context.request.get("/api/emotions")).status()).toBe(401);

    await parent.page.goBack();
    const again = parent.page.getByRole("button", { name: "Take back my consent" });
    if ((await again.count()) > 0) {
      await parent.page.getByText("Changed your mind? Take it back").click();
      await again.click();
    }
    await parent.page.getByRole("heading", { name: "Your consent is taken back" }).waitFor();
  });

  it("tells who says no on a page from before the yes that the yes stands, and takes it back there", async () => {
    const { parentEmail } = await newWaitingChild(browser, "Hal");
    const stale = await newVisitor(browser, { javaScriptEnabled: false });
    await stale.page.goto(await consentPath(stale, parentEmail));
    await sayYes(await newVisitor(browser, { javaScriptEnabled: false }), parentEmail, "Hal");
    await stale.page.getByRole("button", { name: "No", exact: true }).click();
    await stale.page.getByRole("heading", { name: "The answer given before stands" }).waitFor();
    await stale.page.getByText(/^Yes was answered on/).waitFor();
    expect(await stale.page.getByText("Thank you").count()).toBe(0);
    await stale.page.getByRole("button", { name: "Take back my consent" }).click();
    await stale.page.getByRole("heading", { name: "Your consent is taken back" }).waitFor();
  });

  it("is friendly to a child whose parent says no", async () => {
    const { child, parentEmail } = await newWaitingChild(browser, "Ben");
    await child.page.goto("/");
    const parent = await newVisitor(browser);
    await parent.page.goto(await consentPath(parent, parentEmail));
    await parent.page.getByRole("button", { name: "No", exact: true }).click();
    await parent.page.getByRole("heading", { name: "You said no" }).waitFor();
    await child.page.getByRole("heading", { name: "Not this time, Ben" }).waitFor();
  });

  it("says so when a link was used, is unknown, or belongs to a corrected address", async () => {
    const { child, parentEmail } = await newWaitingChild(browser, "Cleo");
    const parent = await newVisitor(browser);
    const firstPath = await consentPath(parent, parentEmail);

    await child.page.goto("/");
    await child.page.getByText("Wrong address?").click();
    const rightAddress = `right-${parentEmail}`;
    await child.page.getByLabel("Your parent's email address").fill(rightAddress);
    await child.page.getByRole("button", { name: "Send it there" }).click();
    await child.page.getByText(rightAddress).waitFor();

    const old = await parent.page.goto(firstPath);
    expect(old?.status()).toBe(410);
    await parent.page.getByRole("heading", { name: "This link is too old" }).waitFor();
    const unknown = await parent.page.goto("/consent/nobody-made-this");
    expect(unknown?.status()).toBe(404);
    await parent.page.getByRole("heading", { name: "We do not know this link" }).waitFor();

    const path = await consentPath(parent, rightAddress);
    await parent.page.goto(path);
    await parent.page.getByLabel(/parent or legal guardian/).check();
    await parent.page.getByRole("button", { name: "Yes, Cleo may use Beats" }).click();
    await parent.page.getByRole("heading", { name: "Cleo can use Beats now" }).waitFor();
    await parent.page.goto(path);
    await parent.page.getByRole("heading", { name: "Cleo can use Beats now" }).waitFor();
    expect(await parent.page.getByRole("button", { name: /Yes,/ }).count()).toBe(0);
  });

  it("keeps what was typed when the tick is missing, without any script", async () => {
    const { parentEmail } = await newWaitingChild(browser, "Dee");
    const parent = await newVisitor(browser, { javaScriptEnabled: false });
    await parent.page.goto(await consentPath(parent, parentEmail));
    expect(await parent.page.locator("script[src]").count(), "no framework script").toBe(0);
    await parent.page.getByLabel(/You are Dee/).fill("grandmother");
    // As an old browser would: without checking the form itself.
    await parent.page
      .locator("form")
      .first()
      .evaluate((form) => form.setAttribute("novalidate", ""));
    await parent.page.getByRole("button", { name: "Yes, Dee may use Beats" }).click();
    await parent.page.getByRole("alert").waitFor();
    expect(await parent.page.getByLabel(/You are Dee/).inputValue()).toBe("grandmother");
  });

  it("is in Spanish for a parent who follows the Spanish link, to the end", async () => {
    const { parentEmail } = await newWaitingChild(browser, "Eva");
    const parent = await newVisitor(browser, { locale: "en-US" });
    await parent.page.goto(await consentPath(parent, parentEmail, "es"));
    expect(await parent.page.locator("html").getAttribute("lang")).toBe("es");
    await parent.page.getByRole("heading", { name: "¿Puede Eva usar Beats?" }).waitFor();
    await parent.page.getByLabel(/madre, padre o tutor legal/).check();
    await parent.page.getByRole("button", { name: "Sí, Eva puede usar Beats" }).click();
    await parent.page.getByRole("heading", { name: "Eva ya puede usar Beats" }).waitFor();
    await parent.page.getByRole("link", { name: "English" }).click();
    await parent.page.getByRole("heading", { name: "Eva can use Beats now" }).waitFor();
  });

  it("links the parent who registers with the consenting address and proves it; one revoke ends the child's page", async () => {
    const { child, parentEmail } = await newWaitingChild(browser, "Fia");
    const parent = await newVisitor(browser);
    await sayYes(parent, parentEmail, "Fia");
    await registerParent(parent, parentEmail, "Fia");
    await parent.page.goto("/");
    await parent.page.getByRole("heading", { name: "No Child Linked" }).waitFor();
    await proveAddress(parent, parentEmail);

    await parent.page.goto("/");
    await parent.page.getByRole("heading", { name: "How Fia is doing" }).waitFor();
    await parent.page.getByRole("navigation").getByRole("link", { name: "Consent and rights" }).click();
    await parent.page.getByText("Take back my consent").click();
    await parent.page.getByRole("button", { name: "Yes, take it back" }).click();
    await parent.page.getByText(/The consent was taken back/).waitFor();
    expect((await child.context.request.get("/api/emotions")).status()).toBe(401);
  });
});
