import { m } from "~/messages/compiled/messages.js";
import type { Locale } from "~/platform/languages";
import { renderMail } from "~/platform/mail-template";
import type { Mail } from "~/platform/outbox.server";
import type { ReceiptRow } from "./receipt-rows";

/** Tells the parent who asked that an account is gone, and what went from which table. It names no child. */
export function receiptMail({
  date,
  rows,
  url,
  locale,
}: {
  date: string;
  rows: ReceiptRow[];
  /** The parent's page, which shows the receipt, too. */
  url: string;
  locale: Locale;
}): Pick<Mail, "subject" | "text" | "html"> {
  const options = { locale };
  return {
    subject: m.privacy_receipt_mail_subject({}, options),
    ...renderMail([
      {
        lang: locale,
        heading: m.privacy_receipt_mail_subject({}, options),
        blocks: [
          { paragraphs: [m.privacy_receipt_mail_text({ date }, options)] },
          {
            heading: m.privacy_receipt_by_table({}, options),
            items: rows.map(({ what, table, count }) => `${what} (${table}): ${count}`),
          },
          {
            paragraphs: [m.privacy_receipt_rest({}, options)],
            action: { label: m.privacy_receipt_mail_action({}, options), url },
          },
        ],
      },
    ]),
  };
}
