import { randomUUID } from "node:crypto";
import { SELF_USER_TYPES } from "~/features/identity/user-types";
import { lessons } from "~/features/learning/content";
import { gradeBands } from "~/features/learning/content-format";
import { AUTH_STEPS } from "~/features/sign-up/auth-paths";
import { randomName } from "../fixtures/random-name";
import { PlainBrowser } from "./plain-browser";

/** Someone at a browser, and what they open: addresses, or plain forms (`POST /...`) that answer with a page. */
export type Walker = {
  name: string;
  browser: PlainBrowser;
  paths: string[];
  /** What was said in talks before: it stays in the language it was said in. */
  said?: readonly string[];
};

const PASSWORD = "Quiet-Drum-77";
const OWN_TABS = ["profile", "settings", "privacy"];
const STAFF_TABS = ["student-management", "progress-reports", "module-audits"];

/** Everybody who uses the product, each in the wanted language, with every page they have. */
export async function everyWalker(baseUrl: string, locale: string): Promise<Walker[]> {
  const walkers = [
    await visitor(baseUrl, locale),
    await demoStudent(baseUrl, locale, "maya"),
    await demoStudent(baseUrl, locale, "leo"),
    await newStudent(baseUrl, locale),
    await waitingChild(baseUrl, locale),
    await consentGiver(baseUrl, locale),
    await demoParent(baseUrl, locale),
    await newAdult(baseUrl, locale, "parent"),
    await newAdult(baseUrl, locale, "teacher"),
    await demoStaff(baseUrl, locale, "teacher"),
    await demoStaff(baseUrl, locale, "admin"),
  ];
  return walkers;
}

/** A browser that has chosen the language, signed in when an account of the demo school is named. */
async function openBrowser(baseUrl: string, locale: string, email?: string): Promise<PlainBrowser> {
  const browser = new PlainBrowser(baseUrl);
  if (email) await browser.signIn(email);
  await browser.json("/api/locale", { locale });
  return browser;
}

async function visitor(baseUrl: string, locale: string): Promise<Walker> {
  const steps = AUTH_STEPS.flatMap((step) =>
    SELF_USER_TYPES.map((type) => `/auth?step=${step}&type=${type}`),
  );
  const previews = lessons.flatMap(({ id }) => gradeBands.map((band) => `/lessons/${id}?grades=${band}`));
  const slides = [1, 2, 3, 4, 5, 6, 7].map((slide) => `/presentation?slide=${slide}`);
  return {
    name: "visitor",
    browser: await openBrowser(baseUrl, locale),
    paths: [
      ...["/", "/auth", "/auth-legacy", "/auth?error=google_auth_failed", ...steps, ...slides, ...previews],
      ...[
        "/help",
        "/privacy",
        "/display",
        "/offline",
        "/join",
        "/join/ABCDEF",
        "/badge/none",
        "/consent/none",
      ],
      ...["/reset-password/none", "/weekly-card/none", "/what-works", "/usage", "/nothing-here", "/learn/1"],
    ],
  };
}

const ROOMS = ["/?rooms=all", ...OWN_TABS.map((tab) => `/?own=${tab}&rooms=all`)];

async function demoStudent(baseUrl: string, locale: string, name: string): Promise<Walker> {
  const browser = await openBrowser(baseUrl, locale, `${name}@demo.school`);
  const open = lessons.filter(({ id }) => ["1", "2"].includes(id));
  const steps = open.flatMap(({ id, activities }) =>
    activities.map((activity) => `/learn/${id}?step=${activity.id}`),
  );
  const paths = [...ROOMS, "/what-works", "/join", ...steps, "/learn/12"];
  return { name, browser, paths, said: await readTalks(browser) };
}

/** Every line of the talks a student had; their titles are not: those that Beats gave are in the reader's language. */
async function readTalks(browser: PlainBrowser): Promise<string[]> {
  const talks = (await browser.json("/api/ai-coach/conversations")) as { id: string }[];
  const lines = await Promise.all(
    talks.map(({ id }) => browser.json(`/api/ai-coach/conversations/${id}/messages`)),
  );
  return (lines.flat() as { content: string }[]).map(({ content }) => content);
}

