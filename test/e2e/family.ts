import type { Browser } from "playwright-core";
import { randomName } from "../fixtures/random-name";
import { newVisitor, type Visitor } from "./browser";

export const PASSWORD = "Quiet-Drum-77";

type Mail = { to: string; subject: string; text: string; html: string };

/** Mail to an address, newest first, as /dev/mailbox.json shows it. */
export async function mailTo(visitor: Visitor, address: string): Promise<Mail[]> {
  const reply = await visitor.context.request.get("/dev/mailbox.json");
  const mails: Mail[] = await reply.json();
  return mails.filter((mail) => mail.to === address);
}

/** The path of the newest consent link mailed to an address, in a language. */
export async function consentPath(visitor: Visitor, address: string, lang: "en" | "es" = "en") {
  const [mail] = await mailTo(visitor, address);
  const path = new RegExp(`/consent/[\\w-]+\\?lang=${lang}`).exec(mail?.text ?? "")?.[0];
  if (!path) throw new Error(`no consent link was mailed to ${address}`);
  return path;
}

/** Registers an account through the API, signed in. */
export async function register(visitor: Visitor, userType: string, firstName: string, email: string) {
  const reply = await visitor.context.request.post("/api/auth/register", {
    data: {
      username: randomName("user-"),
      email,
      password: PASSWORD,
      confirmPassword: PASSWORD,
      firstName,
      lastName: "Test",
      userType,
    },
  });
  if (reply.status() !== 201) throw new Error(`register: ${reply.status()} ${await reply.text()}`);
}

/** A child of eight who has asked a parent, in a browser of their own. */
export async function newWaitingChild(
  browser: Browser,
  firstName = "Ana",
  parentEmail = `${randomName("parent-")}@test.example`,
) {
  const child = await newVisitor(browser);
  const childEmail = `${randomName("child-")}@test.example`;
  await register(child, "student", firstName, childEmail);
  const reply = await child.context.request.post("/api/auth/complete-registration", {
    data: {
      userType: "student",
      dateOfBirth: `${new Date().getUTCFullYear() - 8}-01-02`,
      isOver13: true,
      coppaConsentRequired: false,
      parentName: "Rosa Paz",
      parentEmail,
      relationship: "mother",
    },
  });
  if (!reply.ok()) throw new Error(`complete-registration: ${reply.status()} ${await reply.text()}`);
  return { child, childEmail, parentEmail };
}

/** The parent says yes from the mail's link. */
export async function sayYes(parent: Visitor, parentEmail: string, childName: string): Promise<void> {
  await parent.page.goto(await consentPath(parent, parentEmail));
  await parent.page.getByLabel(/parent or legal guardian/).check();
  await parent.page.getByRole("button", { name: `Yes, ${childName} may use Beats` }).click();
  await parent.page.getByRole("heading", { name: `${childName} can use Beats now` }).waitFor();
}

/** Registers a parent with an address, signed in; the address is not proved yet. */
export async function registerParent(parent: Visitor, parentEmail: string, childName: string): Promise<void> {
  await register(parent, "parent", "Rosa", parentEmail);
  await parent.context.request.post("/api/auth/complete-registration", {
    data: { userType: "parent", childName, schoolName: "Demo School" },
  });
}

/** Follows the mail that proves the address is the parent's own. */
export async function proveAddress(parent: Visitor, parentEmail: string): Promise<void> {
  const mail = (await mailTo(parent, parentEmail)).find(({ text }) => text.includes("verify-email"));
  const token = /\/auth\?step=verify-email&token=([\w-]+)/.exec(mail?.text ?? "")?.[1];
  const reply = await parent.context.request.post("/api/auth/verify-email", { data: { token } });
  if (!token || !reply.ok()) throw new Error(`verify-email: ${reply.status()} ${await reply.text()}`);
}
