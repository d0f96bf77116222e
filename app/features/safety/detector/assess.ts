import {
  type Assessment,
  type ConversationRisk,
  type CrisisCategory,
  type SafetyLocale,
  type Severity,
  severities,
} from "../types";
import { findHint, readAnswer, wasJustAsked } from "./ask";
import { decide, type Hit, readNormalized } from "./decide";
import { moderate } from "./moderation";
import { normalizeText } from "./normalize-text";

export interface AssessOptions {
  previous?: ConversationRisk | undefined;
  language?: SafetyLocale | undefined;
  /** What the child wrote before in this talk, oldest first; the last four are joined with the message. */
  recentTurns?: readonly string[] | undefined;
}

/** Chance of danger from which weak signs of several messages add up, and the sum that is asked about. */
const weakThreshold = 0.3;
const pressureThreshold = 1.1;
const tailLength = 160;

/** The memory of a conversation in which nothing has been said yet. */
export function emptyRisk(): ConversationRisk {
  return { version: 1, turn: 0, open: null, pressure: 0, tail: "", asked: null };
}

const nowWords =
  /\b(?:tonight|right now|now|today|this minute|already took|just took|esta noche|ahora|ahorita|hoy|goodbye|adios para siempre)\b/;

const denialPattern =
  /\b(?:jk|just kidding|kidding|joking|joke|just a song|not serious|did not mean|i am (?:fine|ok|okay|good)|never ?mind|nvm|forget (?:it|i said|what i said)|lol|haha|do not tell|just a (?:joke|prank|story|lyric)|was testing|es broma|era broma|broma|estoy bien|olvidalo|no es nada|solo (?:es|era) una (?:cancion|broma)|no le digas|mentira)\b/;

/**
 * Judges one message of a child (K7-K9): what phrases and the model see is weighed together; also joined
 * with the turns before, so that a phrase split over messages is seen. Pure; the returned `risk` goes into the next call.
 */
export function assessText(text: string, options: AssessOptions = {}): Assessment {
  const previous = options.previous ?? emptyRisk();
  const normalized = normalizeText(text);
  const reading = readNormalized(normalized);
  // Where something was found before, every sentence stands for itself again.
  const isInTalk = previous.turn > 0 && previous.open === null;
  const hits = decide(reading, isInTalk);
  if (hits.length === 0) hits.push(...findJoinedHits(normalized, previous, options.recentTurns));

  // Weak signs of several messages add up to a question.
  const chance = 1 / (1 + Math.exp(-reading.danger));
  const pressure = previous.pressure * 0.7 + (chance >= weakThreshold ? chance : 0);
  const isPressing = pressure >= pressureThreshold && chance >= weakThreshold;

  // A hint is asked about once; the answer, or another hint soon after, brings an adult.
  const answer = hits.length === 0 ? readAnswer(normalized, previous) : null;
  const hint =
    hits.length === 0 && !answer && !previous.open
      ? findHint(reading, isPressing ? "pressing" : isInTalk ? "inTalk" : "first")
      : null;
  if (answer && answer !== "no" && previous.asked) {
    const severity = answer === "yes" ? "high" : "concern";
    hits.push({ ruleId: `asked.${answer}`, category: previous.asked.category, severity });
  } else if (hint?.isReviewed && wasJustAsked(previous)) {
    hits.push({ ruleId: "asked.hint", category: hint.category, severity: "concern" });
  }

  const category = pickCategory(hits, reading.prediction.scores);
  const severity = category ? pickSeverity(hits, category, normalized) : "none";
  const turn = previous.turn + 1;
  const ask = hits.length === 0 && hint && !wasJustAsked(previous) ? hint.category : null;
  return {
    category,
    severity,
    escalate: category !== null,
    matchedRuleIds: hits.map((hit) => hit.ruleId),
    moderation: moderate(normalized, category).flags,
    ask,
    isAskDenied: answer === "no",
    isDenial: previous.open !== null && category === null && denialPattern.test(normalized),
    risk: {
      version: 1,
      turn,
      open: previous.open ?? (category && severity !== "none" ? { category, severity, turn } : null),
      pressure: Math.round(pressure * 1000) / 1000,
      tail: `${previous.tail} ${normalized}`.trim().slice(-tailLength),
      asked: ask ? { category: ask, turn } : previous.asked,
    },
  };
}

/** A message that stops in the middle of a sentence: the next one goes on with it. */
const endsOpen =
  /(?:^| )(?:i|to|my|me|a|an|the|and|or|at|in|on|with|of|for|want|wanna|going|gonna|cannot|can|touches|hurts|hits|kill|cut|y|o|que|de|mi|mis|me|en|con|por|para|a|al|voy|quiero|puedo|pienso|toca|pega)$/;

/**
 * Phrases that only appear when the message is read together with the turns before it. They may hold gaps of many
 * words, so they count only where a sentence really goes on.
 */
function findJoinedHits(
  normalized: string,
  previous: ConversationRisk,
  recentTurns: readonly string[] | undefined,
): Hit[] {
  const before = recentTurns?.length
    ? recentTurns.slice(-4).map((turn) => normalizeText(turn))
    : [previous.tail];
  if (!endsOpen.test(before.at(-1) ?? "")) return [];
  for (let count = 1; count <= before.length; count++) {
    const earlier = before.slice(-count).join(" ").trim();
    const known = new Set(decide(readNormalized(earlier)).map(({ ruleId }) => ruleId));
    const fresh = decide(readNormalized(normalizeText(`${earlier} ${normalized}`))).filter(
      ({ ruleId }) => !ruleId.startsWith("model.") && !known.has(ruleId),
    );
    if (fresh.length > 0) return fresh;
  }
  return [];
}

/** The kind most phrases and the classifier agree on; ties fall to the order of the phrases. */
function pickCategory(hits: readonly Hit[], scores: Record<CrisisCategory, number>): CrisisCategory | null {
  let best: CrisisCategory | null = null;
  let bestScore = 0;
  for (const category of new Set(hits.map((hit) => hit.category))) {
    const own = hits.filter((hit) => hit.category === category);
    const score =
      Math.max(...own.map((hit) => severities.indexOf(hit.severity))) * 0.1 +
      Math.min(own.length, 3) * 0.3 +
      scores[category];
    if (score > bestScore) {
      best = category;
      bestScore = score;
    }
  }
  return best;
}

function pickSeverity(hits: readonly Hit[], category: CrisisCategory, normalized: string): Severity {
  const own = hits.filter((hit) => hit.category === category).map((hit) => severities.indexOf(hit.severity));
  const level = Math.max(...own);
  if (severities[level] === "high" && nowWords.test(normalized)) return "imminent";
  return severities[level] ?? "concern";
}