/** A student of fifteen who has done nothing yet, has checked in and has told the coach something grave. */
async function newStudent(baseUrl: string, locale: string): Promise<Walker> {
  const browser = await register(baseUrl, locale, "student");
  await completeStudent(browser, 15);
  const before = await browser.open("/?rooms=all");
  if (before.status !== 200) throw new Error(`a new student's page answers ${before.status}`);
  await browser.json("/api/emotions", { emotion: "anxious", intensity: 5 });
  const talk = (await browser.json("/api/ai-coach/conversations", { title: "" })) as { id: string };
  await browser.json(`/api/ai-coach/conversations/${talk.id}/messages`, {
    content: locale === "es" ? "me quiero morir" : "i want to die",
  });
  return { name: "new student", browser, paths: [...ROOMS, "/what-works"], said: await readTalks(browser) };
}

async function waitingChild(baseUrl: string, locale: string): Promise<Walker> {
  const browser = await register(baseUrl, locale, "student");
  await completeStudent(browser, 8, `${randomUUID()}@parent.example`);
  return { name: "waiting child", browser, paths: ["/"] };
}

/** A parent without an account: the page before the answer, and after each one. */
async function consentGiver(baseUrl: string, locale: string): Promise<Walker> {
  const browser = await openBrowser(baseUrl, locale);
  const [open, granted, declined] = await Promise.all(
    [0, 1, 2].map(async () => {
      const child = await register(baseUrl, locale, "student");
      const parentEmail = `${randomUUID()}@parent.example`;
      await completeStudent(child, 8, parentEmail);
      return consentToken(browser, parentEmail);
    }),
  );
  await browser.json(`/api/consent/${granted}/grant`, { isParent: true });
  await browser.json(`/api/consent/${declined}/decline`, {});
  return {
    name: "consent giver",
    browser,
    paths: [open, granted, declined].map((token) => `/consent/${token}`),
  };
}

async function consentToken(browser: PlainBrowser, parentEmail: string): Promise<string> {
  const mails = (await browser.json("/dev/mailbox.json")) as { to: string; text: string }[];
  const mail = mails.find(({ to }) => to === parentEmail);
  const token = /\/consent\/([\w-]+)/.exec(mail?.text ?? "")?.[1];
  if (!token) throw new Error(`no consent link was mailed to ${parentEmail}`);
  return token;
}

async function demoParent(baseUrl: string, locale: string): Promise<Walker> {
  const browser = await openBrowser(baseUrl, locale, "parent@demo.school");
  return { name: "parent", browser, paths: OWN_TABS.map((tab) => `/?own=${tab}`) };
}

async function newAdult(baseUrl: string, locale: string, userType: "parent" | "teacher"): Promise<Walker> {
  const browser = await register(baseUrl, locale, userType);
  return { name: `new ${userType}`, browser, paths: ["/auth", "/"] };
}

async function demoStaff(baseUrl: string, locale: string, name: "teacher" | "admin"): Promise<Walker> {
  const browser = await openBrowser(baseUrl, locale, `${name}@demo.school`);
  const classrooms = (await browser.json("/api/classrooms")) as { id: string }[];
  const own = name === "teacher" ? classrooms : [];
  const sheets = own.flatMap(({ id }) => [
    `/stage/${id}`,
    `/api/classrooms/${id}/code-sheet`,
    `POST /api/classrooms/${id}/family-codes`,
    `POST /api/classrooms/${id}/badges`,
  ]);
  return {
    name,
    browser,
    paths: [
      "/usage",
      ...STAFF_TABS.map((tab) => `/?tab=${tab}`),
      ...OWN_TABS.map((tab) => `/?own=${tab}`),
      ...sheets,
    ],
  };
}

async function register(baseUrl: string, locale: string, userType: string): Promise<PlainBrowser> {
  const browser = await openBrowser(baseUrl, locale);
  const name = randomName("w");
  await browser.json("/api/auth/register", {
    ...{ username: name, email: `${name}@walk.example`, firstName: "Ana", lastName: "Paz", userType },
    ...{ password: PASSWORD, confirmPassword: PASSWORD },
  });
  return browser;
}

function completeStudent(browser: PlainBrowser, ageYears: number, parentEmail?: string): Promise<unknown> {
  const parent = parentEmail ? { parentName: "Rosa Paz", parentEmail, relationship: "mother" } : {};
  return browser.json("/api/auth/complete-registration", {
    userType: "student",
    dateOfBirth: `${new Date().getUTCFullYear() - ageYears}-01-02`,
    ...parent,
  });
}
