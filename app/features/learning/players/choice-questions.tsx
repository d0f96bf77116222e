import { useEffect, useId, useState } from "react";
import { m } from "~/messages/compiled/messages.js";
import { contentLang } from "~/platform/languages";
import { Button } from "~/ui/button";
import { useHydrated } from "../use-lesson-audio";
import { AnswerNote, PlainAnswer } from "./answer-note";

export type ChoiceQuestion = {
  ask: string;
  options: readonly string[];
  /** Index of the right option. */
  right: number;
  why: string;
};

/** How questions are checked: by their own button, or by the step's when somebody wants to go on. */
export type Checking = {
  /** The step asks for the check. */
  mustCheck: boolean;
  onAllChosen(): void;
  onReady(): void;
};

/** Questions with one right answer each, checked together; a wrong answer may be changed at once. */
export function ChoiceQuestions({
  questions,
  isInRow = false,
  mustCheck,
  onAllChosen,
  onReady,
}: Checking & {
  questions: readonly ChoiceQuestion[];
  /** Short options stand beside each other. */
  isInRow?: boolean;
}) {
  const ids = useId();
  const isHydrated = useHydrated();
  const [chosen, setChosen] = useState<Record<number, number>>({});
  const [isChecked, setIsChecked] = useState(false);
  useEffect(() => {
    if (mustCheck) setIsChecked(true);
  }, [mustCheck]);
  const missing = questions.filter((_, index) => chosen[index] === undefined).length;
  const rightCount = questions.filter((question, index) => chosen[index] === question.right).length;
  const check = () => {
    setIsChecked(true);
    if (missing === 0) onReady();
  };

  return (
    <>
      {questions.map((question, index) => (
        <fieldset key={question.ask} className="tile p-4">
          <legend lang={contentLang()} className="float-left mb-3 w-full font-display text-lg font-semibold">
            {question.ask}
          </legend>
          <div className={isInRow ? "clear-both flex flex-wrap gap-2" : "clear-both grid gap-2"}>
            {question.options.map((option, optionIndex) => (
              <label key={option} className={isInRow ? "answer flex-1" : "answer"}>
                <input
                  type="radio"
                  name={`${ids}-${index}`}
                  checked={chosen[index] === optionIndex}
                  onChange={() => {
                    const next = { ...chosen, [index]: optionIndex };
                    setChosen(next);
                    setIsChecked(false);
                    if (Object.keys(next).length === questions.length) onAllChosen();
                  }}
                />
                <span lang={contentLang()}>{option}</span>
              </label>
            ))}
          </div>
          {isChecked && chosen[index] !== undefined && (
            <AnswerNote isRight={chosen[index] === question.right} why={question.why} />
          )}
          {!isHydrated && <PlainAnswer answer={question.options[question.right] ?? ""} why={question.why} />}
        </fieldset>
      ))}
      {isHydrated && (
        <div className="flex flex-wrap items-center gap-4">
          <Button onClick={check}>{m.learning_check_answers()}</Button>
          <p role="status">
            {isChecked &&
              (missing > 0
                ? m.learning_answers_missing({ count: missing })
                : m.learning_answers_result({ right: rightCount, total: questions.length }))}
          </p>
        </div>
      )}
    </>
  );
}
