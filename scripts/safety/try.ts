// npm run try -- "text" "next message": what the detector reads in a talk of these messages, and why.
import { assessText, emptyRisk } from "../../app/features/safety/detector/assess";
import { readNormalized, thresholds } from "../../app/features/safety/detector/decide";
import { normalizeText } from "../../app/features/safety/detector/normalize-text";

const messages = process.argv.slice(2);
if (messages.length === 0) console.log('Give a text: npm run try -- "my hands hurt from drumming"');
let previous = emptyRisk();
for (const message of messages) {
  const assessment = assessText(message, { previous });
  const normalized = normalizeText(message);
  const { phrases, hints, prediction, danger } = readNormalized(normalized);
  console.log({
    read: normalized,
    phrases: [...phrases, ...hints].map(({ id, group }) => `${id} (${group.severity ?? "ask"})`),
    model: round({ risk: prediction.risk, peak: prediction.peak, ...prediction.scores }),
    danger: `${danger.toFixed(2)} of ${JSON.stringify(thresholds)}`,
    verdict: assessment.escalate
      ? `alert: ${assessment.category}, ${assessment.severity}`
      : assessment.ask
        ? `question: ${assessment.ask}`
        : "nothing",
  });
  previous = assessment.risk;
}

function round(scores: Record<string, number>): Record<string, number> {
  return Object.fromEntries(Object.entries(scores).map(([name, score]) => [name, Number(score.toFixed(3))]));
}
