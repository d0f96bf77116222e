import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { consentConfirmation, directNotice } from "~/features/consent/consent-mail";
import { badgeMadeMail, familyLinkedMail } from "~/features/family/family-mails";
import { weeklyCardMail } from "~/features/family/weekly-mail";
import { answerMail, requestMail } from "~/features/privacy/amendment-mails";
import { exportMail } from "~/features/privacy/export-mail";
import { receiptMail } from "~/features/privacy/receipt-mail";
import {
  passedOnMail as alertPassedOnMail,
  contactMail,
  parentMail,
} from "~/features/safety/alerts/alert-mails";
import { resetPasswordMail, verifyEmailMail } from "~/features/sign-up/account-mails";
import { passedOnMail as cardPassedOnMail } from "~/features/staff/morning/passed-on-mail";
import type { Locale } from "~/platform/languages";
import { englishFinder } from "../../language/english";
import { readTexts } from "../../language/page-texts";

const ORIGIN = "https://beats.school.example";
const NAME = `Ana <b>"O'Hara" & co`;

/** Every kind of mail as it goes out; those to families and schools carry both languages in one. */
const LETTERS = {
  consent_request: [
    directNotice({
      childFirstName: NAME,
      parentName: NAME,
      consentUrl: `${ORIGIN}/consent/token`,
      noticeUrl: `${ORIGIN}/privacy`,
    }),
  ],
  consent_confirmation: [consentConfirmation({ childFirstName: NAME, revokeUrl: `${ORIGIN}/consent/token` })],
  verify_email: (["en", "es"] as const).map((locale) =>
    verifyEmailMail({ firstName: NAME, url: `${ORIGIN}/auth?step=verify-email&token=t`, locale }),
  ),
  reset_password: (["en", "es"] as const).map((locale) =>
    resetPasswordMail({ firstName: NAME, url: `${ORIGIN}/reset-password/t`, locale }),
  ),
  data_export: (["en", "es"] as const).map((locale) =>
    exportMail({ url: `${ORIGIN}/api/privacy/data-export/1`, locale }),
  ),
  safety_event: [
    ...[false, true].map((isDrill) =>
      contactMail({
        category: "suicide",
        severity: "high",
        isDrill,
        isRepeat: isDrill,
        url: `${ORIGIN}/#safety-1`,
      }),
    ),
  ],
  needs_you_passed_on: (["en", "es"] as const).map((locale) =>
    cardPassedOnMail({
      ...{ firstName: NAME, from: NAME, className: NAME },
      url: `${ORIGIN}/?board=1#morning`,
      locale,
    }),
  ),
  amendment_request: [requestMail(`${ORIGIN}/#corrections`)],
  amendment_answer: [answerMail(`${ORIGIN}/#corrections`)],
  safety_parent: [true, false].map((isSchoolTold) =>
    parentMail({ childFirstName: NAME, helpUrl: `${ORIGIN}/help`, isSchoolTold, locale: null }),
  ),
  badge_made: ([null, "en", "es"] as const).map((locale) =>
    badgeMadeMail({ childFirstName: NAME, schoolName: NAME, url: `${ORIGIN}/help`, locale }),
  ),
  deletion_receipt: (["en", "es"] as const).map((locale) =>
    receiptMail({
      date: "22 / 11 / 2026",
      rows: [{ table: "tracks", what: `${NAME} ${locale}`, count: 12 }],
      url: `${ORIGIN}/#receipts`,
      locale,
    }),
  ),
  weekly_card: (["en", "es"] as const).map((locale) =>
    weeklyCardMail({
      childFirstName: NAME,
      card: {
        day: "2026-11-22",
        ...{ song: `song ${locale}`, music: `music ${locale}`, lesson: `lesson ${locale}` },
        ...{ skill: `skill ${locale}`, question: `${NAME} ${locale}?` },
      },
      pageUrl: `${ORIGIN}/?childId=1&x=2#weekly`,
      stopUrl: `${ORIGIN}/weekly-card/t?lang=${locale}`,
      locale,
    }),
  ),
  family_linked: ([null, "en", "es"] as const).map((locale) =>
    familyLinkedMail({ childFirstName: NAME, url: `${ORIGIN}/help`, locale }),
  ),
};
/** Goes out as a safety_event too: one of that kind to somebody who was named. */
const BY_NAME = {
  safety_event_by_name: (["en", "es"] as const).map((locale) =>
    alertPassedOnMail({
      ...{ firstName: NAME, from: NAME },
      ...{ severity: "high", isDrill: true, locale },
      url: `${ORIGIN}/?event=1#safety-1`,
    }),
  ),
};
const all = Object.entries({ ...LETTERS, ...BY_NAME }).flatMap(([kind, letters]) =>
  letters.map((letter, index) => ({ name: `${kind} ${index + 1}`, ...letter })),
);

const decode = (html: string) =>
  html
    .replaceAll("&lt;", "<")
    .replaceAll("&gt;", ">")
    .replaceAll("&quot;", '"')
    .replaceAll("&#39;", "'")
    .replaceAll("&amp;", "&");
