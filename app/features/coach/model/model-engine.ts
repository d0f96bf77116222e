import OpenAI from "openai";
import { z } from "zod";
import type { AgeBand, HistoryTurn, Locale } from "../engine";
import { systemPrompt } from "./prompt";
import { type PersonalDetails, Redaction } from "./redact";

export type ModelTurn = {
  message: string;
  history: readonly HistoryTurn[];
  ageBand: AgeBand;
  locale: Locale;
};

/** Speaks sentence by sentence; yields nothing when it failed, and never throws. */
export type ModelEngine = (turn: ModelTurn) => AsyncGenerator<string, void>;

export type ModelConfig = {
  apiKey: string;
  baseUrl: string;
  model: string;
  details: PersonalDetails;
  /** Whether what was said so far, with this sentence, may be shown (safety, words, reading grade). */
  isFit: (text: string, turn: ModelTurn) => boolean;
  onFailure: (reason: FailureReason) => void;
  firstTokenMs?: number;
  wholeAnswerMs?: number;
};

export type FailureReason = "refused" | "timeout" | "malformed" | "empty" | "unfit";

const longestHistory = 8;
/** More than any age band may read; a vendor that goes on is cut off (K19, K20). */
const longestAnswer = 2000;

const chunkSchema = z.object({
  choices: z.array(z.object({ delta: z.object({ content: z.string().nullish() }).nullish() })).optional(),
});

/** What the endpoint is asked, with every personal detail hidden. */
const requestOf = (model: string, turn: ModelTurn, redaction: Redaction) =>
  ({
    model,
    stream: true,
    max_tokens: 260,
    temperature: 0.6,
    messages: [
      { role: "system", content: systemPrompt(turn.ageBand, turn.locale) },
      ...turn.history.slice(-longestHistory).map((line) => ({
        role: line.role,
        content: redaction.hide(line.content),
      })),
      { role: "user", content: redaction.hide(turn.message) },
    ],
  }) satisfies OpenAI.ChatCompletionCreateParamsStreaming;

/** An engine for any OpenAI-compatible endpoint: plain text in, plain text out, no tools, no ids. */
export function createModelEngine(config: ModelConfig): ModelEngine {
  const client = new OpenAI({
    apiKey: config.apiKey,
    baseURL: config.baseUrl,
    maxRetries: 0,
    timeout: config.wholeAnswerMs ?? 20_000,
    // No account, user or platform details travel along.
    defaultHeaders: { "x-stainless-os": null, "x-stainless-arch": null, "x-stainless-runtime": null },
  });
  return async function* speak(turn) {
    const redaction = new Redaction(config.details);
    const aborter = new AbortController();
    const firstToken = setTimeout(() => aborter.abort(), config.firstTokenMs ?? 8000);
    const whole = setTimeout(() => aborter.abort(), config.wholeAnswerMs ?? 20_000);
    let shown = "";
    try {
      const stream = await client.chat.completions.create(requestOf(config.model, turn, redaction), {
        signal: aborter.signal,
      });
      let pending = "";
      let received = 0;
      for await (const raw of stream) {
        const text = chunkSchema.parse(raw).choices?.[0]?.delta?.content ?? "";
        if (!text) continue;
        clearTimeout(firstToken);
        received += text.length;
        pending += text;
        const { sentences, rest } = splitSentences(pending);
        pending = rest;
        for (const sentence of sentences) {
          const next = joinSentence(shown, redaction.restore(sentence));
          if (!config.isFit(next, turn)) {
            aborter.abort();
            if (!shown) config.onFailure("unfit");
            return;
          }
          yield next.slice(shown.length).trimStart();
          shown = next;
        }
        if (received > longestAnswer) {
          aborter.abort();
          if (!shown) config.onFailure("malformed");
          return;
        }
      }
      const last = joinSentence(shown, redaction.restore(pending.trim()));
      if (last !== shown && config.isFit(last, turn)) {
        yield last.slice(shown.length).trimStart();
        shown = last;
      }
      if (!shown) config.onFailure(received === 0 ? "empty" : "unfit");
    } catch (error) {
      if (!shown) config.onFailure(reasonOf(error, aborter.signal.aborted));
    } finally {
      clearTimeout(firstToken);
      clearTimeout(whole);
    }
  };
}

const joinSentence = (before: string, sentence: string) =>
  `${before}${before && sentence ? " " : ""}${sentence.trim()}`;

/** Whole sentences of a text that is still growing; a sentence is whole when something follows it. */
export function splitSentences(text: string): { sentences: string[]; rest: string } {
  const sentences: string[] = [];
  let rest = text;
  for (
    let match = /^\s*(.*?[.!?…]["”’)]?)\s+(?=\S)/su.exec(rest);
    match;
    match = /^\s*(.*?[.!?…]["”’)]?)\s+(?=\S)/su.exec(rest)
  ) {
    sentences.push(match[1] ?? "");
    rest = rest.slice(match[0].length);
  }
  return { sentences, rest };
}

function reasonOf(error: unknown, wasAborted: boolean): FailureReason {
  if (
    wasAborted ||
    error instanceof OpenAI.APIUserAbortError ||
    error instanceof OpenAI.APIConnectionTimeoutError
  )
    return "timeout";
  if (error instanceof OpenAI.APIError) return "refused";
  return "malformed";
}
