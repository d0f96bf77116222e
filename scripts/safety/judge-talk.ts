import { type Assessment, assessText, emptyRisk } from "../../app/features/safety";
import { makeRandom } from "../lib/random";
import type { AuthorLine } from "./corpus";

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

/** The same texts told in the middle of a talk: after two messages of the author's own in which nothing was heard. */
export function inMidTalk(texts: readonly AuthorLine[]): AuthorLine[] {
  const quiet = texts
    .filter(({ kind }) => kind === "ordinary" || kind === "distressed")
    .flatMap(({ messages }) => (judgeTalk(messages) === "nothing" ? messages : []));
  const random = makeRandom(5);
  const before = () => quiet[Math.floor(random() * quiet.length)] ?? "";
  return quiet.length < 2
    ? []
    : texts.map((line) => ({ ...line, messages: [before(), before(), ...line.messages] }));
}
