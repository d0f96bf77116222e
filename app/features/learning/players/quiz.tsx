import type { ActivityViewOf } from "../lesson-view";
import { ChoiceQuestions } from "./choice-questions";

/** Two or three questions with a reason for every answer. */
export function Quiz({ activity, onReady }: { activity: ActivityViewOf<"quiz">; onReady(): void }) {
  return (
    <div className="grid gap-5">
      <ChoiceQuestions questions={activity.content.questions} onReady={onReady} />
    </div>
  );
}
