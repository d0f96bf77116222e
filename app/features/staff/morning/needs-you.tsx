import { useRevalidator } from "@remix-run/react";
import { type FormEvent, useEffect, useRef } from "react";

import { m } from "~/messages/compiled/messages.js";
import { callApi } from "~/ui/api-client";
import { useToast } from "~/ui/toast";
import { useApiAction } from "~/ui/use-api-action";
import type { MorningBoard } from "./morning.schema";
import { CARD_OUTCOMES, type CardOutcome } from "./outcomes";

type Card = MorningBoard["needsYou"][number];

const OUTCOME_LABELS: Record<CardOutcome, () => string> = {
  talked: m.morning_outcome_talked,
  later: m.morning_outcome_later,
  passed_on: m.morning_outcome_passed_on,
  not_needed: m.morning_outcome_not_needed,
};

/** The cards, at most five, and the end of the list. */
export function NeedsYou({ cards }: { cards: Card[] }) {
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
            <NeedsYouCard card={card} />
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

function NeedsYouCard({ card: { id, student, reason, sentence } }: { card: Card }) {
  const { isPending, run } = useApiAction();
  const toast = useToast();
  const { revalidate } = useRevalidator();
  const path = `/api/admin/needs-you/${id}`;
  const settle = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const pressed = (event.nativeEvent as SubmitEvent).submitter;
    const outcome = pressed instanceof HTMLButtonElement ? pressed.value : "";
    const done = await run(() => callApi(path, { body: { outcome } }), m.morning_outcome_failed());
    if (done) {
      toast({ title: outcome === "later" ? m.morning_outcome_saved_later() : m.morning_outcome_saved() });
    }
    // After a failure, too: somebody else may have settled the card.
    revalidate();
  };
  return (
    <article className="tile need" aria-labelledby={`need-${id}`}>
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
      <form method="post" action={path} onSubmit={settle}>
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
    </article>
  );
}
