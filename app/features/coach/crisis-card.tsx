import type { FormEvent } from "react";
import { helpAnswers } from "~/features/safety";
import { m } from "~/messages/compiled/messages.js";
import { getLocale } from "~/messages/compiled/runtime.js";
import { localDateOf } from "~/platform/clock";
import { momentWriter } from "~/platform/date-text";
import { contentLang } from "~/platform/languages";
import { Icon } from "~/ui/icons";
import type { Help } from "./coach.schema";

export type HelpAnswer = (typeof helpAnswers)[number];
type Resource = Help["resources"][number];
type Calendar = { timeZone: string; today: string };
type Way = { kind: "call" | "text"; number: string };

const answerLabels: Record<HelpAnswer, () => string> = {
  told: m.coach_help_answer_told,
  not_now: m.coach_help_answer_not_now,
  not_meant: m.coach_help_not_meant,
};
const emergency = "911";

/**
 * Where to get help, to tap, pinned over its talk: one sentence, the calls, the truth about who knows. It folds to
 * the calls and that one line while the talk goes on; nothing takes it away (K9).
 */
export function CrisisCard({
  help,
  conversationId,
  calendar,
  isFolded,
  onUnfold,
  onAnswer,
}: {
  help: Help;
  conversationId: string;
  calendar: Calendar;
  isFolded: boolean;
  onUnfold: () => void;
  onAnswer: (answer: HelpAnswer) => void;
}) {
  const ways = help.resources.flatMap(waysOf);
  const first = ways.filter(({ number }, index) => number !== emergency || index === 0).slice(0, 2);
  const hasEmergency = first.some(({ number }) => number === emergency);
  return (
    <section
      className="crisis-card"
      aria-label={m.coach_crisis_title()}
      data-folded={isFolded ? "" : undefined}
    >
      {!isFolded && <h3>{m.coach_help_lead()}</h3>}
      <div className="crisis-calls">
        {first.map((way) => (
          <WayLink key={`${way.kind} ${way.number}`} way={way} className="crisis-call" />
        ))}
        {isFolded && (
          <button
            type="button"
            className="button button-quiet crisis-unfold"
            aria-label={m.coach_help_show_all()}
            aria-expanded={false}
            onClick={onUnfold}
          >
            <Icon name="chevron" size={20} />
          </button>
        )}
      </div>
      {!isFolded && !hasEmergency && (
        <div className="crisis-danger">
          <span className="text-sm text-ink-2">{m.coach_help_free()}</span>
          <a className="button button-quiet" href={`tel:${emergency}`}>
            <Icon name="phone" size={18} /> {m.coach_help_danger({ number: emergency })}
          </a>
        </div>
      )}
      <Told told={help.told} calendar={calendar} />
      {!isFolded && (
        <>
          <Answers conversationId={conversationId} current={help.answer} onAnswer={onAnswer} />
          <MoreHelp resources={help.resources} />
        </>
      )}
    </section>
  );
}

/** One line, only what really happened. */
function Told({ told, calendar }: { told: Help["told"]; calendar: Calendar }) {
  const isTold = told !== null && told.who !== "nobody";
  return (
    <p className="crisis-told">
      <Icon name={told?.seenAt ? "check" : isTold ? "clock" : "help"} size={18} />
      <span>{toldLine(told, calendar)}</span>
    </p>
  );
}

function toldLine(told: Help["told"], calendar: Calendar): string {
  if (!told) return m.coach_help_unknown();
  if (told.seenAt) return m.coach_help_seen({ time: momentOf(told.seenAt, calendar) });
  const time = momentOf(told.at, calendar);
  if (told.who === "nobody") return m.coach_help_nobody();
  if (told.who === "parent") return m.coach_help_parent({ time });
  return told.isOffHours ? m.coach_help_told_off_hours({ time }) : m.coach_help_told({ time });
}

/** The hour on the child's own clock, with the day when it was another one. */
function momentOf(iso: string, { timeZone, today }: Calendar): string {
  const isToday = localDateOf(new Date(iso), timeZone) === today;
  return momentWriter(isToday ? "time" : "moment", timeZone)(iso);
}

/** Three taps the adults of the alert see; a plain form where no script runs. */
function Answers({
  conversationId,
  current,
  onAnswer,
}: {
  conversationId: string;
  current: HelpAnswer | null;
  onAnswer: (answer: HelpAnswer) => void;
}) {
  const choose = (event: FormEvent) => {
    event.preventDefault();
    const button = (event.nativeEvent as SubmitEvent).submitter;
    const chosen = helpAnswers.find(
      (answer) => button instanceof HTMLButtonElement && button.value === answer,
    );
    if (chosen) onAnswer(chosen);
  };
  return (
    <form
      method="post"
      action={`/api/ai-coach/conversations/${conversationId}/help`}
      onSubmit={choose}
      aria-label={m.coach_help_answers()}
      className="crisis-answers"
    >
      {helpAnswers.map((answer) => (
        <button
          key={answer}
          type="submit"
          name="answer"
          value={answer}
          aria-pressed={answer === current}
          className="button button-quiet"
        >
          {answerLabels[answer]()}
        </button>
      ))}
      <p role="status" className="sr-only">
        {current && m.coach_help_saved({ answer: answerLabels[current]() })}
      </p>
    </form>
  );
}

/** Everybody else there is to call or text, and the page with more. */
function MoreHelp({ resources }: { resources: Resource[] }) {
  return (
    <details className="crisis-more">
      <summary>{m.coach_help_other()}</summary>
      <ul className="mt-2 grid gap-2.5">
        {resources.map((resource) => (
          <li key={resource.name} className="crisis-resource">
            <span lang={contentLang()} className="font-display font-semibold">
              {resource.name}
            </span>
            <span className="flex flex-wrap gap-2">
              {waysOf(resource).map((way) => (
                <WayLink key={way.kind} way={way} className="button-small" />
              ))}
              {resource.url && (
                <a className="button button-small button-quiet" href={resource.url} rel="noreferrer">
                  {m.coach_crisis_web()}
                </a>
              )}
            </span>
          </li>
        ))}
      </ul>
      <a
        href="/help"
        className="inline-flex min-h-11 items-center font-semibold underline underline-offset-4"
      >
        {m.coach_crisis_more()}
      </a>
    </details>
  );
}

function WayLink({ way: { kind, number }, className }: { way: Way; className: string }) {
  return (
    <a
      className={`button crisis-button ${className}`}
      data-long={number.length > emergency.length ? "" : undefined}
      href={kind === "call" ? `tel:${digitsOf(number)}` : smsHref(number)}
    >
      <Icon name={kind === "call" ? "phone" : "text"} size={20} />
      {kind === "call" ? m.coach_crisis_call({ number }) : m.coach_crisis_text({ number })}
    </a>
  );
}

const waysOf = ({ call, text }: Resource): Way[] => [
  ...(call ? [{ kind: "call", number: call } as const] : []),
  ...(text ? [{ kind: "text", number: text } as const] : []),
];

const digitsOf = (number: string) => number.replace(/[^\d+]/g, "");

/** The word a text line wants to hear first: HOME for Crisis Text Line, AYUDA for 988 in Spanish. */
function smsHref(number: string): string {
  const word = number === "741741" ? "HOME" : number === "988" && getLocale() === "es" ? "AYUDA" : "";
  return `sms:${digitsOf(number)}${word ? `?&body=${word}` : ""}`;
}
