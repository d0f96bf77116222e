import { m } from "~/messages/compiled/messages.js";
import type { Locale } from "~/platform/languages";
import { plainName, renderMail } from "~/platform/mail-template";
import type { Mail } from "~/platform/outbox.server";

type Facts = { firstName: string; from: string; className: string; url: string; locale: Locale };

/** Tells a colleague that a card was passed on to them and where it is, and nothing about the student. */
export function passedOnMail({ firstName, from, className, url, locale }: Facts) {
  const options = { locale };
  const letter: Pick<Mail, "subject" | "text" | "html"> = {
    subject: m.morning_mail_subject({}, options),
    ...renderMail([
      {
        lang: locale,
        heading: m.morning_mail_heading({}, options),
        blocks: [
          {
            paragraphs: [
              m.mail_hello({ name: plainName(firstName) }, options),
              m.morning_mail_text({ who: plainName(from), classroom: plainName(className) }, options),
              m.morning_mail_why({}, options),
            ],
            action: { label: m.morning_mail_action({}, options), url },
          },
        ],
      },
    ]),
  };
  return letter;
}
