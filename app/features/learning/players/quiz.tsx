import { useId, useState } from "react";
import { m } from "~/messages/compiled/messages.js";
import { Button } from "~/ui/button";
import type { ActivityViewOf } from "../lesson-view";
import { useHydrated } from "../use-lesson-audio";
import { AnswerNote, PlainAnswer } from "./answer-note";

/** Two or three questions with a reason for every answer; a wrong one may be changed at once. */
export function Quiz({ activity, onReady }: { activity: ActivityViewOf<"quiz">; onReady(): void }) {
  const { questions } = activity.content;
  const ids = useId();
  const isHydrated = useHydrated();
  const [chosen, setChosen] = useState<Record<number, number>>({});
  const [isChecked, setIsChecked] = useState(false);
  const missing = questions.filter((_, index) => chosen[index] === undefined).length;
  const rightCount = questions.filter((question, index) => chosen[index] === question.right).length;
  const check = () => {
    setIsChecked(true);
    if (missing === 0) onReady();
  };

  return (
    <div className="grid gap-5">
      {questions.map((question, index) => (
        <fieldset key={question.ask} className="tile p-4">
          <legend className="float-left mb-3 w-full font-display text-lg font-semibold">
            {question.ask}
          </legend>
          <div className="clear-both grid gap-2">
            {question.options.map((option, optionIndex) => (
              <label key={option} className="answer">
                <input
                  type="radio"
                  name={`${ids}-${index}`}
                  checked={chosen[index] === optionIndex}
                  onChange={() => {
                    setChosen({ ...chosen, [index]: optionIndex });
                    setIsChecked(false);
                  }}
                />
                {option}
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
    </div>
  );
}
