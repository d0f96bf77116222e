import { m } from "~/messages/compiled/messages.js";
import { dayWriter } from "~/platform/date-text";
import { contentLang } from "~/platform/languages";
import { Button } from "~/ui/button";
import { Card } from "~/ui/card";
import { hueClass } from "~/ui/look";
import type { WeeklyCard } from "./weekly-words.server";

export type WeeklyMail = "on" | "off" | "unproved";

/** One song, one skill, one question; the weeks before folded below, and the one tap for the mail. */
export function WeeklyCardSection({
  cards,
  mail,
  childId,
}: {
  cards: WeeklyCard[];
  mail: WeeklyMail;
  childId: string;
}) {
  const writeDay = dayWriter("long");
  const [newest, ...earlier] = cards;
  if (!newest) return null;
  return (
    <Card
      id="weekly"
      title={m.family_weekly_title()}
      hint={<time dateTime={newest.day}>{m.family_weekly_day({ date: writeDay(newest.day) })}</time>}
    >
      <CardParts card={newest} />
      {earlier.length > 0 && (
        <details className="mt-4">
          <summary className="font-semibold">{m.family_weekly_earlier()}</summary>
          <ol className="mt-2 grid gap-5">
            {earlier.map((card) => (
              <li key={card.day}>
                <h3 className="mb-2 text-lg">
                  <time dateTime={card.day}>{m.family_weekly_day({ date: writeDay(card.day) })}</time>
                </h3>
                <CardParts card={card} />
              </li>
            ))}
          </ol>
        </details>
      )}
      <MailChoice mail={mail} childId={childId} />
    </Card>
  );
}

function CardParts({ card }: { card: WeeklyCard }) {
  const lang = contentLang();
  const parts = [
    {
      title: m.family_weekly_song(),
      text: card.song,
      lang: undefined,
      note: card.music,
      hue: "var(--color-violet)",
    },
    { title: m.family_weekly_skill(), text: card.skill, lang, note: card.lesson, hue: "var(--color-mint)" },
    { title: m.family_weekly_question(), text: card.question, lang, note: null, hue: "var(--color-amber)" },
  ];
  return (
    <dl className="grid gap-3 md:grid-cols-3">
      {parts.map(({ title, text, lang, note, hue }) => (
        <div key={title} className={`tile border-t-4 border-t-(color:--hue) p-4 ${hueClass(hue)}`}>
          <dt className="text-ink-2">{title}</dt>
          <dd lang={lang} className="mt-1 font-display text-xl leading-snug font-semibold">
            {text}
          </dd>
          {note && <dd className="mt-2 text-ink-2">{note}</dd>}
        </div>
      ))}
    </dl>
  );
}

function MailChoice({ mail, childId }: { mail: WeeklyMail; childId: string }) {
  if (mail === "unproved") return <p className="mt-4 text-ink-2">{m.family_weekly_mail_unproved()}</p>;
  const isOn = mail === "on";
  return (
    <form
      method="post"
      action={`/api/parent/weekly-card?childId=${childId}`}
      className="mt-4 flex flex-wrap items-center justify-between gap-3 border-t border-line pt-4"
    >
      <p className="text-ink-2">{isOn ? m.family_weekly_mail_on() : m.family_weekly_mail_off()}</p>
      <Button type="submit" name="byMail" value={isOn ? "false" : "true"}>
        {isOn ? m.family_weekly_mail_turn_off() : m.family_weekly_mail_turn_on()}
      </Button>
    </form>
  );
}
