import { m } from "~/messages/compiled/messages.js";
import type { Locale } from "~/platform/languages";
import { plainName, renderMail } from "~/platform/mail-template";
import type { Mail } from "~/platform/outbox.server";

type Letter = Pick<Mail, "subject" | "text" | "html">;
type Facts = { childFirstName: string; url: string; locale: Locale | null };

/** In the reader's language; in both where we do not know it. */
function letterIn(
  facts: Facts,
  words: (locale: Locale, child: string) => Record<"subject" | "heading" | "text" | "action", string>,
): Letter {
  const locales = facts.locale ? [facts.locale] : (["en", "es"] as const);
  const letters = locales.map((locale) => ({ locale, ...words(locale, plainName(facts.childFirstName)) }));
  return {
    subject: letters.map(({ subject }) => subject).join(" / "),
    ...renderMail(
      letters.map(({ locale, heading, text, action }) => ({
        lang: locale,
        heading,
        blocks: [{ paragraphs: [text], action: { label: action, url: facts.url } }],
      })),
    ),
  };
}

/** Tells the family that the school printed a sign-in badge for their child. */
export const badgeMadeMail = (facts: Facts & { schoolName: string }): Letter =>
  letterIn(facts, (locale, child) => ({
    subject: m.family_mail_badge_subject({ child }, { locale }),
    heading: m.family_mail_badge_heading({ child }, { locale }),
    text: m.family_mail_badge_text({ child, school: plainName(facts.schoolName) }, { locale }),
    action: m.family_mail_badge_action({}, { locale }),
  }));

/** Tells the family, and a student of 13 or over, that an adult's account was linked. */
export const familyLinkedMail = (facts: Facts): Letter =>
  letterIn(facts, (locale, child) => ({
    subject: m.family_mail_linked_subject({ child }, { locale }),
    heading: m.family_mail_linked_heading({ child }, { locale }),
    text: m.family_mail_linked_text({ child }, { locale }),
    action: m.family_mail_linked_action({}, { locale }),
  }));
