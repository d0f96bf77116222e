import { m } from "~/messages/compiled/messages.js";
import { dayWriter } from "~/platform/date-text";
import type { Locale } from "~/platform/languages";
import { plainName, renderMail } from "~/platform/mail-template";
import type { Mail } from "~/platform/outbox.server";
import type { WeeklyCard } from "./weekly-words.server";

/** The weekly card as a mail: three short parts, two links, nothing loaded from anywhere. */
export function weeklyCardMail({
  childFirstName,
  card,
  pageUrl,
  stopUrl,
  locale,
}: {
  childFirstName: string;
  card: WeeklyCard;
  pageUrl: string;
  stopUrl: string;
  locale: Locale;
}): Pick<Mail, "subject" | "text" | "html"> {
  const child = plainName(childFirstName);
  const options = { locale };
  return {
    subject: m.family_weekly_mail_subject({ child }, options),
    ...renderMail([
      {
        lang: locale,
        heading: m.family_weekly_mail_subject({ child }, options),
        blocks: [
          { paragraphs: [m.family_weekly_day({ date: dayWriter("long", locale)(card.day) }, options)] },
          {
            heading: m.family_weekly_song({}, options),
            paragraphs: card.music ? [card.song, card.music] : [card.song],
          },
          { heading: m.family_weekly_skill({}, options), paragraphs: [card.skill, card.lesson] },
          {
            heading: m.family_weekly_question({}, options),
            paragraphs: [card.question],
            action: { label: m.family_weekly_mail_action({ child }, options), url: pageUrl },
          },
          {
            paragraphs: [m.family_weekly_mail_why({ child }, options)],
            action: { label: m.family_weekly_mail_stop({}, options), url: stopUrl, isQuiet: true },
          },
        ],
      },
    ]),
  };
}
