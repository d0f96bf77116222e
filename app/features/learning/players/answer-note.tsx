import { m } from "~/messages/compiled/messages.js";
import { contentLang } from "~/platform/languages";
import { hueClass } from "~/ui/look";

/** What a checked answer gets: a kind word first, then the reason. */
export function AnswerNote({ isRight, why }: { isRight: boolean; why: string }) {
  return (
    <p className={`answer-note ${hueClass(isRight ? "var(--color-mint)" : "var(--color-amber)")}`}>
      <strong>{isRight ? m.learning_answer_right() : m.learning_answer_other()}</strong>{" "}
      <span lang={contentLang()}>{why}</span>
    </p>
  );
}

/** The same reason where no script runs: a native disclosure to open after thinking. */
export function PlainAnswer({ answer, why }: { answer: string; why: string }) {
  return (
    <details className="story-choice mt-2">
      <summary>{m.learning_answer_show()}</summary>
      <div lang={contentLang()}>
        <strong>{answer}.</strong> {why}
      </div>
    </details>
  );
}
