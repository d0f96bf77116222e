import OpenAI from "openai";
import { z } from "zod";
import { isVendorAssured } from "~/features/coach/index.server";
import { isOver13 } from "~/features/identity/index.server";
import { checkShortText } from "~/features/safety/index.server";
import type { UserRow } from "~/platform/context.server";
import type { Locale } from "~/platform/locale.server";
import type { ScoreEdits } from "./engine";
import type { CreateMusic } from "./music.schema";

/** An idea that comes later than this does not come at all: the engine decides alone. */
const PLAN_TIMEOUT_MS = 3000;
const TITLE_MAX_LENGTH = 60;

const clamped = (low: number, high: number) =>
  z.number().transform((value) => Math.max(low, Math.min(high, value)));

/** What a model may suggest: numbers from lists, never notes, and a title that is checked like a child's. */
const planSchema = z.object({
  tempoScale: clamped(0.92, 1.08).optional(),
  motifContour: z.array(clamped(-7, 7).transform(Math.round)).min(3).max(6).optional(),
  progressionIds: z
    .tuple([clamped(0, 9).transform(Math.round), clamped(0, 9).transform(Math.round)])
    .optional(),
  title: z.string().trim().min(1).max(TITLE_MAX_LENGTH).optional().catch(undefined),
});

export type ModelPlan = { edits?: ScoreEdits; title?: string };

type PlanEnv = Pick<Env, "OPENAI_API_KEY" | "OPENAI_BASE_URL" | "OPENAI_MODEL" | "ENVIRONMENT">;

const DEFAULT_BASE_URL = "https://api.openai.com/v1";

/**
 * Whether this person's choices may go to an outside model: a vendor with assurances (K21), and 13 or over
 * or a parent's separate consent (P7).
 */
export function mayUseModel(
  env: PlanEnv,
  user: Pick<UserRow, "userType" | "dateOfBirth" | "timeZone" | "externalModelConsent">,
  now: Date,
): boolean {
  if (!env.OPENAI_API_KEY || !env.OPENAI_MODEL) return false;
  if (!isVendorAssured(env.OPENAI_BASE_URL || DEFAULT_BASE_URL, env.ENVIRONMENT === "production"))
    return false;
  if (user.userType !== "student" || user.externalModelConsent) return true;
  return user.dateOfBirth !== null && isOver13(user.dateOfBirth, now, user.timeZone);
}

/**
 * Asks an OpenAI-compatible model for a plan; only the three choices and the language are sent. Any failure,
 * delay or nonsense gives an empty plan.
 */
export async function requestPlan(env: PlanEnv, input: CreateMusic, locale: Locale): Promise<ModelPlan> {
  try {
    const client = new OpenAI({
      apiKey: env.OPENAI_API_KEY,
      ...(env.OPENAI_BASE_URL ? { baseURL: env.OPENAI_BASE_URL } : {}),
      maxRetries: 0,
      timeout: PLAN_TIMEOUT_MS,
    });
    const answer = await client.chat.completions.create(
      {
        model: env.OPENAI_MODEL ?? "",
        response_format: { type: "json_object" },
        max_completion_tokens: 200,
        messages: [
          { role: "system", content: PLAN_PROMPT },
          { role: "user", content: JSON.stringify({ ...input, language: locale }) },
        ],
      },
      { signal: AbortSignal.timeout(PLAN_TIMEOUT_MS) },
    );
    return readPlan(answer.choices[0]?.message.content ?? "");
  } catch {
    return {};
  }
}

/** Checks and clamps a model's answer; an unsafe title is dropped, the rest kept. */
export function readPlan(text: string): ModelPlan {
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch {
    return {};
  }
  const parsed = planSchema.safeParse(value);
  if (!parsed.success) return {};
  const { title, ...rest } = parsed.data;
  const edits = Object.fromEntries(Object.entries(rest).filter(([, each]) => each !== undefined));
  const isSafe = title !== undefined && checkShortText(title).ok && !CLINICAL.test(title);
  return {
    ...(Object.keys(edits).length > 0 ? { edits } : {}),
    ...(isSafe ? { title } : {}),
  };
}

/** Titles never name a clinical state. */
const CLINICAL =
  /anxi|depress|therap|trauma|disorder|panic|suicid|adhd|ansie|depres|terapia|trastorno|pánico/i;

const PLAN_PROMPT = `You help a school music maker. Given a feeling, an activity, a musical style and a language,
answer with one JSON object and nothing else:
{"tempoScale": number 0.92-1.08, "motifContour": 4-5 integers from -7 to 7 (scale steps from the first note, starting with 0),
"progressionIds": [integer 0-4, integer 0-4], "title": 2-4 words in the language given: a scene, never a feeling or a state of health}`;
