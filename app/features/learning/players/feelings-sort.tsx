import { contentLang } from "~/platform/languages";
import type { ActivityViewOf } from "../lesson-view";
import { type Checking, ChoiceQuestions } from "./choice-questions";

/** Sorting without dragging: each thing is a small question with its buckets as answers. */
export function FeelingsSort({
  activity,
  ...checking
}: Checking & { activity: ActivityViewOf<"feelings_sort"> }) {
  const { ask, buckets, items } = activity.content;
  const questions = items.map(({ text, bucket, why }) => ({
    ask: text,
    options: buckets,
    right: bucket,
    why,
  }));
  return (
    <div className="grid gap-5">
      <p lang={contentLang()} className="lesson-text">
        {ask}
      </p>
      <ChoiceQuestions questions={questions} isInRow {...checking} />
    </div>
  );
}
