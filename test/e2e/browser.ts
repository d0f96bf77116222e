import { existsSync } from "node:fs";
import { Agent } from "node:http";
import { type Browser, type BrowserContext, chromium, type Page } from "playwright-core";
import { inject } from "vitest";
import { randomName } from "../fixtures/random-name";

/**
 * The server closes a connection that was idle for five seconds. A browser asks again when it used one just then
 * (RFC 9112, 9.3.1); Playwright's `request` fails. So none of its connections is used twice: Node's agent, which
 * Playwright uses in this process, asks this of a socket before it puts it by.
 */
(Agent.prototype as unknown as { keepSocketAlive: () => boolean }).keepSocketAlive = () => false;

/** The same Chromium without its own windows, where it is installed: journeys take a quarter less time in it. */
const SHELL = "/usr/bin/chromium-headless-shell";
export const CHROMIUM = process.env.CHROMIUM_PATH ?? (existsSync(SHELL) ? SHELL : "/usr/bin/chromium");

/** Starts Chromium; sound plays without a first touch, so that journeys can listen, unless it is about just that. */
export async function openBrowser({ isTouchNeededForSound = false } = {}): Promise<Browser> {
  if (!existsSync(CHROMIUM))
    throw new Error(`No Chromium at ${CHROMIUM}: apt-get install chromium, or set CHROMIUM_PATH.`);
  return chromium.launch({
    executablePath: CHROMIUM,
    args: [
      "--no-sandbox",
      "--disable-gpu",
      "--disable-background-networking",
      `--autoplay-policy=${isTouchNeededForSound ? "document-user-activation-required" : "no-user-gesture-required"}`,
    ],
  });
}

export type Visitor = { context: BrowserContext; page: Page; problems: string[] };

/**
 * What is no fault of a page: a request without an answer, which journeys make on purpose, and what Remix writes when
 * the data it is decoding are asked for anew meanwhile, as when an answer and what waited arrive together.
 */
const HARMLESS = /Failed to load resource|^AbortError: signal is aborted/;

/** A new visitor with own cookies. Uncaught page errors and CSP refusals gather in `problems`. */
export async function newVisitor(
  browser: Browser,
  options: Parameters<Browser["newContext"]>[0] = {},
): Promise<Visitor> {
  const context = await browser.newContext({
    baseURL: inject("baseUrl"),
    viewport: { width: 1280, height: 900 },
    // A worker's requests pass by `page.route`: only the journeys about it let it in.
    serviceWorkers: "block",
    ...options,
  });
  const page = await context.newPage();
  const problems: string[] = [];
  page.on("pageerror", (error) => problems.push(`page error: ${error.message}`));
  page.on("console", (message) => {
    if (message.type() === "error" && !HARMLESS.test(message.text())) problems.push(message.text());
  });
  return { context, page, problems };
}

/** Opens a room of the signed-in page by its address and waits until its content is there. */
export async function openRoom(page: Page, room: string, query = ""): Promise<void> {
  await page.goto(`/${query}#${room}`);
  await page.locator(`#${room}:visible`).waitFor();
  await page.locator(`#${room} .room-waiting`).waitFor({ state: "detached" });
}

/** Waits until React has the page in hand: what is pressed before that, the browser alone answers. */
export async function waitForScript(page: Page): Promise<void> {
  await page.waitForFunction(() => Object.keys(document.body).some((key) => key.startsWith("__reactFiber")));
}

/** Signs a visitor in through the API, as the demo school's accounts do. */
export async function signInAs(visitor: Visitor, email: string, password = "Beats2026!"): Promise<void> {
  const reply = await visitor.context.request.post("/api/auth/login", { data: { email, password } });
  if (!reply.ok()) throw new Error(`sign-in of ${email} failed: ${reply.status()} ${await reply.text()}`);
}

/** Makes a new student of 15 through the API and leaves the visitor signed in as them. */
export async function signInAsNewStudent(
  visitor: Visitor,
  { grade }: { grade?: number } = {},
): Promise<void> {
  const name = randomName("s");
  const password = `Drum-${crypto.randomUUID()}-A1`;
  const steps = [
    {
      path: "/api/auth/register",
      data: {
        ...{ username: name, email: `${name}@test.example`, firstName: "Ana", lastName: "Test" },
        ...{ password, confirmPassword: password, userType: "student" },
      },
    },
    {
      path: "/api/auth/complete-registration",
      data: {
        dateOfBirth: `${new Date().getUTCFullYear() - 15}-01-01`,
        ...{ userType: "student", isOver13: true, coppaConsentRequired: false, grade },
      },
    },
  ];
  for (const { path, data } of steps) {
    const reply = await visitor.context.request.post(path, { data });
    if (!reply.ok()) throw new Error(`${path} failed: ${reply.status()} ${await reply.text()}`);
  }
}
