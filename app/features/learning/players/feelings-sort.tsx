import { useId, useState } from "react";
import { m } from "~/messages/compiled/messages.js";
import { Button } from "~/ui/button";
import type { ActivityViewOf } from "../lesson-view";
import { useHydrated } from "../use-lesson-audio";
import { AnswerNote, PlainAnswer } from "./answer-note";

/** Sorting without dragging: each thing is a small question with its buckets as answers. */
export function FeelingsSort({
  activity,
  onReady,
}: {
  activity: ActivityViewOf<"feelings_sort">;
  onReady(): void;
}) {
  const { ask, buckets, items } = activity.content;
  const ids = useId();
  const isHydrated = useHydrated();
  const [chosen, setChosen] = useState<Record<number, number>>({});
  const [isChecked, setIsChecked] = useState(false);
  const missing = items.filter((_, index) => chosen[index] === undefined).length;
  const rightCount = items.filter((item, index) => chosen[index] === item.bucket).length;
  const check = () => {
    setIsChecked(true);
    if (missing === 0) onReady();
  };

  return (
    <div className="grid gap-5">
      <p className="lesson-text">{ask}</p>
      {items.map((item, index) => (
        <fieldset key={item.text} className="tile p-4">
          <legend className="float-left mb-3 w-full font-display text-lg font-semibold">{item.text}</legend>
          <div className="clear-both flex flex-wrap gap-2">
            {buckets.map((bucket, bucketIndex) => (
              <label key={bucket} className="answer flex-1">
                <input
                  type="radio"
                  name={`${ids}-${index}`}
                  checked={chosen[index] === bucketIndex}
                  onChange={() => {
                    setChosen({ ...chosen, [index]: bucketIndex });
                    setIsChecked(false);
                  }}
                />
                {bucket}
              </label>
            ))}
          </div>
          {isChecked && chosen[index] !== undefined && (
            <AnswerNote isRight={chosen[index] === item.bucket} why={item.why} />
          )}
          {!isHydrated && <PlainAnswer answer={buckets[item.bucket] ?? ""} why={item.why} />}
        </fieldset>
      ))}
      {isHydrated && (
        <div className="flex flex-wrap items-center gap-4">
          <Button onClick={check}>{m.learning_check_answers()}</Button>
          <p role="status">
            {isChecked &&
              (missing > 0
                ? m.learning_answers_missing({ count: missing })
                : m.learning_answers_result({ right: rightCount, total: items.length }))}
          </p>
        </div>
      )}
    </div>
  );
}
