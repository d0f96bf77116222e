import type { ActivityViewOf } from "../lesson-view";
import { type Checking, ChoiceQuestions } from "./choice-questions";

/** Two or three questions with a reason for every answer. */
export function Quiz({ activity, ...checking }: Checking & { activity: ActivityViewOf<"quiz"> }) {
  return (
    <div className="grid gap-5">
      <ChoiceQuestions questions={activity.content.questions} {...checking} />
    </div>
  );
}
