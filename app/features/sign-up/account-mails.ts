import { m } from "~/messages/compiled/messages.js";
import type { Locale } from "~/platform/languages";
import { plainName, renderMail } from "~/platform/mail-template";
import type { Mail } from "~/platform/outbox.server";

type Letter = Pick<Mail, "subject" | "text" | "html">;
type Facts = { firstName: string; url: string; locale: Locale };

/** The mail with the link that confirms an address. */
export function verifyEmailMail({ firstName, url, locale }: Facts): Letter {
  const options = { locale };
  return {
    subject: m.signup_mail_verify_subject({}, options),
    ...renderMail([
      {
        lang: locale,
        heading: m.signup_mail_verify_heading({}, options),
        blocks: [
          {
            paragraphs: [
              m.mail_hello({ name: plainName(firstName) }, options),
              m.signup_mail_verify_text({}, options),
            ],
            action: { label: m.signup_mail_verify_action({}, options), url },
          },
          { paragraphs: [m.signup_mail_verify_footer({}, options)] },
        ],
      },
    ]),
  };
}

/** The mail with the link for a new password. */
export function resetPasswordMail({ firstName, url, locale }: Facts): Letter {
  const options = { locale };
  return {
    subject: m.signup_mail_reset_subject({}, options),
    ...renderMail([
      {
        lang: locale,
        heading: m.signup_mail_reset_heading({}, options),
        blocks: [
          {
            paragraphs: [
              m.mail_hello({ name: plainName(firstName) }, options),
              m.signup_mail_reset_text({}, options),
            ],
            action: { label: m.signup_mail_reset_action({}, options), url },
          },
          { paragraphs: [m.signup_mail_reset_footer({}, options)] },
        ],
      },
    ]),
  };
}
