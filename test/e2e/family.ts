import type { Browser } from "playwright-core";
import { newVisitor, type Visitor } from "./browser";

const PASSWORD = "Quiet-Drum-77";

type Mail = { to: string; subject: string; text: string; html: string };

/** A name no other journey uses. */
export const uniqueName = (prefix: string) => `${prefix}${crypto.randomUUID().slice(0, 8)}`;

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
      username: uniqueName("user-"),
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
export async function newWaitingChild(browser: Browser, firstName = "Ana") {
  const child = await newVisitor(browser);
  await register(child, "student", firstName, `${uniqueName("child-")}@test.example`);
  const parentEmail = `${uniqueName("parent-")}@test.example`;
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
  return { child, parentEmail };
}