/** What a reader of the HTML sees, in order, one string an element. */
const shownIn = (html: string) =>
  [...(html.split("</head>")[1] ?? "").matchAll(/>([^<]+)</g)]
    .map(([, text = ""]) => decode(text).trim())
    .filter((text) => text !== "" && text !== "Beats");

describe("mail as it goes out", () => {
  it("has a letter here for every kind the product sends", () => {
    const sources = readdirSync("app", { recursive: true, encoding: "utf8" })
      .filter((path) => path.endsWith(".server.ts"))
      .map((path) => readFileSync(join("app", path), "utf8"));
    const kinds = sources
      .filter((source) => /\b(?:queueMail|mailStatements)\(/.test(source))
      .flatMap((source) => [...source.matchAll(/kind: "([a-z_]+)"/g)].map(([, kind]) => kind));
    expect(new Set(kinds)).toEqual(new Set(Object.keys(LETTERS)));
  });

  it.each(all)("$name says the same in HTML and in plain text", ({ text, html }) => {
    const plain = text.toLowerCase();
    const shown = shownIn(html);
    expect(shown.length).toBeGreaterThan(3);
    for (const words of shown) expect(plain).toContain(words.toLowerCase());
  });

  it.each(all)("$name links to the configured origin only, in both", ({ text, html }) => {
    const buttons = [...html.matchAll(/href="([^"]+)"/g)].map(([, url = ""]) => decode(url));
    const addresses = [...text.matchAll(/https?:\/\/\S+/g)].map(([url]) => url);
    expect(buttons.length).toBeGreaterThan(0);
    for (const url of [...buttons, ...addresses]) {
      expect(url.startsWith(`${ORIGIN}/`), url).toBe(true);
      expect(() => new URL(url)).not.toThrow();
    }
    for (const url of buttons) expect(addresses).toContain(url);
    // Who cannot press the button reads the address below it.
    for (const url of buttons) expect(shownIn(html)).toContain(url);
  });

  it.each(all)("$name escapes a name, loads nothing and keeps to one line of subject", (letter) => {
    expect(letter.html).not.toMatch(/<b>|<img|<script|<link|@import|url\(|undefined|\[object/);
    expect(letter.subject).not.toMatch(/[\r\n]|undefined/);
    expect(letter.text).not.toMatch(/undefined|\[object|&amp;|&lt;/);
  });

  it.each(all)("$name has no English in what is for readers of Spanish", ({ html }) => {
    const findEnglish = englishFinder();
    const [, body = ""] = html.split("</head>");
    // The letter's parts carry their language: the English one is another language than the page's, and left out.
    const texts = readTexts(`<html lang="es">${body}`);
    expect(texts.filter(({ text }) => findEnglish(text))).toEqual([]);
  });

  it("goes to a parent whose language has no letter yet in English, and never empty", () => {
    const locale = "en-XA" as Locale;
    const letter = parentMail({
      childFirstName: NAME,
      helpUrl: `${ORIGIN}/help`,
      isSchoolTold: true,
      locale,
    });
    expect(letter).toEqual(
      parentMail({ childFirstName: NAME, helpUrl: `${ORIGIN}/help`, isSchoolTold: true, locale: "en" }),
    );
  });

  it.each([
    ...(["verify_email", "reset_password", "data_export", "deletion_receipt", "weekly_card"] as const),
    ...(["needs_you_passed_on", "safety_event_by_name"] as const),
  ])("%s is in the reader's language", (kind) => {
    const [english, spanish] = { ...LETTERS, ...BY_NAME }[kind];
    expect(english?.html).toContain('<html lang="en">');
    expect(spanish?.html).toContain('<html lang="es">');
    expect(english?.subject).not.toBe(spanish?.subject);
    const common = shownIn(english?.html ?? "").filter((words) =>
      shownIn(spanish?.html ?? "").includes(words),
    );
    expect(common.filter((words) => !words.startsWith(ORIGIN))).toEqual([]);
  });

  it.each(["en", "es"] as const)("goes to a parent in the language we know of them (%s)", (locale) => {
    const facts = { childFirstName: NAME, helpUrl: `${ORIGIN}/help`, isSchoolTold: true };
    const letters = [
      { one: parentMail({ ...facts, locale }), both: parentMail({ ...facts, locale: null }) },
      ...[LETTERS.badge_made, LETTERS.family_linked].map(([both, english, spanish]) => ({
        one: locale === "en" ? english : spanish,
        both,
      })),
    ];
    for (const { one, both } of letters) {
      expect(one?.html).toContain(`<html lang="${locale}">`);
      expect(one?.html).not.toContain(`lang="${locale === "en" ? "es" : "en"}"`);
      expect(both?.subject).toContain(one?.subject);
      expect(both?.text).toContain(shownIn(one?.html ?? "")[0]);
    }
  });

  it.each([
    "consent_request",
    "consent_confirmation",
    "safety_event",
    "safety_parent",
    "amendment_request",
    "amendment_answer",
  ] as const)("%s has an English and a Spanish part", (kind) => {
    for (const { html } of LETTERS[kind]) {
      expect(html).toContain('<div lang="en"');
      expect(html).toContain('<div lang="es"');
    }
  });
});
