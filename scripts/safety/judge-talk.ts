import { type Assessment, assessText, emptyRisk } from "../../app/features/safety";

export type Outcome = "alert" | "question" | "nothing";

/** The strongest thing that happens in a talk by one person; `onMessage` sees how each message is read. */
export function judgeTalk(
  messages: readonly string[],
  onMessage: (message: string, assessment: Assessment) => void = () => undefined,
): Outcome {
  let previous = emptyRisk();
  let outcome: Outcome = "nothing";
  for (const message of messages) {
    const assessment = assessText(message, { previous });
    onMessage(message, assessment);
    if (assessment.escalate) outcome = "alert";
    else if (assessment.ask && outcome === "nothing") outcome = "question";
    previous = assessment.risk;
  }
  return outcome;
}
