import { useRevalidator } from "@remix-run/react";
import { type FormEvent, useEffect, useRef } from "react";
import { CARD_OUTCOMES, type CardOutcome } from "~/db/card-outcomes";
import { m } from "~/messages/compiled/messages.js";
import { callApi } from "~/ui/api-client";
import { Button } from "~/ui/button";
import { SelectField } from "~/ui/field";
import { useToast } from "~/ui/toast";
import { useApiAction } from "~/ui/use-api-action";
import type { BoardView } from "./board-view";
import type { MorningBoard } from "./morning.schema";

type Card = MorningBoard["needsYou"][number];
type Colleagues = BoardView["colleagues"];

const OUTCOME_LABELS: Record<CardOutcome, () => string> = {
  talked: m.morning_outcome_talked,
  later: m.morning_outcome_later,
  passed_on: m.morning_outcome_passed_on,
  not_needed: m.morning_outcome_not_needed,
};

/** The cards, at most five, and the end of the list. */
export function NeedsYou({ cards, colleagues }: { cards: Card[]; colleagues: Colleagues }) {
  const heading = useRef<HTMLHeadingElement>(null);
  const settled = useRef(0);
  const count = cards.length;
  // The pressed button goes with its card: the keyboard goes on from the list's heading.
  useEffect(() => {
    if (settled.current > count) heading.current?.focus();
    settled.current = count;
  }, [count]);
  return (
    <section aria-labelledby="needs-you-heading" className="needs-you">
      <div className="flex flex-wrap items-baseline justify-between gap-x-3">
        <h3 id="needs-you-heading" ref={heading} tabIndex={-1} className="text-lg outline-none">
          {m.morning_needs_you()}
        </h3>
        <p className="text-sm text-ink-2">{m.morning_five()}</p>
      </div>
      <ul className="needs-you-cards">
        {cards.map((card) => (
          <li key={card.id}>
            <NeedsYouCard card={card} colleagues={colleagues} />
          </li>
        ))}
      </ul>
      {count === 0 && (
        <p className="needs-you-end">
          <strong>{m.morning_done()}</strong>
          <span className="text-ink-2">{m.morning_done_text()}</span>
        </p>
      )}
      {count > 0 && <p className="needs-you-last">{m.morning_done()}</p>}
    </section>
  );
}

/** What colleagues passed on to this person by name: to read, for here nothing is left to say. */
export function PassedOn({ cards }: { cards: Card[] }) {
  return (
    <section aria-labelledby="passed-on-heading" className="mt-4">
      <h3 id="passed-on-heading" className="text-lg">
        {m.morning_passed_on_to_you()}
      </h3>
      <ul className="needs-you-cards">
        {cards.map((card) => (
          <li key={card.id} className="tile need">
            <Words card={card} />
          </li>
        ))}
      </ul>
    </section>
  );
}

function Words({ card: { id, student, reason, sentence } }: { card: Card }) {
  return (
    <>
      <div className="flex flex-wrap items-baseline justify-between gap-x-3">
        <h4 id={`need-${id}`} className="text-base">
          {student.firstName}
        </h4>
        <p className="need-reason">{reason}</p>
      </div>
      <p className="need-say">
        <span className="sr-only">{m.morning_say()}: </span>
        {`“${sentence}”`}
      </p>
    </>
  );
}

function NeedsYouCard({ card, colleagues }: { card: Card; colleagues: Colleagues }) {
  const { id, student } = card;
  const { isPending, run } = useApiAction();
  const toast = useToast();
  const { revalidate } = useRevalidator();
  const path = `/api/admin/needs-you/${id}`;
  const settle = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const pressed = (event.nativeEvent as SubmitEvent).submitter;
    const outcome = pressed instanceof HTMLButtonElement ? pressed.value : "";
    const chosen = new FormData(event.currentTarget).get("colleagueId");
    const colleague = colleagues.find((each) => each.id === chosen);
    const body = { outcome, ...(colleague ? { colleagueId: colleague.id } : {}) };
    // After a refusal, too: somebody else may have settled the card.
    const done = await run(() => callApi(path, { body }), m.morning_outcome_failed(), revalidate);
    if (done) toast({ title: savedText(outcome, colleague?.name) });
  };
  return (
    <article className="tile need" aria-labelledby={`need-${id}`}>
      <Words card={card} />
      <div className="need-actions">
        <form method="post" action={path} onSubmit={settle} className="need-one-tap">
          <fieldset className="need-outcomes" disabled={isPending}>
            <legend className="sr-only">{m.morning_outcomes_of({ name: student.firstName })}</legend>
            {CARD_OUTCOMES.map((outcome) => (
              <button
                key={outcome}
                type="submit"
                name="outcome"
                value={outcome}
                className="button button-quiet need-outcome"
              >
                {OUTCOME_LABELS[outcome]()}
              </button>
            ))}
          </fieldset>
        </form>
        {colleagues.length > 0 && (
          <details className="need-by-name text-sm">
            <summary className="button button-quiet need-outcome">
              <span aria-hidden="true">{m.morning_to_colleague()}</span>
              <span className="sr-only">{m.morning_pass_on_by_name()}</span>
            </summary>
            <form
              method="post"
              action={path}
              onSubmit={settle}
              aria-label={m.morning_outcomes_of({ name: student.firstName })}
              className="need-colleague"
            >
              <SelectField
                label={m.morning_colleague()}
                hint={m.morning_colleague_hint()}
                name="colleagueId"
                required
                defaultValue=""
              >
                <option value="" disabled>
                  {m.morning_colleague_choose()}
                </option>
                {colleagues.map((each) => (
                  <option key={each.id} value={each.id}>
                    {each.name}
                  </option>
                ))}
              </SelectField>
              <Button type="submit" name="outcome" value="passed_on" size="small" disabled={isPending}>
                {m.morning_pass_on()}
              </Button>
            </form>
          </details>
        )}
      </div>
    </article>
  );
}

function savedText(outcome: string, told: string | undefined): string {
  if (told) return m.morning_outcome_told({ name: told });
  return outcome === "later" ? m.morning_outcome_saved_later() : m.morning_outcome_saved();
}
