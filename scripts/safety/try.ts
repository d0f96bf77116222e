// npm run try -- "text" "next message": what the detector reads in a talk of these messages, and why.
import { assessText, emptyRisk, normalizeText } from "../../app/features/safety";
import { classify } from "../../app/features/safety/classifier";
import { thresholds, weighDanger } from "../../app/features/safety/decide";
import { gatherEvidence } from "../../app/features/safety/evidence";

const messages = process.argv.slice(2);
if (messages.length === 0) console.log('Give a text: npm run try -- "my hands hurt from drumming"');
let previous = emptyRisk();
for (const message of messages) {
  const assessment = assessText(message, { previous });
  const normalized = normalizeText(message);
  const evidence = gatherEvidence(normalized);
  const { risk, peak, scores } = classify(normalized);
  const danger = weighDanger(evidence, classify(normalized));
  console.log({
    read: normalized,
    rules: evidence.rules.map(({ ruleId }) => ruleId),
    phrases: [...evidence.phrases, ...evidence.hints].map(({ id, group }) => `${id} (${group.weight})`),
    model: { risk: Number(risk.toFixed(3)), peak: Number(peak.toFixed(3)), ...round(scores) },
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
