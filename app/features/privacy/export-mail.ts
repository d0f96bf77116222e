import { m } from "~/messages/compiled/messages.js";
import type { Locale } from "~/platform/languages";
import { renderMail } from "~/platform/mail-template";
import type { Mail } from "~/platform/outbox.server";

/** The mail that says where one's archive is. */
export function exportMail({
  url,
  locale,
}: {
  url: string;
  locale: Locale;
}): Pick<Mail, "subject" | "text" | "html"> {
  const options = { locale };
  return {
    subject: m.privacy_export_mail_subject({}, options),
    ...renderMail([
      {
        lang: locale,
        heading: m.privacy_export_mail_subject({}, options),
        blocks: [
          {
            paragraphs: [m.privacy_export_mail_text({}, options)],
            action: { label: m.privacy_export_mail_action({}, options), url },
          },
          { paragraphs: [m.privacy_export_mail_footer({}, options)] },
        ],
      },
    ]),
  };
}
